-- That this database was furnished for a demonstration, when, and in which house it begins: nothing that anybody typed is in
-- it, so it may be furnished anew. A start that is no demonstration removes the row.
create table demo_sample (
  one boolean primary key default true check (one),
  day date not null,
  svj_id bigint not null references svj on delete cascade
);
grant select, insert, delete on demo_sample to {app};
