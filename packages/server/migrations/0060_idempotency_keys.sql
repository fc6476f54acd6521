-- Keys of calls that make something: a call sent again makes it once. A row keeps a keyed digest of what was asked and the
-- id that was made, never the answer; it is written in the transaction of what it is of.
create table idempotency_key (
  svj_id bigint not null references svj on delete cascade,
  -- The value of the svj header: a member's id or a visit's.
  actor_id bigint not null,
  member_id bigint,
  key uuid not null,
  call text not null,
  digest bytea not null,
  made_id bigint,
  created_at timestamptz not null,
  primary key (svj_id, actor_id, key),
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade
);
create index idempotency_key_old on idempotency_key (created_at);
create index idempotency_key_member on idempotency_key (svj_id, member_id) where member_id is not null;
alter table idempotency_key enable row level security;
alter table idempotency_key force row level security;
create policy own_house on idempotency_key using (svj_id = current_svj());
-- The sweeping job goes over all associations.
create policy across on idempotency_key using (is_across());

-- The same for calls outside of a house: of an account, or of a link where nobody signs in (its digest).
create table idempotency_key_outside (
  account_id bigint references account on delete cascade,
  link bytea,
  key uuid not null,
  call text not null,
  digest bytea not null,
  made_id bigint,
  created_at timestamptz not null,
  check ((account_id is null) <> (link is null)),
  unique nulls not distinct (account_id, link, key)
);
create index idempotency_key_outside_old on idempotency_key_outside (created_at);
