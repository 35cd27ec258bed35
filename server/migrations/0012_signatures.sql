-- Whoever plays a seat signs the actions there: the key that everybody knew when the match was dealt, and
-- that of the person who has the seat now, who may have taken it over.
ALTER TABLE seats ADD COLUMN deal_key BLOB;
ALTER TABLE seats ADD COLUMN signing_key BLOB;
-- The key that has signed the action of a record, and its signature.
ALTER TABLE log ADD COLUMN signature BLOB;
