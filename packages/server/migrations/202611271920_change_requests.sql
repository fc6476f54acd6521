-- Requests to bring the record of owners up to the cadastre. The comparison is made anew whenever one is read; here is what the
-- source says, what people decided of which difference, and once it is closed what came of it.
create table change_request (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  origin text not null check (origin in ('file', 'cadastre')),
  name text not null,
  state text not null check (state in ('open', 'handed', 'accepted', 'left', 'undone')),
  -- What the source says; gone once the request is closed.
  building jsonb,
  -- Who of the source is which member.
  corrections jsonb not null default '{}',
  handed_by bigint,
  handed_at timestamptz,
  -- What the second person confirms; anything else is not what was handed over.
  handed_print text,
  created_by bigint,
  created_at timestamptz not null,
  closed_by bigint,
  closed_at timestamptz,
  outcome jsonb,
  -- How units and people stood before, while it can be taken back.
  stood jsonb,
  undone_by bigint,
  undone_at timestamptz,
  primary key (svj_id, id),
  foreign key (svj_id, handed_by) references member (svj_id, id) on delete set null (handed_by),
  foreign key (svj_id, created_by) references member (svj_id, id) on delete set null (created_by),
  foreign key (svj_id, closed_by) references member (svj_id, id) on delete set null (closed_by),
  foreign key (svj_id, undone_by) references member (svj_id, id) on delete set null (undone_by),
  check ((state in ('open', 'handed')) = (building is not null)),
  check ((state in ('open', 'handed')) = (closed_at is null)),
  check ((state = 'handed') <= (handed_at is not null and handed_print is not null))
);
create index change_request_order on change_request (svj_id, (closed_at is not null), id desc);
create index change_request_handed_by on change_request (svj_id, handed_by) where handed_by is not null;
create index change_request_created_by on change_request (svj_id, created_by) where created_by is not null;
create index change_request_closed_by on change_request (svj_id, closed_by) where closed_by is not null;
create index change_request_undone_by on change_request (svj_id, undone_by) where undone_by is not null;

-- By the key of a change; `mark` is of what was decided of, and a decision of another one does not count.
create table change_decision (
  svj_id bigint not null references svj on delete cascade,
  request_id bigint not null,
  key text not null,
  mark text not null,
  accept boolean not null,
  reason text not null check (reason <> ''),
  valid_from date,
  decided_by bigint,
  decided_at timestamptz not null,
  primary key (svj_id, request_id, key),
  foreign key (svj_id, request_id) references change_request (svj_id, id) on delete cascade,
  foreign key (svj_id, decided_by) references member (svj_id, id) on delete set null (decided_by)
);
create index change_decision_by on change_decision (svj_id, decided_by) where decided_by is not null;

create table change_comment (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  request_id bigint not null,
  text text not null check (text <> ''),
  said_by bigint,
  said_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, request_id) references change_request (svj_id, id) on delete cascade,
  foreign key (svj_id, said_by) references member (svj_id, id) on delete set null (said_by)
);
create index change_comment_request on change_comment (svj_id, request_id, id);
create index change_comment_by on change_comment (svj_id, said_by) where said_by is not null;

do $$ declare t text; begin
  foreach t in array array['change_request', 'change_decision', 'change_comment'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, delete on %I to {app}', t);
  end loop;
  grant update on change_request, change_decision to {app};
  grant update (said_by) on change_comment to {app};
  grant usage, select on sequence change_request_id_seq, change_comment_id_seq to {app};
end $$;
