-- The equal parts that the register counted the house in when the list was built, so that a vote shows its shares in the
-- same ones; null of older lists, and where they are too many to be read. It decides nothing and is in no fingerprint.
alter table vote add column parts bigint check (parts > 0);
