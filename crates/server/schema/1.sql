-- A game is its log. Everything else can be made from it, but for who sits where.
CREATE TABLE log (
    game   INTEGER NOT NULL,
    seq    INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    writer INTEGER NOT NULL,
    id     INTEGER,
    line   TEXT NOT NULL,
    head   INTEGER NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;

CREATE TABLE games (
    game     INTEGER PRIMARY KEY,
    created  INTEGER NOT NULL,
    changed  INTEGER NOT NULL,
    scenario TEXT NOT NULL,
    name_one TEXT,
    name_two TEXT,
    stage    TEXT NOT NULL,
    due      INTEGER,
    winner   INTEGER,
    invader  INTEGER,
    turn     INTEGER NOT NULL,
    public   INTEGER NOT NULL,
    flag_at  INTEGER
);
CREATE INDEX games_open ON games (stage, changed) WHERE public;
CREATE INDEX games_flag ON games (flag_at) WHERE flag_at IS NOT NULL;

CREATE TABLE chairs (
    game   INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    person INTEGER NOT NULL,
    tip    BLOB,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX chairs_person ON chairs (person);

CREATE TABLE people (
    person   INTEGER PRIMARY KEY,
    recovery BLOB NOT NULL UNIQUE,
    created  INTEGER NOT NULL
);
CREATE TABLE tokens (
    token   BLOB PRIMARY KEY,
    person  INTEGER NOT NULL,
    created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tokens_person ON tokens (person);

CREATE TABLE host (one INTEGER PRIMARY KEY, beat INTEGER NOT NULL);
CREATE TABLE outages (since INTEGER NOT NULL, until INTEGER NOT NULL);
