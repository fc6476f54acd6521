-- Whether a mail may still go to an owner is asked across associations, when it is sent: without this none ever went.
create policy across on ownership_member for select using ((select is_across()));
