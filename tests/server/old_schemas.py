"""Databases as earlier versions made them: their statements, word for word, and rows as they wrote them."""

from __future__ import annotations

#: before there were versions of the schema
SQLITE_0 = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, version INTEGER NOT NULL, state TEXT NOT NULL, public INTEGER NOT NULL,
    address TEXT NOT NULL, made REAL NOT NULL, touched REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_public ON tables (touched) WHERE public;
CREATE INDEX IF NOT EXISTS tables_address ON tables (address, made);
CREATE TABLE IF NOT EXISTS games (
    table_id TEXT NOT NULL, game INTEGER NOT NULL, head TEXT NOT NULL, seal TEXT NOT NULL,
    PRIMARY KEY (table_id, game)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS moves (
    table_id TEXT NOT NULL, game INTEGER NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL,
    seat INTEGER NOT NULL, mark INTEGER NOT NULL, answer TEXT NOT NULL, auto INTEGER NOT NULL,
    PRIMARY KEY (table_id, game, number)
) WITHOUT ROWID;
"""

POSTGRES_0 = """
CREATE TABLE IF NOT EXISTS dominium_tables (
    id text PRIMARY KEY, version integer NOT NULL, state text NOT NULL, public boolean NOT NULL,
    address text NOT NULL, made double precision NOT NULL, touched double precision NOT NULL
);
CREATE INDEX IF NOT EXISTS dominium_tables_public ON dominium_tables (touched) WHERE public;
CREATE INDEX IF NOT EXISTS dominium_tables_address ON dominium_tables (address, made);
CREATE TABLE IF NOT EXISTS dominium_games (
    table_id text NOT NULL, game integer NOT NULL, head text NOT NULL, seal text NOT NULL,
    PRIMARY KEY (table_id, game)
);
CREATE TABLE IF NOT EXISTS dominium_moves (
    table_id text NOT NULL, game integer NOT NULL, number integer NOT NULL, kind text NOT NULL,
    seat integer NOT NULL, mark bigint NOT NULL, answer text NOT NULL, auto boolean NOT NULL,
    PRIMARY KEY (table_id, game, number)
);
"""

#: a table in the middle of a game of Ann's, who is asked which Treasures to play
TABLE = "oldtable"
TOKEN = "0123456789abcdefghijklmn"
STATE = (
    '{"seats":[{"kind":"person","name":"Ann","level":"",'
    '"key":"d5ea2aa9223ac1fa43ccec70b30962690fcfc6686857f99a0c4b2963cf8bee4b","ready":true,"stand_in":"",'
    '"rematch":false,"autoplay":true},{"kind":"bot","name":"Agnes","level":"steady","key":"","ready":true,'
    '"stand_in":"","rematch":false,"autoplay":true}],"owner":0,"phase":"playing","choice":{"how":"cards","cards":'
    '["cellar","chapel","festival","laboratory","market","merchant","moat","smithy","village","workshop"],'
    '"projects":[]},"options":{"choose_top":false,"clock":0,"public":true,"spectators":true,'
    '"aids":{"points":true,"deck":true},"autoplay":false,"bot_delay":0.7},"cards":["cellar","chapel","festival",'
    '"laboratory","market","merchant","moat","smithy","village","workshop"],"projects":[],"seed":7,"game":1,'
    '"turn":0,"asked":-1,"noted":-1,"undo":null,"picks":[],"passed":[],"winners":[],"wish":null}'
)
HEAD = """{
"game": "dominium",
"format": 1,
"version": "0.1.0",
"players": 2,
"names": ["Ann", "Agnes"],
"agents": ["person", "steady"],
"kingdom": ["cellar", "chapel", "festival", "laboratory", "market", "merchant", "moat", "smithy", "village", "workshop"],
"projects": [],
"choose_top": false,
"seed": 7,
"sealed": false,
"first": -1,
"result": null,
"answers": [

]
}
"""
#: seat, mark, answer
MOVES = (
    (0, 2292128065, "[0, 0]"),
    (0, 2903319009, "[5]"),
    (1, 1933519794, "[0, 0, 0, 0, 0]"),
    (1, 1713602753, "[11]"),
    (0, 3164683386, "[0, 0, 0, 0, 0]"),
    (0, 2723629647, "[11]"),
    (1, 1191251593, "[0, 0]"),
    (1, 1353594820, "[]"),
    (0, 2887132455, "[1]"),
)
#: what Ann holds then, and the turn
HAND = ["copper", "copper", "copper", "copper", "estate", "estate", "moat"]
TURN = 5
