-- Sites that let their own users play. Both secrets are needed as they are, to check tokens and to
-- sign webhooks. Origins are separated by spaces.
CREATE TABLE publishers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    origins TEXT NOT NULL,
    webhook TEXT,
    token_secret BLOB NOT NULL,
    webhook_secret BLOB NOT NULL,
    created INTEGER NOT NULL
) STRICT;

-- The player of each user of a publisher.
CREATE TABLE publisher_users (
    publisher TEXT NOT NULL REFERENCES publishers (id) ON DELETE CASCADE,
    user TEXT NOT NULL,
    player TEXT NOT NULL UNIQUE REFERENCES players (id),
    PRIMARY KEY (publisher, user)
) STRICT;

-- Keys of such players, each with an end; a user may have several devices.
CREATE TABLE publisher_sessions (
    key_hash BLOB PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    expires INTEGER NOT NULL
) STRICT;
CREATE INDEX publisher_sessions_by_player ON publisher_sessions (player);
CREATE INDEX publisher_sessions_by_expires ON publisher_sessions (expires);

-- Tokens that were used, until they would have expired anyway.
CREATE TABLE publisher_tokens (
    publisher TEXT NOT NULL REFERENCES publishers (id) ON DELETE CASCADE,
    token TEXT NOT NULL,
    expires INTEGER NOT NULL,
    PRIMARY KEY (publisher, token)
) STRICT;
CREATE INDEX publisher_tokens_by_expires ON publisher_tokens (expires);

-- Results that publishers are still to be told, and when the next attempt is due.
CREATE TABLE publisher_events (
    id TEXT PRIMARY KEY,
    publisher TEXT NOT NULL REFERENCES publishers (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX publisher_events_by_due ON publisher_events (due);
