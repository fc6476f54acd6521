import pg from 'pg';
import { dayIn } from '#contract/base/time/dates.ts';
import type { FileStore } from '../base/store/file-store.ts';
import { isMark } from '../base/store/file-store-mark.ts';

const exists = "select to_regclass('public.demo_sample') is not null as there";
const marked = 'select day::text from demo_sample';
/** Of all locks of the database the one for this: of two servers at midnight one begins and the other finds it begun. */
const lock = 7_283_647;

/** What migrations and the queue made, in an order in which it can go; extensions stay. */
const all = `
  select 'drop schema if exists pgboss cascade' as statement
  union all
  select format('drop table if exists %s cascade', c.oid::regclass)
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  union all
  select format('drop sequence if exists %s cascade', c.oid::regclass)
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
  union all
  select format('drop routine if exists %s cascade', p.oid::regprocedure)
    from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

/**
 * Empties a database that was furnished for a demonstration on another day, so that the start furnishes it by today's calendar.
 * Only one that carries the mark: there nobody ever saved anything. Whether it was emptied.
 */
export async function emptyOfAnotherDay(ownerUrl: string, files: FileStore, today: string): Promise<boolean> {
  const db = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  await db.connect();
  try {
    await db.query('begin');
    await db.query('select pg_advisory_xact_lock($1)', [lock]);
    const [place] = (await db.query<{ there: boolean }>(exists)).rows;
    const [sample] = place?.there ? (await db.query<{ day: string }>(marked)).rows : [];
    if (!sample || sample.day === today) return false;
    const { rows } = await db.query<{ statement: string }>(all);
    for (const { statement } of rows) await db.query(statement);
    await db.query('commit');
  } finally {
    await db.end();
  }
  for await (const { key } of files.all()) if (!isMark(key)) await files.drop(key);
  return true;
}

const minute = 60_000;
/** Milliseconds to the moment when the day in Prague is another one; looked for by minutes, as clocks change. */
export function untilAnotherDay(now: Date): number {
  const today = dayIn(now);
  let at = now.getTime() - (now.getTime() % minute);
  while (dayIn(new Date(at)) === today) at += minute;
  return at - now.getTime();
}
