"""What a viewer is shown: the only way from a table and its game to a client.

``viewer`` is somebody at a table and makes the messages when they can be sent; ``display`` keeps what several viewers
share. The other modules turn one thing each into messages: the log, the game, its end, the table, kingdoms, replays.
This package imports the tables, the protocol and the rows of the store; how a message travels is not its business.
"""
