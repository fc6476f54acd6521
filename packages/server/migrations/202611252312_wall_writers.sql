-- One waits for a report, whatever became of what they wrote: it goes a month after it was let in, and a house that moves then
-- takes the address along without it.
drop index wall_writer_report;
alter table wall_writer drop constraint wall_writer_pkey, add primary key (svj_id, report_id), alter column note_id drop not null;
create unique index wall_writer_note on wall_writer (svj_id, note_id) where note_id is not null;
-- Houses that switched reports off: whoever waits there is told that nothing more will come.
create index svj_without_reports on svj (id) where not ('reports' = any (modules));
