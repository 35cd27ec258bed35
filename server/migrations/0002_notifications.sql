-- The table of the rematch, once a player has asked for it.
ALTER TABLE tables ADD COLUMN rematch TEXT REFERENCES tables (id);

-- How a player wants to be told that a match waits. Quiet hours are minutes of the player's day.
CREATE TABLE notification_settings (
    player TEXT PRIMARY KEY REFERENCES players (id),
    quiet_from INTEGER,
    quiet_to INTEGER,
    utc_offset INTEGER NOT NULL DEFAULT 0,
    webhook TEXT,
    webhook_failures INTEGER NOT NULL DEFAULT 0,
    webhook_failing_since INTEGER,
    -- When the player last asked for a test.
    tested INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Browsers that are told by Web Push, at the push service that each one has chosen.
CREATE TABLE push_subscriptions (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    endpoint TEXT NOT NULL UNIQUE,
    public_key BLOB NOT NULL,
    auth_secret BLOB NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0,
    failing_since INTEGER,
    created INTEGER NOT NULL
) STRICT;
CREATE INDEX push_subscriptions_by_player ON push_subscriptions (player);

-- Tables of which a player wants to hear nothing.
CREATE TABLE muted_tables (
    player TEXT NOT NULL REFERENCES players (id),
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (player, table_id)
) STRICT;

-- The last notification of each table and player: what it is about, when that was asked, when it is
-- due (NULL once it is sent or no longer needed), and when the last one was sent.
CREATE TABLE notifications (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    player TEXT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    question TEXT NOT NULL,
    asked INTEGER NOT NULL,
    due INTEGER,
    sent INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, player)
) STRICT;
CREATE INDEX notifications_by_due ON notifications (due) WHERE due IS NOT NULL;
