-- Players whom the operator has banned.
CREATE TABLE bans (
    player TEXT PRIMARY KEY REFERENCES players (id),
    reason TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

-- What the operator tells all players; at most one row.
CREATE TABLE announcements (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    text TEXT NOT NULL
) STRICT;
