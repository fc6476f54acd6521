-- Whether people come to an event, with how many, and how many it holds. Of a series each occurrence is answered by itself.
alter table event add column coming boolean not null default false,
  add column capacity integer check (capacity between 1 and 10000);

create table event_coming (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  event_id bigint not null,
  -- The original day of the occurrence; null of what comes once.
  occurrence date,
  member_id bigint not null,
  coming boolean not null,
  -- With who says so.
  people integer not null check (people between 1 and 20),
  said_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, event_id) references event (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade
);
-- One answer of a person; also what is counted is read by it.
create unique index event_coming_of on event_coming (svj_id, event_id, member_id, occurrence) nulls not distinct;
create index event_coming_by on event_coming (svj_id, member_id);

alter table event_coming enable row level security;
alter table event_coming force row level security;
create policy own_house on event_coming using (svj_id = (select current_svj()));
grant select, insert, update, delete on event_coming to {app};
grant usage, select on sequence event_coming_id_seq to {app};
