-- Surveys: questions that people of the house answer, by name or anonymously. Of an anonymous one it is kept who answered, and
-- apart from that what was answered; nothing joins the two, no times, no order, no rows of one deed (decision 0104).
create table survey (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  name text not null,
  description text not null default '',
  status text not null default 'concept' check (status in ('concept', 'active', 'finished')),
  anonymous boolean not null default true,
  publishing text not null default 'afterEnd' check (publishing in ('afterAnswer', 'afterEnd', 'committee')),
  answering text not null default 'member' check (answering in ('member', 'unit')),
  names_shown boolean not null default false,
  manual_end boolean not null default false,
  date_from timestamptz,
  date_to timestamptz,
  to_public boolean not null default true,
  -- Otherwise for those of audience_part.
  everyone boolean not null default true,
  owner_id bigint,
  -- When people were told that it began, and how many of the two reminders went.
  announced_at timestamptz,
  reminded integer not null default 0,
  -- Another portal tells of it: it came from there while it ran.
  is_quiet boolean not null default false,
  -- When something is to be done with a running one: its beginning, a reminder, its end.
  due_at timestamptz,
  finished_at timestamptz,
  -- Of a finished one: how many people or units it was for, and how many answers came.
  expected integer,
  answered integer,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, owner_id) references member (svj_id, id) on delete set null (owner_id),
  check (not (anonymous and names_shown)),
  check ((status = 'finished') = (finished_at is not null))
);
create index survey_latest on survey (svj_id, date_to desc nulls first, id desc)
  include (status, everyone, to_public) where deleted_at is null;
create index survey_due on survey (due_at) where due_at is not null and deleted_at is null;
create index survey_owner on survey (svj_id, owner_id) where owner_id is not null;

create table survey_question (
  svj_id bigint not null,
  id bigint generated always as identity,
  survey_id bigint not null,
  position integer not null,
  name text not null,
  required boolean not null,
  multiple boolean not null,
  other_answer boolean not null,
  primary key (svj_id, id),
  foreign key (svj_id, survey_id) references survey (svj_id, id) on delete cascade
);
create index survey_question_of on survey_question (svj_id, survey_id, position);

create table survey_answer (
  svj_id bigint not null,
  id bigint generated always as identity,
  question_id bigint not null,
  position integer not null,
  name text not null,
  primary key (svj_id, id),
  foreign key (svj_id, question_id) references survey_question (svj_id, id) on delete cascade
);
create index survey_answer_of on survey_answer (svj_id, question_id, position);

-- Who took part: a member, or a unit and whoever answered for it. Of an anonymous survey with the group their answer is in:
-- the newest one, the one before it, or all others. Never when.
create table survey_part (
  svj_id bigint not null,
  survey_id bigint not null,
  member_id bigint,
  unit_id bigint,
  standing text not null default 'joined' check (standing in ('joined', 'older', 'newer')),
  -- Who answers, once: members above zero, units below.
  taker bigint generated always as (coalesce(-unit_id, member_id)) stored,
  primary key (svj_id, survey_id, taker),
  foreign key (svj_id, survey_id) references survey (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade,
  foreign key (svj_id, unit_id) references unit (svj_id, id) on delete cascade,
  check (member_id is not null or unit_id is not null)
);
create index survey_part_of on survey_part (svj_id, member_id) where member_id is not null;
create index survey_part_in on survey_part (svj_id, unit_id) where unit_id is not null;

-- All answers of an anonymous survey but those that wait: shuffled, written anew as a whole. Codes lie apart, by the alphabet.
create table survey_box (
  svj_id bigint not null,
  survey_id bigint not null,
  sheets jsonb not null default '[]',
  codes jsonb not null default '[]',
  -- How many of them were typed in from papers.
  papers integer not null default 0,
  primary key (svj_id, survey_id),
  foreign key (svj_id, survey_id) references survey (svj_id, id) on delete cascade
);

-- Answers that wait until there are enough of them: sealed and of one length, under keys that lie outside of the database.
create table survey_waiting (
  svj_id bigint not null,
  survey_id bigint not null,
  newer_key text,
  newer_sealed bytea,
  newer_papers integer not null default 0,
  older_key text,
  older_sealed bytea,
  older_papers integer not null default 0,
  -- Names of keys that open nothing any more and are to be dropped.
  spent text[] not null default '{}',
  spent_count integer generated always as (cardinality(spent)) stored,
  primary key (svj_id, survey_id),
  foreign key (svj_id, survey_id) references survey (svj_id, id) on delete cascade
);
create index survey_waiting_spent on survey_waiting (spent_count);
alter table survey_waiting alter newer_sealed set storage external, alter older_sealed set storage external;

-- Answers of a survey that is not anonymous.
create table survey_sheet (
  svj_id bigint not null,
  id bigint generated always as identity,
  survey_id bigint not null,
  member_id bigint,
  unit_id bigint,
  replies jsonb not null,
  at timestamptz not null,
  -- Typed in from a paper, and by whom.
  paper boolean not null default false,
  recorded_by bigint,
  primary key (svj_id, id),
  foreign key (svj_id, survey_id) references survey (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete set null (member_id),
  foreign key (svj_id, unit_id) references unit (svj_id, id) on delete set null (unit_id),
  foreign key (svj_id, recorded_by) references member (svj_id, id) on delete set null (recorded_by)
);
create index survey_sheet_of on survey_sheet (svj_id, survey_id, id);
create index survey_sheet_by on survey_sheet (svj_id, member_id) where member_id is not null;
create index survey_sheet_unit on survey_sheet (svj_id, unit_id) where unit_id is not null;
create index survey_sheet_recorder on survey_sheet (svj_id, recorded_by) where recorded_by is not null;

-- Papers that were given out, to a member or for a unit; whoever has one does not answer by themselves.
create table survey_paper (
  svj_id bigint not null,
  survey_id bigint not null,
  member_id bigint,
  unit_id bigint,
  -- Those given out at once have one number; given out again, a paper gets another one.
  batch integer not null,
  taker bigint generated always as (coalesce(-unit_id, member_id)) stored,
  primary key (svj_id, survey_id, taker),
  foreign key (svj_id, survey_id) references survey (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade,
  foreign key (svj_id, unit_id) references unit (svj_id, id) on delete cascade,
  check (num_nonnulls(member_id, unit_id) = 1)
);
create index survey_paper_of on survey_paper (svj_id, member_id) where member_id is not null;
create index survey_paper_in on survey_paper (svj_id, unit_id) where unit_id is not null;

do $$ declare t text; begin
  foreach t in array array['survey', 'survey_question', 'survey_answer', 'survey_part', 'survey_box', 'survey_waiting',
    'survey_sheet', 'survey_paper'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
  end loop;
  -- Jobs look over all associations for what is due.
  foreach t in array array['survey', 'survey_waiting'] loop
    execute format('create policy across on %I for select using ((select is_across()))', t);
  end loop;
  grant usage, select on sequence survey_id_seq, survey_question_id_seq, survey_answer_id_seq, survey_sheet_id_seq to {app};
end $$;
