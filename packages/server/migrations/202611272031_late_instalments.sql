-- When an instalment was looked at after its last day: whoever agreed was told that it is late, or it was paid.
alter table instalment add looked_on date;
create index instalment_to_look on instalment (day) where looked_on is null;
