-- Whether the players of a table may write texts to each other.
ALTER TABLE tables ADD COLUMN has_chat INTEGER NOT NULL DEFAULT 0;

-- The last messages of each table; what was said is JSON.
CREATE TABLE talk (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    player TEXT NOT NULL REFERENCES players (id),
    seat INTEGER NOT NULL,
    speech TEXT NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT;
CREATE INDEX talk_by_player ON talk (player);

-- Players whom another one does not want to hear at one table.
CREATE TABLE muted_players (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    player TEXT NOT NULL REFERENCES players (id),
    muted TEXT NOT NULL REFERENCES players (id),
    PRIMARY KEY (table_id, player, muted)
) STRICT;

CREATE TABLE follows (
    player TEXT NOT NULL REFERENCES players (id),
    followed TEXT NOT NULL REFERENCES players (id),
    created INTEGER NOT NULL,
    PRIMARY KEY (player, followed)
) STRICT;
CREATE INDEX follows_by_followed ON follows (followed);

CREATE TABLE blocks (
    player TEXT NOT NULL REFERENCES players (id),
    blocked TEXT NOT NULL REFERENCES players (id),
    created INTEGER NOT NULL,
    PRIMARY KEY (player, blocked)
) STRICT;
CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- What players have reported to the operator, with the last messages of the table as JSON.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    reporter TEXT NOT NULL REFERENCES players (id),
    player TEXT NOT NULL REFERENCES players (id),
    table_id TEXT REFERENCES tables (id) ON DELETE SET NULL,
    reason TEXT NOT NULL,
    text TEXT NOT NULL,
    messages TEXT NOT NULL,
    created INTEGER NOT NULL,
    resolved INTEGER
) STRICT;
CREATE UNIQUE INDEX open_reports ON reports (reporter, player, coalesce(table_id, '')) WHERE resolved IS NULL;
CREATE INDEX reports_by_time ON reports (resolved, created);

-- The keys of the page of the operator, of which only hashes are stored.
CREATE TABLE admin_keys (
    id TEXT PRIMARY KEY,
    key_hash BLOB NOT NULL,
    created INTEGER NOT NULL
) STRICT;
