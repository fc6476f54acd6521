-- What whoever runs the portal was told of and that lasts: told once, and again only after it was over.
create table told_once (
  name text primary key,
  told_at timestamptz not null
);
