-- Further keys of a player, one for each device that signed in with a passkey.
CREATE TABLE player_keys (
    key_hash BLOB PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    created INTEGER NOT NULL
) STRICT;
CREATE INDEX player_keys_by_player ON player_keys (player);

-- Counts how often the player has signed out all devices: tokens of seats from before do not work.
ALTER TABLE players ADD COLUMN token_epoch INTEGER NOT NULL DEFAULT 0;

-- Passkeys of players. The handle is what a passkey knows of its player; it says nothing of them.
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    handle BLOB NOT NULL,
    credential_id BLOB NOT NULL UNIQUE,
    credential TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER
) STRICT;
CREATE INDEX passkeys_by_player ON passkeys (player);

-- Questions to passkeys that wait for their answer: of a player who adds one, or of anybody who
-- signs in.
CREATE TABLE passkey_challenges (
    id TEXT PRIMARY KEY,
    player TEXT REFERENCES players (id),
    state TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT;
CREATE INDEX passkey_challenges_by_expires ON passkey_challenges (expires);
