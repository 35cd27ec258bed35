-- Tournaments; options, format and time control are JSON. Rounds count from 1, and are 0 before the
-- start.
CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    organizer TEXT NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    format TEXT NOT NULL,
    time_control TEXT NOT NULL,
    is_rated INTEGER NOT NULL,
    min_players INTEGER NOT NULL,
    max_players INTEGER NOT NULL,
    starts INTEGER,
    phase TEXT NOT NULL,
    round INTEGER NOT NULL DEFAULT 0,
    rounds INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL
) STRICT;
CREATE INDEX tournaments_by_phase ON tournaments (phase, updated);

-- Who takes part. The seed is the place by rating at the start, from 0; NULL before it. Pairings
-- follow from the seeds and the results, so none of them changes later.
CREATE TABLE tournament_players (
    tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    player TEXT NOT NULL REFERENCES players (id),
    joined INTEGER NOT NULL,
    seed INTEGER,
    -- When the player has left, after the start.
    has_left INTEGER,
    PRIMARY KEY (tournament, player)
) STRICT;
CREATE INDEX tournament_players_by_player ON tournament_players (player);

-- Who meets whom. Without a second player it is a bye.
CREATE TABLE tournament_pairings (
    tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    board INTEGER NOT NULL,
    leg INTEGER NOT NULL,
    first TEXT NOT NULL REFERENCES players (id),
    second TEXT REFERENCES players (id),
    table_id TEXT REFERENCES tables (id) ON DELETE SET NULL,
    -- When whoever has not opened the table by then loses.
    deadline INTEGER,
    outcome TEXT,
    reason TEXT,
    PRIMARY KEY (tournament, round, board, leg)
) STRICT;
CREATE INDEX tournament_pairings_by_table ON tournament_pairings (table_id);
CREATE INDEX open_tournament_pairings ON tournament_pairings (tournament) WHERE outcome IS NULL;

-- Players who may create tournaments where only such players may.
CREATE TABLE organizers (
    player TEXT PRIMARY KEY REFERENCES players (id)
) STRICT;

-- The tournament of a table, and for whom a seat is kept until the player opens the table.
ALTER TABLE tables ADD COLUMN tournament TEXT REFERENCES tournaments (id);
ALTER TABLE seats ADD COLUMN reserved TEXT REFERENCES players (id);
CREATE INDEX seats_by_reserved ON seats (reserved, table_id) WHERE reserved IS NOT NULL;
