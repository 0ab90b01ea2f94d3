"""The server: tables, seats, the WebSocket, the store. The rules stay in the engine; the client only shows.

``protocol`` says what is sent both ways; ``store`` keeps it; ``tables`` plays; ``showing`` turns what is there into
messages. On top lies what connects them to the world: ``hub`` (all tables of a server), ``socket``, ``api`` and
``app`` (FastAPI), ``serving`` (the process). Arrows point one way:

    app, api, socket, hub -> showing -> tables -> protocol, store.interface
"""
