-- When an instalment was looked at after its last day: whoever agreed was told that it is late, or it was paid.
alter table instalment add looked_on date;
create index instalment_to_look on instalment (day) where looked_on is null;
-- The clock is one for all associations, and whether a mail may still go is asked across them.
create policy across on instalment for select using ((select is_across()));
create policy across on instalment_plan for select using ((select is_across()));
