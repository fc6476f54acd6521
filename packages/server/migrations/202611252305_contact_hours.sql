-- When somebody is there: hours of each day from Monday as texts ("08:00-12:00,13:00-16:30"), or nothing where nobody wrote them.
alter table contact add column hours jsonb not null default '[]' check (jsonb_typeof(hours) = 'array');
-- They hold on public holidays too.
alter table contact add column hours_on_holidays boolean not null default false;
