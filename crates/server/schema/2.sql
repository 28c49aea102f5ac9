-- Who is told of what while he is away.
CREATE TABLE looks (
    game INTEGER PRIMARY KEY,
    seq  INTEGER NOT NULL,
    at   INTEGER NOT NULL
);
CREATE INDEX looks_at ON looks (at);

CREATE TABLE told (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    mark INTEGER NOT NULL,
    PRIMARY KEY (game, seat, kind)
) WITHOUT ROWID;

CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY,
    person   INTEGER NOT NULL,
    key      BLOB NOT NULL,
    auth     BLOB NOT NULL,
    created  INTEGER NOT NULL
);
CREATE INDEX subscriptions_person ON subscriptions (person, created);
