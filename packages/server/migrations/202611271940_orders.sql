-- Orders of new houses. They are of the installation, not of an association: one is there only at their end.

-- Staff of the portal have names that orders show.
alter table account add column first_name text not null default '', add column last_name text not null default '';

create table house_order (
  id bigint generated always as identity primary key,
  -- Ten digits, the customer's for ever.
  symbol text not null unique check (symbol ~ '^1\d{9}$'),
  email text not null,
  care_about_id bigint references account on delete set null,
  is_free boolean not null default false,
  -- The link is found by its hash; sealed by the installation's key it is shown to staff again.
  token_hash bytea not null,
  token_sealed text not null,
  token_until timestamptz not null,
  -- What is typed: of the customer until it is sent, of staff when it is accepted.
  form jsonb not null default '{}',
  step text not null default 'community',
  form_version integer not null default 0,
  saved_at timestamptz,
  -- Who owns what by the file of the customer, kept beside the form: only a proof opens it.
  members jsonb not null default '[]',
  members_file text not null default '',
  -- As it was sent, with the moment and the version of the papers that were agreed to.
  filled_at timestamptz,
  typed jsonb,
  consents jsonb,
  declined_at timestamptz,
  declined_by text check (declined_by in ('customer', 'staff')),
  decline_reason text not null default '',
  accepted_at timestamptz,
  accepted_by bigint references account on delete set null,
  house_id bigint references svj on delete set null,
  -- What acceptance answered, for whoever asks again.
  accepted jsonb,
  version integer not null default 1,
  created_by bigint references account on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((filled_at is null) = (typed is null) and (filled_at is null) = (consents is null)),
  check ((accepted_at is null) = (accepted is null))
);
create unique index house_order_token on house_order (token_hash);
create index house_order_open on house_order (id) where accepted_at is null;
create index house_order_email on house_order (email text_pattern_ops);
create index house_order_care on house_order (care_about_id) where care_about_id is not null;
create index house_order_created_by on house_order (created_by) where created_by is not null;
create index house_order_accepted_by on house_order (accepted_by) where accepted_by is not null;
create index house_order_house on house_order (house_id) where house_id is not null;
-- A house of the same number is said before acceptance.
create index if not exists svj_ico on svj (ico) where ico <> '';

-- The code that opens names of owners: one at a time.
create table order_code (
  order_id bigint primary key references house_order on delete cascade,
  salt bytea not null,
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);

-- Which mails are of an order; what became of them the outbox knows while it keeps them.
create table order_mail (
  id bigint generated always as identity primary key,
  order_id bigint not null references house_order on delete cascade,
  message_id uuid not null,
  kind text not null,
  recipient text not null,
  at timestamptz not null
);
create index order_mail_order on order_mail (order_id, id);

grant select, insert, update, delete on house_order, order_code to {app};
grant select, insert, delete on order_mail to {app};
