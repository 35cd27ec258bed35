-- Mail addresses of players who want to be told by mail. One is used once its owner has confirmed
-- it with the code that was sent there.
CREATE TABLE mail_addresses (
    player TEXT PRIMARY KEY REFERENCES players (id),
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    -- The code that is waited for, until when, and how often a wrong one was entered; NULL once the
    -- address is confirmed.
    code TEXT,
    code_expires INTEGER NOT NULL,
    code_failures INTEGER NOT NULL DEFAULT 0,
    failures INTEGER NOT NULL DEFAULT 0,
    failing_since INTEGER
) STRICT;

-- When codes were sent, by player and by the hash of the address, so that nobody floods a mailbox.
CREATE TABLE mail_codes (
    player TEXT NOT NULL REFERENCES players (id),
    address_hash BLOB NOT NULL,
    sent INTEGER NOT NULL
) STRICT;
CREATE INDEX mail_codes_by_sent ON mail_codes (sent);
