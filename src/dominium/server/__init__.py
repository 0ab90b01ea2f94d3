"""The server: tables, seats, the WebSocket, the store. The rules stay in the engine; the client only shows."""
