-- Adds words to what a column may hold, whatever it may hold by then.
do $$
declare
  added record;
  had text[];
begin
  for added in select * from (values ('what', 'dueMoved'), ('field', 'reason')) a (called, word) loop
    select array_agg(distinct m[1]) into had
    from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''', 'g') m
    where c.conrelid = 'report_change'::regclass and c.conname = format('report_change_%s_check', added.called);
    execute format('alter table report_change drop constraint report_change_%s_check', added.called);
    execute format('alter table report_change add constraint report_change_%1$s_check check (%1$I in (%2$s))', added.called,
      (select string_agg(quote_literal(w), ', ') from unnest(had || added.word) w));
  end loop;
end $$;
-- Somebody moved the day until which it is to be solved: another type does not reckon it anew.
alter table report add column due_by_hand boolean not null default false;
