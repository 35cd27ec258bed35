-- What happens when the time of a player is over.
ALTER TABLE tables ADD COLUMN timeout_policy TEXT NOT NULL DEFAULT 'bot';

-- Vacations: when each one began, how many days it counts, and when it was ended early.
CREATE TABLE vacations (
    player TEXT NOT NULL REFERENCES players (id),
    start INTEGER NOT NULL,
    days INTEGER NOT NULL,
    ended INTEGER,
    PRIMARY KEY (player, start)
) STRICT;
