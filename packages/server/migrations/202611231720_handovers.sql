-- A report handed over to a firm of the address book, which works by a link of its own without an account.
alter table report add column shares_reporter boolean not null default false;
-- When the firm comes.
alter table report add column work_day date;
alter table report add column work_from smallint check (work_from between 0 and 23);
alter table report add column work_to smallint check (work_to between 1 and 24);

alter table report_change drop constraint report_change_what_check;
alter table report_change add constraint report_change_what_check check (what in
  ('created', 'changed', 'takenOver', 'solved', 'archived', 'withdrawn', 'letIn', 'letOut',
    'handedOver', 'takenBack', 'firmDay', 'firmPhoto', 'firmDone', 'firmCannot'));
alter table report_change drop constraint report_change_field_check;
alter table report_change add constraint report_change_field_check check (field in
  ('title', 'description', 'type', 'visibility', 'solver', 'place', 'status', 'solution', 'outcome', 'files', 'reader',
    'firm', 'work'));

-- Said by whoever holds a link, who is no member.
alter table comment add column by_link boolean not null default false;

create table handover (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  report_id bigint not null,
  contact_id bigint,
  email text not null,
  note text not null default '',
  -- None once the link ended for good: carried into another portal, or taken back.
  token_hash bytea,
  created_by bigint,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The mail that carries the link, so that it goes only while the link serves.
  message_id uuid,
  ended_at timestamptz,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'cannot')),
  said text not null default '',
  said_at timestamptz,
  primary key (svj_id, id),
  foreign key (svj_id, report_id) references report (svj_id, id) on delete cascade,
  foreign key (svj_id, contact_id) references contact (svj_id, id) on delete set null (contact_id),
  foreign key (svj_id, created_by) references member (svj_id, id) on delete set null (created_by)
);
create unique index handover_token on handover (token_hash) where token_hash is not null;
create index handover_of on handover (svj_id, report_id, id desc);
create unique index handover_one on handover (svj_id, report_id) where ended_at is null;
create index handover_to on handover (svj_id, contact_id, id desc) where contact_id is not null;
create index handover_mail on handover (svj_id, message_id) where message_id is not null;
create index handover_by on handover (svj_id, created_by) where created_by is not null;

alter table handover enable row level security;
alter table handover force row level security;
create policy own_house on handover using (svj_id = (select current_svj()));
-- Whoever opens the link is in no house yet: the token itself says which one it leads to. Writing stays in the house.
create policy across on handover for select using ((select is_across()));
grant select, insert, update, delete on handover to {app};
grant usage, select on sequence handover_id_seq to {app};
