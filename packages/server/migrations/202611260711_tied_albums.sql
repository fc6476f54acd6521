-- What an album is of: a report, or an event, of a series always the whole of it. Neither opens the other to anybody.
alter table album add column report_id bigint;
alter table album add column event_id bigint;
alter table album add constraint album_tie check (report_id is null or event_id is null);
alter table album add foreign key (svj_id, report_id) references report (svj_id, id) on delete set null (report_id);
alter table album add foreign key (svj_id, event_id) references event (svj_id, id) on delete set null (event_id);
create index album_report on album (svj_id, report_id) where report_id is not null;
create index album_event on album (svj_id, event_id) where event_id is not null;
