-- Who stands at the door of a meeting for a seat and does not count: a power waits for its second person, or nobody votes for
-- the seat. Whoever counts is in the attendance of the meeting's vote.
create table meeting_door (
  svj_id bigint not null references svj on delete cascade,
  meeting_id bigint not null,
  seat_id bigint not null,
  -- The power that waits; nothing for somebody without a vote.
  proxy_id bigint,
  since timestamptz not null,
  primary key (svj_id, meeting_id, seat_id),
  foreign key (svj_id, meeting_id) references meeting_evening (svj_id, meeting_id) on delete cascade,
  foreign key (svj_id, seat_id) references vote_seat (svj_id, id) on delete cascade,
  foreign key (svj_id, proxy_id) references vote_proxy (svj_id, id) on delete cascade
);
create index meeting_door_seat on meeting_door (svj_id, seat_id);
create index meeting_door_power on meeting_door (svj_id, proxy_id) where proxy_id is not null;

alter table meeting_door enable row level security;
alter table meeting_door force row level security;
create policy own_house on meeting_door using (svj_id = (select current_svj()));
grant select, insert, update, delete on meeting_door to {app};
