-- Whoever left something at a wall is told what came of it: in which language, why not, and whether they want to know.
alter table wall_note
  add column lang text not null default 'cs' check (lang in ('cs', 'en')),
  add column reason text not null default '',
  add column is_quiet boolean not null default false;

-- The address of whoever wrote what was let in, for one mail when it is solved. In no view of anybody.
create table wall_writer (
  svj_id bigint not null references svj on delete cascade,
  -- What they wrote; it may be gone before its report is solved.
  note_id bigint not null,
  report_id bigint not null,
  -- In their own words: what the house calls it by then is the house's.
  title text not null,
  email text not null,
  lang text not null check (lang in ('cs', 'en')),
  -- When it goes though nothing was solved.
  due_at timestamptz not null,
  primary key (svj_id, note_id),
  foreign key (svj_id, report_id) references report (svj_id, id) on delete cascade
);
create unique index wall_writer_report on wall_writer (svj_id, report_id);
create index wall_writer_due on wall_writer (due_at);

alter table wall_writer enable row level security;
alter table wall_writer force row level security;
create policy own_house on wall_writer using (svj_id = (select current_svj()));
create policy across on wall_writer for select using ((select is_across()));
grant select, insert, update, delete on wall_writer to {app};

-- Mails to them are forgotten sooner than others.
create index outbox_kind on outbox (kind, created_at);

-- Which of them have ended; the few that somebody waits for are looked up in it.
create index report_ended_wall on report (svj_id, id)
  where source = 'wall' and (status in ('solved', 'archive') or deleted_at is not null);
