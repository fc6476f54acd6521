-- Whether a mail may still go is asked across associations, when it is sent.
create policy across on reminder_person for select using ((select is_across()));
