-- What falls on a day of a calendar is read by that day.
create index report_by_due on report (svj_id, due_on) where due_on is not null and deleted_at is null;
create index report_by_work on report (svj_id, work_day) where work_day is not null and deleted_at is null;

-- An address may bring along what falls on days in other modules.
alter table feed add column with_layers boolean not null default false;
