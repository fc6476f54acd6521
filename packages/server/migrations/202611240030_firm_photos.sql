-- A firm takes a picture of its own back.
create or replace function pg_temp.also_holds(of_table regclass, called name, column_name name, words text[]) returns void
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
select pg_temp.also_holds('report_change', 'report_change_what_check', 'what', array['firmNoPhoto']);

-- A link that ended keeps its hash: it opens nothing, and still says whom to call.
