-- Product administrators find a house by the contact e-mail of a member; the search works across associations.
create policy across on member_contact for select using (is_across());
