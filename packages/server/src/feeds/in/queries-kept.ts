import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

/** An occurrence as it is kept. */
export type Kept = {
  uid: string;
  occurrence: string;
  title: string;
  description: string;
  place: string;
  url: string;
  all_day: boolean;
  starts_at: string;
  ends_at: string;
  start_at: string;
  end_at: string;
};

const fields = sql.raw('title, description, place, url, all_day, starts_at, ends_at, start_at, end_at');
const news = sql.raw(
  'excluded.title, excluded.description, excluded.place, excluded.url, excluded.all_day, excluded.starts_at, excluded.ends_at, excluded.start_at, excluded.end_at',
);
const olds = sql.raw(
  'feed_event.title, feed_event.description, feed_event.place, feed_event.url, feed_event.all_day, feed_event.starts_at, feed_event.ends_at, feed_event.start_at, feed_event.end_at',
);

/** Keeps what a source names: what changed is changed, what it had vanished is back. */
export async function keepOccurrences(db: Db, scope: Scope, sourceId: number, rows: readonly Kept[], now: Date) {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into feed_event (svj_id, source_id, uid, occurrence, ${fields}, first_day, last_day, created_at, updated_at)
    select ${scope.svjId}::bigint, ${sourceId}::bigint, r.uid, r.occurrence, r.title, r.description, r.place, r.url, r.all_day,
      r.starts_at, r.ends_at, r.start_at, r.end_at, left(r.starts_at, 10)::date, left(r.ends_at, 10)::date,
      ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (uid text, occurrence text, title text, description text,
      place text, url text, all_day boolean, starts_at text, ends_at text, start_at timestamptz, end_at timestamptz)
    on conflict (svj_id, source_id, uid, occurrence) do update
    set (${fields}, first_day, last_day, vanished_at, sequence, updated_at) = (${news}, excluded.first_day, excluded.last_day,
      null, feed_event.sequence + 1, excluded.updated_at)
    where feed_event.vanished_at is not null or (${olds}) is distinct from (${news})`);
}

/**
 * Marks what the source names no more and is yet to come; what was stays as it was. What it names by another name at the same
 * time is the same: some programs make new names at each reading.
 */
export async function markVanished(db: Db, scope: Scope, sourceId: number, rows: readonly Kept[], now: Date) {
  const named = sql`jsonb_to_recordset(${JSON.stringify(rows.map(({ uid, occurrence, title, start_at }) => ({ uid, occurrence, title, start_at })))}::jsonb)
    as r (uid text, occurrence text, title text, start_at timestamptz)`;
  await db.execute(sql`
    with named as materialized (select * from ${named}),
    missing as materialized (
      select e.id, exists (select from named r where r.title = e.title and r.start_at = e.start_at) as renamed
      from feed_event e where e.svj_id = ${scope.svjId} and e.source_id = ${sourceId}
        and not exists (select from named r where r.uid = e.uid and r.occurrence = e.occurrence)
    ), dropped as (
      delete from feed_event e using missing m where e.svj_id = ${scope.svjId} and e.id = m.id and m.renamed
    )
    update feed_event e set vanished_at = ${now}, sequence = e.sequence + 1, updated_at = ${now}
    from missing m where e.svj_id = ${scope.svjId} and e.id = m.id and not m.renamed and e.vanished_at is null and e.end_at > ${now}`);
}

/** Forgets what ended long ago, and what vanished then. */
export async function dropOld(db: Db, scope: Scope, sourceId: number, ended: Date, vanished: Date): Promise<void> {
  await db.execute(sql`
    delete from feed_event where svj_id = ${scope.svjId} and source_id = ${sourceId}
      and (end_at < ${ended} or vanished_at < ${vanished})`);
}
