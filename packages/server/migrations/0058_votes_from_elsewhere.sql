-- Votes that came with their association from another portal. Their ledgers speak of ids of the portal they began in and are
-- signed with its key, so those ids are kept beside those of here.
create table vote_origin (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  came_at timestamptz not null,
  primary key (svj_id, id)
);

-- What the ledgers of an origin call a member. Of two records that turned out to be one person, one name is the main one.
create table vote_origin_member (
  svj_id bigint not null,
  origin_id bigint not null,
  frozen_id bigint not null,
  member_id bigint not null,
  main boolean not null default true,
  primary key (svj_id, origin_id, frozen_id),
  foreign key (svj_id, origin_id) references vote_origin (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id)
);
create unique index vote_origin_member_main on vote_origin_member (svj_id, member_id, origin_id) where main;
create index vote_origin_member_of on vote_origin_member (svj_id, member_id);

-- The end of a ledger as it left a portal, signed by that one. The application may add and read (migrate.ts).
create table vote_departure (
  svj_id bigint not null,
  vote_id bigint not null,
  seq integer not null check (seq >= 0),
  hash bytea not null,
  signature bytea not null,
  public_key bytea not null,
  primary key (svj_id, vote_id, seq),
  foreign key (svj_id, vote_id) references vote (svj_id, id)
);

-- What it was called when it was frozen; null of what began here.
alter table vote
  add column origin_id bigint,
  add column frozen_id bigint,
  add foreign key (svj_id, origin_id) references vote_origin (svj_id, id),
  add check ((origin_id is null) = (frozen_id is null));
create index vote_from on vote (svj_id, origin_id) where origin_id is not null;
alter table vote_point add column frozen_id bigint;
alter table vote_seat
  add column frozen_id bigint,
  add column frozen_units bigint[],
  -- Owners and voters by the ids in the fingerprint; `frozen` has them by those of here.
  add column frozen_people jsonb;

do $$ declare t text; begin
  foreach t in array array['vote_origin', 'vote_origin_member', 'vote_departure'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = current_svj())', t);
  end loop; end $$;
