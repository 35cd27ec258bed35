-- Whether the result of a table counts for ratings, and when it was counted, which happens once.
ALTER TABLE tables ADD COLUMN is_rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN rated_at INTEGER;

-- The player whose place a bot took, and whether a bot decided at the seat when time was over: a
-- rated match counts as lost for both.
ALTER TABLE seats ADD COLUMN left_player TEXT REFERENCES players (id);
ALTER TABLE seats ADD COLUMN timed_out INTEGER NOT NULL DEFAULT 0;

-- When a player was deleted. Rows of players stay, since tables name them.
ALTER TABLE players ADD COLUMN deleted INTEGER;
UPDATE players SET deleted = 0 WHERE name = '—';

-- The ratings of players by game and number of seats, and how many matches led to them.
CREATE TABLE ratings (
    player TEXT NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    value REAL NOT NULL,
    deviation REAL NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    PRIMARY KEY (player, game, seats)
) STRICT;
CREATE INDEX ratings_by_value ON ratings (game, seats, value);

-- Rated matches that all seats win or lose together.
CREATE TABLE campaigns (
    player TEXT NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    played INTEGER NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (player, game)
) STRICT;
