-- The whole schema for PostgreSQL, as the changes of SQLite leave it. Further changes go to both.
--
-- Times are milliseconds since 1970; options, time control and result are JSON.

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BYTEA NOT NULL
);
CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    key_hash BYTEA NOT NULL UNIQUE,
    created BIGINT NOT NULL,
    deleted BIGINT,
    token_epoch BIGINT NOT NULL DEFAULT 0
);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    rules BIGINT NOT NULL,
    host TEXT NOT NULL REFERENCES players (id),
    visibility TEXT NOT NULL,
    time_control TEXT NOT NULL,
    phase TEXT NOT NULL,
    invitation TEXT NOT NULL,
    server_share BYTEA NOT NULL,
    start TEXT,
    entries BIGINT NOT NULL DEFAULT 0,
    to_act BIGINT NOT NULL DEFAULT 0,
    deadline BIGINT,
    clocks TEXT NOT NULL DEFAULT '{}',
    result TEXT,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    rematch TEXT REFERENCES tables (id),
    is_rated BOOLEAN NOT NULL DEFAULT FALSE,
    rated_at BIGINT,
    timeout_policy TEXT NOT NULL DEFAULT 'bot',
    has_chat BOOLEAN NOT NULL DEFAULT FALSE,
    reaction_delay BIGINT NOT NULL DEFAULT 0,
    owner TEXT,
    owner_epoch BIGINT NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX tables_by_share ON tables (server_share);
CREATE INDEX tables_by_phase ON tables (phase, visibility, updated);
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    player TEXT REFERENCES players (id),
    level TEXT,
    seed_share BYTEA,
    left_player TEXT REFERENCES players (id),
    timed_out BOOLEAN NOT NULL DEFAULT FALSE,
    deal_key BYTEA,
    signing_key BYTEA,
    answers TEXT,
    held TEXT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_player ON seats (player, table_id);
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    record TEXT NOT NULL,
    time BIGINT NOT NULL,
    signature BYTEA,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE notification_settings (
    player TEXT PRIMARY KEY REFERENCES players (id),
    quiet_from BIGINT,
    quiet_to BIGINT,
    utc_offset BIGINT NOT NULL DEFAULT 0,
    webhook TEXT,
    webhook_failures BIGINT NOT NULL DEFAULT 0,
    webhook_failing_since BIGINT,
    tested BIGINT NOT NULL DEFAULT 0
);
CREATE TABLE push_subscriptions (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    endpoint TEXT NOT NULL UNIQUE,
    public_key BYTEA NOT NULL,
    auth_secret BYTEA NOT NULL,
    failures BIGINT NOT NULL DEFAULT 0,
    failing_since BIGINT,
    created BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_by_player ON push_subscriptions (player);
CREATE TABLE muted_tables (
    player TEXT NOT NULL REFERENCES players (id),
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (player, table_id)
);
CREATE TABLE notifications (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    player TEXT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    question TEXT NOT NULL,
    asked BIGINT NOT NULL,
    due BIGINT,
    sent BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, player)
);
CREATE INDEX notifications_by_due ON notifications (due) WHERE due IS NOT NULL;
CREATE TABLE ratings (
    player TEXT NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    matches BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    PRIMARY KEY (player, game, seats)
);
CREATE INDEX ratings_by_value ON ratings (game, seats, value);
CREATE TABLE campaigns (
    player TEXT NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    played BIGINT NOT NULL,
    won BIGINT NOT NULL,
    PRIMARY KEY (player, game)
);
CREATE TABLE bans (
    player TEXT PRIMARY KEY REFERENCES players (id),
    reason TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE announcements (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    text TEXT NOT NULL
);
CREATE TABLE vacations (
    player TEXT NOT NULL REFERENCES players (id),
    start BIGINT NOT NULL,
    days BIGINT NOT NULL,
    ended BIGINT,
    PRIMARY KEY (player, start)
);
CREATE TABLE publishers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    origins TEXT NOT NULL,
    webhook TEXT,
    token_secret BYTEA NOT NULL,
    webhook_secret BYTEA NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE publisher_users (
    publisher TEXT NOT NULL REFERENCES publishers (id) ON DELETE CASCADE,
    "user" TEXT NOT NULL,
    player TEXT NOT NULL UNIQUE REFERENCES players (id),
    PRIMARY KEY (publisher, "user")
);
CREATE TABLE publisher_sessions (
    key_hash BYTEA PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    expires BIGINT NOT NULL
);
CREATE INDEX publisher_sessions_by_player ON publisher_sessions (player);
CREATE INDEX publisher_sessions_by_expires ON publisher_sessions (expires);
CREATE TABLE publisher_tokens (
    publisher TEXT NOT NULL REFERENCES publishers (id) ON DELETE CASCADE,
    token TEXT NOT NULL,
    expires BIGINT NOT NULL,
    PRIMARY KEY (publisher, token)
);
CREATE INDEX publisher_tokens_by_expires ON publisher_tokens (expires);
CREATE TABLE publisher_events (
    id TEXT PRIMARY KEY,
    publisher TEXT NOT NULL REFERENCES publishers (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    due BIGINT NOT NULL,
    attempts BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX publisher_events_by_due ON publisher_events (due);
CREATE TABLE talk (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    player TEXT NOT NULL REFERENCES players (id),
    seat BIGINT NOT NULL,
    speech TEXT NOT NULL,
    time BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE INDEX talk_by_player ON talk (player);
CREATE TABLE muted_players (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    player TEXT NOT NULL REFERENCES players (id),
    muted TEXT NOT NULL REFERENCES players (id),
    PRIMARY KEY (table_id, player, muted)
);
CREATE TABLE follows (
    player TEXT NOT NULL REFERENCES players (id),
    followed TEXT NOT NULL REFERENCES players (id),
    created BIGINT NOT NULL,
    PRIMARY KEY (player, followed)
);
CREATE INDEX follows_by_followed ON follows (followed);
CREATE TABLE blocks (
    player TEXT NOT NULL REFERENCES players (id),
    blocked TEXT NOT NULL REFERENCES players (id),
    created BIGINT NOT NULL,
    PRIMARY KEY (player, blocked)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked);
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    reporter TEXT NOT NULL REFERENCES players (id),
    player TEXT NOT NULL REFERENCES players (id),
    table_id TEXT REFERENCES tables (id) ON DELETE SET NULL,
    reason TEXT NOT NULL,
    text TEXT NOT NULL,
    messages TEXT NOT NULL,
    created BIGINT NOT NULL,
    resolved BIGINT
);
CREATE UNIQUE INDEX open_reports ON reports (reporter, player, coalesce(table_id, '')) WHERE resolved IS NULL;
CREATE INDEX reports_by_time ON reports (resolved, created);
CREATE TABLE admin_keys (
    id TEXT PRIMARY KEY,
    key_hash BYTEA NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE player_keys (
    key_hash BYTEA PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    created BIGINT NOT NULL
);
CREATE INDEX player_keys_by_player ON player_keys (player);
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    handle BYTEA NOT NULL,
    credential_id BYTEA NOT NULL UNIQUE,
    credential TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT
);
CREATE INDEX passkeys_by_player ON passkeys (player);
CREATE TABLE passkey_challenges (
    id TEXT PRIMARY KEY,
    player TEXT REFERENCES players (id),
    state TEXT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX passkey_challenges_by_expires ON passkey_challenges (expires);
CREATE TABLE mail_addresses (
    player TEXT PRIMARY KEY REFERENCES players (id),
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    code TEXT,
    code_expires BIGINT NOT NULL,
    code_failures BIGINT NOT NULL DEFAULT 0,
    failures BIGINT NOT NULL DEFAULT 0,
    failing_since BIGINT
);
CREATE TABLE mail_codes (
    player TEXT NOT NULL REFERENCES players (id),
    address_hash BYTEA NOT NULL,
    sent BIGINT NOT NULL
);
CREATE INDEX mail_codes_by_sent ON mail_codes (sent);
-- Only PostgreSQL has several servers: each one, and whoever looks for what is due, until it has to
-- be renewed.
CREATE TABLE leases (
    name TEXT PRIMARY KEY,
    node TEXT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX tables_by_owner ON tables (owner) WHERE owner IS NOT NULL;
CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    organizer TEXT NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    format TEXT NOT NULL,
    time_control TEXT NOT NULL,
    is_rated BOOLEAN NOT NULL,
    min_players BIGINT NOT NULL,
    max_players BIGINT NOT NULL,
    starts BIGINT,
    phase TEXT NOT NULL,
    round BIGINT NOT NULL DEFAULT 0,
    rounds BIGINT NOT NULL DEFAULT 0,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL
);
CREATE INDEX tournaments_by_phase ON tournaments (phase, updated);
CREATE TABLE tournament_players (
    tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    player TEXT NOT NULL REFERENCES players (id),
    joined BIGINT NOT NULL,
    seed BIGINT,
    has_left BIGINT,
    PRIMARY KEY (tournament, player)
);
CREATE INDEX tournament_players_by_player ON tournament_players (player);
CREATE TABLE tournament_pairings (
    tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round BIGINT NOT NULL,
    board BIGINT NOT NULL,
    leg BIGINT NOT NULL,
    first TEXT NOT NULL REFERENCES players (id),
    second TEXT REFERENCES players (id),
    table_id TEXT REFERENCES tables (id) ON DELETE SET NULL,
    deadline BIGINT,
    outcome TEXT,
    reason TEXT,
    PRIMARY KEY (tournament, round, board, leg)
);
CREATE INDEX tournament_pairings_by_table ON tournament_pairings (table_id);
CREATE INDEX open_tournament_pairings ON tournament_pairings (tournament) WHERE outcome IS NULL;
CREATE TABLE organizers (
    player TEXT PRIMARY KEY REFERENCES players (id)
);
ALTER TABLE tables ADD COLUMN tournament TEXT REFERENCES tournaments (id);
ALTER TABLE seats ADD COLUMN reserved TEXT REFERENCES players (id);
CREATE INDEX seats_by_reserved ON seats (reserved, table_id) WHERE reserved IS NOT NULL;

-- SQLite has one writer, so what asks for players that were not deleted sees the last deletion. Here a
-- row may be added while the player is being deleted: it waits for the end of that, and is left out.
CREATE FUNCTION leave_out_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM players WHERE id = NEW.player AND deleted IS NULL FOR SHARE;
    IF FOUND THEN
        RETURN NEW;
    END IF;
    RETURN NULL;
END
$$;
CREATE TRIGGER leave_out_deleted BEFORE INSERT ON notifications FOR EACH ROW EXECUTE FUNCTION leave_out_deleted();
CREATE TRIGGER leave_out_deleted BEFORE INSERT ON notification_settings FOR EACH ROW EXECUTE FUNCTION leave_out_deleted();
CREATE TRIGGER leave_out_deleted BEFORE INSERT ON push_subscriptions FOR EACH ROW EXECUTE FUNCTION leave_out_deleted();
CREATE TRIGGER leave_out_deleted BEFORE INSERT ON muted_tables FOR EACH ROW EXECUTE FUNCTION leave_out_deleted();
CREATE TRIGGER leave_out_deleted BEFORE INSERT ON mail_addresses FOR EACH ROW EXECUTE FUNCTION leave_out_deleted();
CREATE TRIGGER leave_out_deleted BEFORE INSERT ON mail_codes FOR EACH ROW EXECUTE FUNCTION leave_out_deleted();
CREATE TRIGGER leave_out_deleted BEFORE INSERT ON passkeys FOR EACH ROW EXECUTE FUNCTION leave_out_deleted();
CREATE TRIGGER leave_out_deleted BEFORE INSERT ON player_keys FOR EACH ROW EXECUTE FUNCTION leave_out_deleted();
CREATE TRIGGER leave_out_deleted BEFORE INSERT ON vacations FOR EACH ROW EXECUTE FUNCTION leave_out_deleted();
CREATE TRIGGER leave_out_deleted BEFORE INSERT ON talk FOR EACH ROW EXECUTE FUNCTION leave_out_deleted();
CREATE TRIGGER leave_out_deleted BEFORE INSERT ON muted_players FOR EACH ROW EXECUTE FUNCTION leave_out_deleted();
CREATE TRIGGER leave_out_deleted BEFORE INSERT ON follows FOR EACH ROW EXECUTE FUNCTION leave_out_deleted();
CREATE TRIGGER leave_out_deleted BEFORE INSERT ON blocks FOR EACH ROW EXECUTE FUNCTION leave_out_deleted();
CREATE TRIGGER leave_out_deleted BEFORE INSERT ON organizers FOR EACH ROW EXECUTE FUNCTION leave_out_deleted();
