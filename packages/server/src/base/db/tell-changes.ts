import type pg from 'pg';
import { baseTables } from './base-tables.ts';

const silent = Object.keys(baseTables);

const has = (column: string) =>
  `exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = '${column}' and not a.attisdropped)`;

/**
 * Puts on every table of a house what tells open pages that its rows changed, where it is not yet: tables of later migrations
 * get it by being there. Rows of the log and of the search change only beside others, which tell.
 */
export async function tellChanges(db: pg.Client): Promise<void> {
  await db.query(`do $$ declare t record; how text; seen text; begin
    if to_regprocedure('tell_outer_change()') is null then return; end if;
    for t in
      select c.oid::regclass as name, c.relname = 'svj' as is_house, ${has('owner')} as is_owned, ${has('stream')} as is_talk,
        ${has('inner_at')} as counts_inner, word
      from pg_class c cross join unnest(array['insert', 'update', 'delete']) word
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in (${silent.map((name) => `'${name}'`).join()})
        and (c.relname = 'svj' or ${has('svj_id')})
        and not exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgname = 'live_' || word)
    loop
      how := case when t.is_house then 'tell_house_change' when t.is_owned and t.is_talk then 'tell_talk_change'
        when t.is_owned then 'tell_owned_change' when t.counts_inner and t.word = 'update' then 'tell_outer_change'
        else 'tell_change' end;
      seen := case when how = 'tell_outer_change' then 'old table as was new' when t.word = 'delete' then 'old' else 'new' end;
      execute format('create trigger live_%s after %s on %s referencing %s table as changed
        for each statement execute function %s()', t.word, t.word, t.name, seen, how);
    end loop; end $$`);
}
