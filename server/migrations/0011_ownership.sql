-- How often a table has changed its owner: whoever appends names this number, so that an earlier owner
-- cannot. Only several servers with one database change it.
ALTER TABLE tables ADD COLUMN owner TEXT;
ALTER TABLE tables ADD COLUMN owner_epoch INTEGER NOT NULL DEFAULT 0;
