-- Who was given which bytes of a document and when; kept for a year.
create table document_opening (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  document_id bigint not null,
  version_number integer not null,
  -- Nobody for a visit of the portal's administration, and for somebody who was erased.
  member_id bigint,
  by_visit boolean not null default false,
  -- The whole file, a smaller picture of it, or in an archive with others.
  how text not null check (how in ('file', 'preview', 'archive')),
  opened_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, document_id) references document (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete set null (member_id)
);
create index document_opening_of on document_opening (svj_id, document_id, opened_at desc, id desc);
create index document_opening_who on document_opening (svj_id, member_id, document_id, opened_at) where member_id is not null;
create index document_opening_old on document_opening (opened_at);

alter table document_opening enable row level security;
alter table document_opening force row level security;
create policy own_house on document_opening using (svj_id = (select current_svj()));
-- What is old is removed across associations.
create policy across on document_opening for select using ((select is_across()));
create policy across_old on document_opening for delete using ((select is_across()));
grant select, insert, delete on document_opening to {app};
grant update (member_id) on document_opening to {app};
grant usage, select on sequence document_opening_id_seq to {app};
