-- Public registers are asked by one server at a time, and so many times a day: counted by the day in Prague, for the whole
-- installation.
create table register_turn (
  register text primary key check (register ~ '^[a-z]+$'),
  day date not null,
  spent integer not null default 0 check (spent >= 0),
  -- Whose turn it is, until when at the latest: a server that died gives it up so.
  taken_as uuid,
  held_until timestamptz
);
grant select, insert, update on register_turn to {app};
