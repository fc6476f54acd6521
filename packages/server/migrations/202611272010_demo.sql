-- That this database was furnished for a demonstration, and on which day: nothing that anybody typed is in it, so it may be
-- furnished anew. A start that is no demonstration removes the row.
create table demo_sample (
  one boolean primary key default true check (one),
  day date not null
);
grant select, insert, delete on demo_sample to {app};
