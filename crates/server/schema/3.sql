-- Lines that were written last, in the order in which they came: many games' lines lie side by side on few pages, so that a
-- commit writes few. They are moved to the log, where each game's lie together, some thousand at a time.
CREATE TABLE fresh (
    game   INTEGER NOT NULL,
    seq    INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    writer INTEGER NOT NULL,
    id     INTEGER,
    line   TEXT NOT NULL,
    head   INTEGER NOT NULL
);
CREATE UNIQUE INDEX fresh_line ON fresh (game, seq);
-- Who was first is decided over both.
CREATE TRIGGER fresh_taken BEFORE INSERT ON fresh
WHEN EXISTS (SELECT 1 FROM log WHERE game = NEW.game AND seq = NEW.seq)
BEGIN SELECT RAISE(ABORT, 'taken'); END;
