-- A building on its way in: parsed, without birth numbers, until it is accepted or discarded.
create table import_draft (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  member_id bigint,
  file_name text not null,
  format text not null check (format in ('json', 'csv', 'xlsx')),
  source jsonb not null,
  mapping jsonb,
  corrections jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null,
  accepted_at timestamptz,
  result jsonb,
  primary key (svj_id, id)
);
create index import_draft_latest on import_draft (svj_id, created_at desc);

-- Which column means what, remembered by the fingerprint of the header row.
create table import_mapping (
  svj_id bigint not null references svj on delete cascade,
  fingerprint text not null,
  mapping jsonb not null,
  updated_at timestamptz not null,
  primary key (svj_id, fingerprint)
);
