"""Where games are kept: the interface of a store, SQLite, PostgreSQL, and how old databases are brought up to date.

This package imports nothing of the server; documents are texts to it.
"""
