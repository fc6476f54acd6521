-- Somebody deleted leaves a row without a person behind, because votes, history and owners of units point to it.
alter table member add column erased_at timestamptz;
alter table member add check (erased_at is null or (archived_at is not null and account_id is null and not has_access));
-- The list's own order; a word before the surname does not count, the first name decides between namesakes.
create index member_listed on member
  (svj_id, (coalesce(company_name, last_name)) collate "cs-x-icu", (first_name) collate "cs-x-icu", id)
  where erased_at is null;
drop index member_by_name;
