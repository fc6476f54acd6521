-- Powers of attorney for votes, and what was done by them.
create table vote_proxy (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  principal_id bigint not null,
  -- Somebody of the house, or only a name: then nobody votes online by it.
  agent_id bigint,
  agent_name text not null default '',
  agent_key text not null default '',
  -- Null is a standing power, over its days (both included).
  vote_id bigint,
  valid_from date,
  valid_to date,
  signed_on date,
  verified boolean not null default false,
  note text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused', 'revoked')),
  -- Made by the principal, signed in as themself.
  by_principal boolean not null,
  reason text not null default '',
  made_by bigint,
  decided_by bigint,
  decided_at timestamptz,
  revoked_by bigint,
  revoked_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, principal_id) references member (svj_id, id),
  foreign key (svj_id, agent_id) references member (svj_id, id),
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade,
  check (agent_id is not null or agent_name <> ''),
  check (agent_id is null or agent_id <> principal_id),
  check (valid_from is null or valid_to is null or valid_from <= valid_to)
);
create index vote_proxy_at on vote_proxy (svj_id, created_at desc, id desc);
create index vote_proxy_agent on vote_proxy (svj_id, agent_id) where agent_id is not null;
create index vote_proxy_principal on vote_proxy (svj_id, principal_id);
create index vote_proxy_vote on vote_proxy (svj_id, vote_id) where vote_id is not null;

-- A seat voted for by a power, or registered as present by it; seq is the entry of the ledger.
create table vote_proxy_use (
  svj_id bigint not null,
  vote_id bigint not null,
  seat_id bigint not null,
  proxy_id bigint not null,
  seq integer not null,
  at timestamptz not null,
  primary key (svj_id, vote_id, seat_id, proxy_id),
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade,
  foreign key (svj_id, seat_id) references vote_seat (svj_id, id) on delete cascade,
  foreign key (svj_id, proxy_id) references vote_proxy (svj_id, id) on delete cascade
);
create index vote_proxy_use_of on vote_proxy_use (svj_id, proxy_id);

do $$ declare t text; begin
  foreach t in array array['vote_proxy', 'vote_proxy_use'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = current_svj())', t);
  end loop; end $$;
