"""Cards of somebody's own at the table: files with classes of cards, their words and their drawings.

Such a file is a program: it runs with the rights of whoever loads it. It is loaded only where somebody names it on the
command line or puts it into their own folder, never because of anything that comes over the network.
"""
