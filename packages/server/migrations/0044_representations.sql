-- Who is to represent co-owners of units with the same owners (NOZ § 1185), who of them said so, and how it came to count.
create table representation (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  unit_ids bigint[] not null,
  member_id bigint not null,
  -- Written down from a signed paper; else co-owners name them with their own accounts.
  by_paper boolean not null default false,
  made_by bigint,
  state text not null default 'waiting' check (state in ('waiting', 'named', 'refused', 'over')),
  -- `before`: recorded before co-owners had to name them.
  counted_as text check (counted_as in ('before', 'owners', 'admin', 'audit', 'verifier', 'alone')),
  refusal text check (refusal in ('noFile', 'notSigned', 'otherMeeting', 'revoked', 'overLimit', 'nobody', 'objected')),
  created_at timestamptz not null,
  decided_at timestamptz,
  ended_at timestamptz,
  primary key (svj_id, id),
  foreign key (svj_id, member_id) references member (svj_id, id),
  foreign key (svj_id, made_by) references member (svj_id, id)
);
create index representation_units on representation using gin (unit_ids);
create index representation_house on representation (svj_id, id desc);
create index representation_member on representation (svj_id, member_id);
create index representation_maker on representation (svj_id, made_by) where made_by is not null;

-- What a co-owner says of it: agrees, or objects.
create table representation_voice (
  svj_id bigint not null,
  representation_id bigint not null,
  member_id bigint not null,
  agrees boolean not null,
  text text not null default '',
  at timestamptz not null,
  primary key (svj_id, representation_id, member_id),
  foreign key (svj_id, representation_id) references representation (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id)
);
create index representation_voice_member on representation_voice (svj_id, member_id);

do $$ declare t text; begin
  foreach t in array array['representation', 'representation_voice'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = current_svj())', t);
  end loop; end $$;
-- A job tells owners once of representatives recorded before this.
create policy across on unit_representative for select using (is_across());
create policy across on representation for select using (is_across());
