-- Values of the server itself, such as the key of seat tokens.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;

-- A player has a public id, and a key of which only the hash is stored.
CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    key_hash BLOB NOT NULL UNIQUE,
    created INTEGER NOT NULL
) STRICT;

-- Times are milliseconds since 1970; options, time control and result are JSON.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    rules INTEGER NOT NULL,
    host TEXT NOT NULL REFERENCES players (id),
    visibility TEXT NOT NULL,
    time_control TEXT NOT NULL,
    phase TEXT NOT NULL,
    invitation TEXT NOT NULL,
    server_share BLOB NOT NULL,
    -- The save of the dealt match without entries; NULL while seats are open.
    start TEXT,
    entries INTEGER NOT NULL DEFAULT 0,
    -- The seats that the match waits for, one bit each.
    to_act INTEGER NOT NULL DEFAULT 0,
    -- The first end of the clocks that run, for finding the table; and all clocks.
    deadline INTEGER,
    clocks TEXT NOT NULL DEFAULT '{}',
    result TEXT,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL
) STRICT;
-- A share that is known from one table must not serve for another one.
CREATE UNIQUE INDEX tables_by_share ON tables (server_share);
CREATE INDEX tables_by_phase ON tables (phase, visibility, updated);
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    -- Exactly one of the two is set once the seat is taken.
    player TEXT REFERENCES players (id),
    level TEXT,
    seed_share BLOB,
    PRIMARY KEY (table_id, seat)
) STRICT;
CREATE INDEX seats_by_player ON seats (player, table_id);

-- What happened at a table, in order: entries of the log, and how many of them an undo leaves.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    record TEXT NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT;
