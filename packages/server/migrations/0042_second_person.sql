-- What waits for a second person, who was asked as what, and who agreed to be a verifier.
create table second_act (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  -- What it is about: a row of the table that belongs to the kind.
  kind text not null check (kind in ('proxy', 'representation', 'paper', 'sheet', 'closing')),
  subject_id bigint not null,
  vote_id bigint,
  -- In favour of the very person who wrote it down.
  only_verifier boolean not null default false,
  -- Handed in by the end and recorded after it: such a paper never counts by its file alone.
  after_end boolean not null default false,
  asked_by bigint,
  asked_at timestamptz not null,
  -- When it came to verifiers; their three days run from the day they were asked.
  verifiers_at timestamptz,
  -- When something changes by time alone; null while nothing can.
  next_at timestamptz,
  state text not null default 'waits' check (state in ('waits', 'confirmed', 'refused', 'alone', 'gone')),
  decided_by bigint,
  decided_as text check (decided_as in ('admin', 'audit', 'verifier', 'principal')),
  decided_at timestamptz,
  primary key (svj_id, id),
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade,
  foreign key (svj_id, asked_by) references member (svj_id, id),
  foreign key (svj_id, decided_by) references member (svj_id, id),
  check ((state = 'waits') = (decided_at is null))
);
create unique index second_act_open on second_act (svj_id, kind, subject_id) where state = 'waits';
create index second_act_of on second_act (svj_id, kind, subject_id, id desc);
create index second_act_vote on second_act (svj_id, vote_id) where vote_id is not null;
create index second_act_asker on second_act (svj_id, asked_by) where asked_by is not null;
create index second_act_decider on second_act (svj_id, decided_by) where decided_by is not null;
-- Every server looks for what time changed, over all associations.
create index second_act_due on second_act (next_at) where state = 'waits' and next_at is not null;

create table second_person (
  svj_id bigint not null,
  act_id bigint not null,
  member_id bigint not null,
  -- Barred: wrote it, acts by it or gave it; else as what they were asked.
  part text not null check (part in ('barred', 'admin', 'audit', 'verifier')),
  at timestamptz not null,
  primary key (svj_id, act_id, member_id, part),
  foreign key (svj_id, act_id) references second_act (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id)
);
create index second_person_member on second_person (svj_id, member_id);

-- For a whole vote, or for one act outside of votes.
create table verifier (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  vote_id bigint,
  act_id bigint,
  member_id bigint not null,
  asked_at timestamptz not null,
  -- The committee named them; null where the portal asked.
  named_by bigint,
  agreed_at timestamptz,
  declined_at timestamptz,
  -- The mail that asks.
  message_id uuid not null default gen_random_uuid(),
  primary key (svj_id, id),
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade,
  foreign key (svj_id, act_id) references second_act (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id),
  foreign key (svj_id, named_by) references member (svj_id, id),
  check ((vote_id is null) <> (act_id is null)),
  check (agreed_at is null or declined_at is null)
);
create unique index verifier_vote on verifier (svj_id, vote_id, member_id) where vote_id is not null;
create unique index verifier_act on verifier (svj_id, act_id, member_id) where act_id is not null;
create unique index verifier_mail on verifier (message_id);
create index verifier_member on verifier (svj_id, member_id);
create index verifier_namer on verifier (svj_id, named_by) where named_by is not null;

do $$ declare t text; begin
  foreach t in array array['second_act', 'second_person', 'verifier'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = current_svj())', t);
  end loop; end $$;
create policy across on second_act using (is_across());
-- The outbox asks before it sends whether the question still stands.
create policy across on verifier using (is_across());
