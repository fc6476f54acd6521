-- How far a morning's issuing of documents is, and whose could not be issued. beat_at is the last sign of life; a try that goes
-- on after a server died counts houses anew and documents further.
create table invoice_morning (
  id bigint generated always as identity primary key,
  began_at timestamptz not null,
  beat_at timestamptz not null,
  ended_at timestamptz,
  total integer not null check (total >= 0),
  done integer not null default 0 check (done between 0 and total),
  issued integer not null default 0 check (issued >= 0)
);
create index invoice_morning_age on invoice_morning (began_at);
grant select, insert, update, delete on invoice_morning to {app};
create table invoice_morning_fault (
  morning_id bigint not null references invoice_morning on delete cascade,
  house_id bigint not null references svj on delete cascade,
  why text not null check (why in ('supplier', 'busy', 'broken')),
  primary key (morning_id, house_id)
);
create index invoice_morning_fault_house on invoice_morning_fault (house_id);
grant select, insert, delete on invoice_morning_fault to {app};
