-- The book of contacts: people and firms outside of the house, whom it calls.
create table contact (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  kind text not null check (kind in ('person', 'company')),
  visibility text not null default 'public' check (visibility in ('public', 'private')),
  category text not null check (category in ('administrative', 'banks_financial_services', 'energy', 'it', 'lawyer', 'svj',
    'real_estate_management', 'construction_work', 'accounting_services', 'property_maintenance', 'plant_care', 'authorities',
    'other')),
  -- What happened when it is called at any hour.
  emergency text check (emergency in ('gas', 'lift', 'water', 'drain', 'power', 'heat', 'lock')),
  is_pinned boolean not null default false,
  company_name text not null default '',
  title_before text not null default '',
  first_name text not null default '',
  last_name text not null default '',
  title_after text not null default '',
  position text not null default '',
  company text not null default '',
  ico text not null default '',
  dic text not null default '',
  web text not null default '',
  data_box text not null default '',
  street text not null default '',
  town text not null default '',
  post text not null default '',
  -- In the order they are called and written to: [{"value": …, "word": …}].
  phones jsonb not null default '[]' check (jsonb_typeof(phones) = 'array'),
  emails jsonb not null default '[]' check (jsonb_typeof(emails) = 'array'),
  -- For the committee and the manager alone.
  notes text not null default '',
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  check (case kind when 'company' then company_name else last_name end <> '')
);
create index contact_listed on contact (svj_id, id) include (kind, visibility, category) where deleted_at is null;
create index contact_pinned on contact (svj_id, id) where is_pinned and deleted_at is null;
-- What is deleted goes for good after its time.
create index contact_deleted on contact (deleted_at) where deleted_at is not null;

alter table contact enable row level security;
alter table contact force row level security;
create policy own_house on contact using (svj_id = (select current_svj()));
-- The sweep looks for what was deleted long ago in all associations.
create policy across on contact for select using ((select is_across()));
create policy across_deleted on contact for delete using ((select is_across()) and deleted_at is not null);
grant select, insert, update, delete on contact to {app};
grant usage, select on sequence contact_id_seq to {app};
