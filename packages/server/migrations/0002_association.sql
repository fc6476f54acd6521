-- The association and who may enter it. Every table of an association carries svj_id first in its keys.
create function current_svj() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.svj_id', true), '')::bigint $$;
-- Work across associations (sign-in, jobs, visits) goes through one entrance in the code, which sets this.
create function is_across() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.across', true), '') = 'on' $$;

create table svj (
  id bigint generated always as identity primary key,
  name text not null,
  nickname text,
  email text,
  invoice_email text,
  ico text check (ico ~ '^[0-9]{8}$'),
  dic text,
  bank_account text,
  data_box text,
  street text,
  town text,
  post text,
  country text not null default 'cs',
  avatar text,
  is_free boolean not null default false,
  url_hash text not null unique default encode(sha256(gen_random_uuid()::text::bytea), 'hex'),
  modules text[] not null,
  settings jsonb not null default '{}',
  name_key text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index svj_by_name on svj (name collate "cs-x-icu", id);

create table entrance (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  name text not null,
  street text,
  primary key (svj_id, id)
);
create unique index entrance_name on entrance (svj_id, lower(name));

create table custom_role (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  title text not null,
  based_on text not null,
  rights jsonb not null,
  version integer not null default 1,
  primary key (svj_id, id)
);

-- Members and visits share one sequence: the svj header carries either.
create sequence actor_id;

create table member (
  svj_id bigint not null references svj on delete cascade,
  id bigint not null default nextval('actor_id'),
  account_id bigint references account on delete set null,
  kind text not null check (kind in ('person', 'company')),
  title_before text,
  first_name text,
  last_name text,
  title_after text,
  company_name text,
  ico text,
  position text,
  sex text not null default 'others' check (sex in ('male', 'female', 'others')),
  avatar text,
  role text not null default 'neighbour',
  custom_role_id bigint,
  has_access boolean not null default false,
  is_active boolean not null default false,
  archived_at timestamptz,
  entrance_id bigint,
  address jsonb,
  permanent_address jsonb,
  bank_account text,
  preferred_contact text check (preferred_contact in ('phone', 'sms', 'email', 'post')),
  note text not null default '',
  settings jsonb not null default '{}',
  -- Subject id in the cadastre; never a birth number.
  cadastre_key text,
  -- Name without case and diacritics, for matching and filters.
  name_key text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (svj_id, id),
  foreign key (svj_id, custom_role_id) references custom_role (svj_id, id),
  foreign key (svj_id, entrance_id) references entrance (svj_id, id),
  check ((kind = 'company') = (company_name is not null)),
  check (kind = 'company' or last_name is not null)
);
create unique index member_actor on member (id);
create unique index member_of_account on member (svj_id, account_id) where account_id is not null;
create index member_accounts on member (account_id) where account_id is not null;
create unique index member_cadastre on member (svj_id, cadastre_key) where cadastre_key is not null;
create index member_by_name on member (svj_id, (coalesce(company_name, last_name)) collate "cs-x-icu", id);
create index member_by_role on member (svj_id, role) where archived_at is null;
create unique index member_one_chair on member (svj_id) where role = 'mayorCommittee' and archived_at is null;

-- E-mails and phones, each with its own visibility. Not the login and not unique.
create table member_contact (
  svj_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  kind text not null check (kind in ('email', 'phone')),
  value text not null,
  is_public boolean not null default false,
  position integer not null default 0,
  primary key (svj_id, id),
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade
);
create index member_contact_of on member_contact (svj_id, member_id, position);

-- Husband, tenant, authorised person … of another member.
create table member_relation (
  svj_id bigint not null,
  member_id bigint not null,
  other_id bigint not null,
  relation text not null,
  primary key (svj_id, member_id, other_id),
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade,
  foreign key (svj_id, other_id) references member (svj_id, id) on delete cascade,
  check (member_id <> other_id)
);
create index member_relation_other on member_relation (svj_id, other_id);

-- A product administrator in a house: a reason, one hour, read-only unless said why.
create table visit (
  svj_id bigint not null references svj on delete cascade,
  id bigint not null default nextval('actor_id'),
  account_id bigint not null references account on delete cascade,
  reason text not null,
  may_write boolean not null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (svj_id, id)
);
create unique index visit_actor on visit (id);
create index visit_accounts on visit (account_id);

-- What happened, by whom; the committee reads it.
create table activity (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  at timestamptz not null,
  member_id bigint,
  account_id bigint references account on delete set null,
  noun text not null,
  noun_id bigint,
  verb text not null,
  detail jsonb not null default '{}',
  primary key (svj_id, id)
);
create index activity_latest on activity (svj_id, at desc, id desc);
create index activity_accounts on activity (account_id) where account_id is not null;

-- Search is one table, the text already without case and diacritics.
create table search_entry (
  svj_id bigint not null references svj on delete cascade,
  noun text not null,
  id bigint not null,
  title text not null,
  detail text,
  text text not null,
  primary key (svj_id, noun, id)
);
