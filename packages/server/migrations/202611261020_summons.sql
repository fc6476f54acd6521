-- The invitation of a meeting as it was sent: by whom, when, and out of how many parts the shares are read.
create table summons (
  svj_id bigint not null references svj on delete cascade,
  meeting_id bigint not null,
  -- Nobody once the person is erased.
  called_by bigint,
  sent_at timestamptz not null,
  reminded_at timestamptz,
  -- Shares of all seats but those of the association itself, and the parts they are counted in; null when too long to be read.
  base_num numeric not null,
  base_den numeric not null,
  parts numeric,
  primary key (svj_id, meeting_id),
  foreign key (svj_id, meeting_id) references meeting (svj_id, id) on delete cascade,
  foreign key (svj_id, called_by) references member (svj_id, id) on delete set null (called_by)
);
create index summons_caller on summons (svj_id, called_by) where called_by is not null;

-- Places invited by the register of the day the invitation went, and those of later owners; one whose owners changed is ended.
create table summons_seat (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  meeting_id bigint not null,
  position integer not null,
  unit_ids bigint[] not null,
  units text not null,
  num numeric,
  den numeric,
  invited_at timestamptz not null,
  is_later boolean not null default false,
  ended_at timestamptz,
  primary key (svj_id, id),
  foreign key (svj_id, meeting_id) references summons (svj_id, meeting_id) on delete cascade
);
create index summons_seat_of on summons_seat (svj_id, meeting_id, position, id);

-- Whose the place is: its owners and whoever votes for it.
create table summons_person (
  svj_id bigint not null references svj on delete cascade,
  seat_id bigint not null,
  member_id bigint not null,
  position integer not null,
  owns boolean not null,
  votes boolean not null,
  primary key (svj_id, seat_id, member_id),
  foreign key (svj_id, seat_id) references summons_seat (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade
);
create index summons_person_who on summons_person (svj_id, member_id);

-- How the invitation came to each place. Rows are added and never changed; of a mail the last one says what became of it.
create table summons_delivery (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  meeting_id bigint not null,
  seat_id bigint not null,
  channel text not null check (channel in ('email', 'portal', 'hand', 'post', 'board')),
  state text not null check (state in ('queued', 'sent', 'failed', 'opened', 'handed', 'posted', 'hung')),
  -- Who opened it, or wrote it down; nobody once erased, and where the portal itself did it. Whose mail it is says the notice.
  member_id bigint,
  mail uuid,
  number text,
  -- The first of the rows that one act wrote; its files are those of all of them.
  record_id bigint,
  -- When it happened, and when it was written down.
  at timestamptz not null,
  created_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, seat_id) references summons_seat (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete set null (member_id),
  check ((channel = 'email') = (mail is not null)),
  check (case channel when 'email' then state in ('queued', 'sent', 'failed') when 'portal' then state = 'opened'
    when 'hand' then state = 'handed' when 'post' then state = 'posted' else state = 'hung' end)
);
create index summons_delivery_of on summons_delivery (svj_id, meeting_id, seat_id, id);
create index summons_delivery_mail on summons_delivery (mail, state) where mail is not null;
create index summons_delivery_who on summons_delivery (svj_id, member_id) where member_id is not null;

do $$ declare t text; begin
  foreach t in array array['summons', 'summons_seat', 'summons_person', 'summons_delivery'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
  end loop;
  grant select, insert, update, delete on summons, summons_seat, summons_person to {app};
  grant select, insert, delete on summons_delivery to {app};
  -- As merged, erased and imported houses need.
  grant update (member_id, record_id) on summons_delivery to {app};
  grant usage, select on sequence summons_seat_id_seq, summons_delivery_id_seq to {app};
end $$;
-- Reminders are found, and ends of mails written down, across associations.
create policy across on summons for select using ((select is_across()));
create policy across on meeting for select using ((select is_across()));
create policy across on summons_delivery for select using ((select is_across()));
create policy across_mails on summons_delivery for insert with check ((select is_across()));

-- What becomes of a mail is written down by whatever writes it into the outbox, so that both say the same.
create function summons_mail_ended() returns trigger language plpgsql as $$
declare
  ended text := case when tg_op = 'DELETE' then 'failed' when new.state = 'sent' then 'sent'
    when new.state = 'waiting' then 'queued' else 'failed' end;
  ended_at timestamptz := case when tg_op = 'DELETE' then now() else coalesce(new.sent_at, now()) end;
begin
  insert into summons_delivery (svj_id, meeting_id, seat_id, channel, state, mail, at, created_at)
  select d.svj_id, d.meeting_id, d.seat_id, 'email', ended, d.mail, ended_at, ended_at
  from (select distinct on (svj_id, seat_id) * from summons_delivery
    where mail = old.message_id and state = 'queued' order by svj_id, seat_id, id) d;
  return null;
end $$;
create trigger summons_mail_ended after update of state on outbox for each row
  when (new.kind = 'meetingInvitation' and new.state is distinct from old.state)
  execute function summons_mail_ended();
-- One that goes with the person it was for never came.
create trigger summons_mail_gone after delete on outbox for each row
  when (old.kind = 'meetingInvitation' and old.state = 'waiting')
  execute function summons_mail_ended();

create index meeting_soon on meeting (starts_at) where status = 'scheduled';

-- Notices of the invitation are told by its own noun.
update notice set owner = 'summons' where owner = 'meeting' and kind = 'summoned';

-- What a notice may tell of holds one more word, whatever it holds by now.
do $$ declare had text[]; begin
  select array_agg(distinct m[1]) into had
  from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''', 'g') m
  where c.conrelid = 'notice'::regclass and c.conname = 'notice_kind_check';
  alter table notice drop constraint notice_kind_check;
  execute format('alter table notice add constraint notice_kind_check check (kind in (%s))',
    (select string_agg(distinct quote_literal(w), ', ') from unnest(had || array['summonsSoon']) w));
end $$;
