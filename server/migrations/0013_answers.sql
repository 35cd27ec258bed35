-- The answers that are given for the player of a seat who is only asked whether to react, and the last
-- answer that takes effect later, both as JSON; and that delay, in seconds.
ALTER TABLE seats ADD COLUMN answers TEXT;
ALTER TABLE seats ADD COLUMN held TEXT;
ALTER TABLE tables ADD COLUMN reaction_delay INTEGER NOT NULL DEFAULT 0;
