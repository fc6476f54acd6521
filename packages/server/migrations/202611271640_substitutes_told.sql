-- On the first morning of a substitution that was named earlier who stands in is told of it.
alter table approval_substitute add column remind_at timestamptz;
create index approval_substitute_remind on approval_substitute (remind_at) where remind_at is not null;
-- Jobs look over all associations for whom to tell.
create policy across on approval_substitute for select using ((select is_across()));
