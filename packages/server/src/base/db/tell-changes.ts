import type pg from 'pg';
import { baseTables } from './base-tables.ts';

const silent = Object.keys(baseTables);

/**
 * Puts on every table of a house what tells open pages that its rows changed, where it is not yet: tables of later migrations
 * get it by being there. Rows of the log and of the search change only beside others, which tell.
 */
export async function tellChanges(db: pg.Client): Promise<void> {
  await db.query(`do $$ declare t record; how text; word text; begin
    if to_regprocedure('tell_change()') is null then return; end if;
    for t in
      select c.oid::regclass as name, c.relname = 'svj' as is_house,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'owner' and not a.attisdropped) as is_owned,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'stream' and not a.attisdropped) as is_talk
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in (${silent.map((name) => `'${name}'`).join()})
        and (c.relname = 'svj' or exists (select from pg_attribute a
          where a.attrelid = c.oid and a.attname = 'svj_id' and not a.attisdropped))
        and not exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgname = 'live_insert')
    loop
      how := case when t.is_house then 'tell_house_change' when t.is_owned and t.is_talk then 'tell_talk_change'
        when t.is_owned then 'tell_owned_change' else 'tell_change' end;
      foreach word in array array['insert', 'update', 'delete'] loop
        execute format('create trigger live_%s after %s on %s referencing %s table as changed
          for each statement execute function %s()', word, word, t.name, case word when 'delete' then 'old' else 'new' end, how);
      end loop;
    end loop; end $$`);
}
