import type pg from 'pg';

export type Table = { name: string; columns: string[] };
export type Sequence = { name: string; last: string | null; start: string };
type Migrated = { version: number; name: string; hash: string };

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const list = (names: readonly string[]) => names.map(quoted).join(', ');

/** Every table of the portal with the columns it stores; the list of migrations is not data. */
export async function tablesOf(db: pg.Client): Promise<Table[]> {
  const { rows } = await db.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> 'migration'
    group by c.relname order by c.relname`);
  return rows;
}

export async function sequencesOf(db: pg.Client): Promise<Sequence[]> {
  const { rows } = await db.query<Sequence>(`
    select sequencename as name, last_value::text as last, start_value::text as start
    from pg_sequences where schemaname = 'public' order by 1`);
  return rows;
}

/** The migrations this database has been through, none when it is bare. */
export async function migrationsOf(db: pg.Client): Promise<Migrated[]> {
  const { rows } = await db.query<{ there: boolean }>(`select to_regclass('public.migration') is not null as there`);
  if (!rows[0]?.there) return [];
  return (await db.query<Migrated>('select version::float8, name, hash from migration order by version')).rows;
}

/** Whether anybody could have worked here already. */
export async function isInhabited(db: pg.Client): Promise<boolean> {
  const { rows } = await db.query<{ there: boolean }>(`select to_regclass('public.svj') is not null as there`);
  if (!rows[0]?.there) return false;
  // Across associations: the question is whether there is any at all.
  await db.query(`set local app.across = 'on'`);
  const found = await db.query(`select from account union all select from svj limit 1`);
  await db.query(`set local app.across = ''`);
  return found.rowCount !== 0;
}

/** Whether a portal is connected to this database; its connections say their name. */
export async function isServed(db: pg.Client): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from pg_stat_activity
     where datname = current_database() and application_name in ('pavlac', 'pavlac-jobs') limit 1`,
  );
  return rowCount !== 0;
}

/** Dates, times and texts come out and go in alike, and a long backup is not cut off. */
export const plainSession = `set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set client_encoding = 'UTF8'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set lock_timeout = 0`;
