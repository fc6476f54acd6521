-- Until when a report is to be solved, and who has been told that it is late. What was reported before has no such day.
alter table report
  add column due_on date,
  add column warned smallint not null default 0 check (warned between 0 and 2),
  -- The day on which somebody is to be told next; null when there is nothing to tell.
  add column warn_on date;
create index report_to_warn on report (warn_on) where warn_on is not null;
-- Lists, counts and numbers of the menu ask no more than this of what stands before and behind the page.
drop index report_latest;
create index report_latest on report (svj_id, created_at desc, id desc)
  include (status, visibility, owner_id, solver_id, outcome, due_on) where deleted_at is null;
-- What is late is found across associations.
create policy across on report for select using ((select is_across()));

-- Adds words to what a column may hold, whatever it may hold by then.
create function pg_temp.also_holds(of_table regclass, called name, column_name name, words text[]) returns void
language plpgsql as $$
declare
  had text[];
begin
  select array_agg(distinct m[1]) into had
  from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''', 'g') m
  where c.conrelid = of_table and c.conname = called;
  execute format('alter table %s drop constraint %I', of_table, called);
  execute format('alter table %s add constraint %I check (%I in (%s))', of_table, called, column_name,
    (select string_agg(quote_literal(w), ', ') from unnest(had || words) w));
end $$;
select pg_temp.also_holds('notice', 'notice_kind_check', 'kind', array['overdue']);
select pg_temp.also_holds('report_change', 'report_change_field_check', 'field', array['dueOn']);

-- What its reporter says of what was called mended: asked once, some days after, and answered once.
alter table report
  add column ask_at timestamptz,
  add column asked_at timestamptz,
  add column verdict text check (verdict in ('mended', 'not_mended')),
  add column verdict_at timestamptz,
  -- The picture of how it looks since it was solved.
  add column after_id bigint,
  add foreign key (svj_id, after_id) references file (svj_id, id) on delete set null (after_id),
  add check (verdict is null or asked_at is not null and verdict_at is not null);
create index report_to_ask on report (ask_at) where ask_at is not null;
create index report_asked on report (svj_id, owner_id) where asked_at is not null and verdict is null;
create index report_after on report (svj_id, after_id) where after_id is not null;
create index report_solved on report (svj_id, solved_at) where solved_at is not null and deleted_at is null;
select pg_temp.also_holds('notice', 'notice_kind_check', 'kind', array['asked']);
select pg_temp.also_holds('report_change', 'report_change_what_check', 'what', array['verdict']);
select pg_temp.also_holds('report_change', 'report_change_field_check', 'field', array['verdict']);

-- Who has the same trouble and filed nothing of their own.
create table report_also (
  svj_id bigint not null,
  report_id bigint not null,
  member_id bigint not null,
  since timestamptz not null,
  primary key (svj_id, report_id, member_id),
  foreign key (svj_id, report_id) references report (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade
);
create index report_also_of on report_also (svj_id, member_id);
alter table report_also enable row level security;
alter table report_also force row level security;
create policy own_house on report_also using (svj_id = (select current_svj()));
grant select, insert, update, delete on report_also to {app};
