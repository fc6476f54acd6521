import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';

/** An entrance that something points at. */
export type EntranceUsed = { id: number; name: string };

/** Entrances by name, at most 200. */
export async function entrancesOf(db: Db, scope: Scope) {
  const { rows } = await db.execute<{ id: number; name: string; street: string | null }>(
    sql`select id, name, street from entrance where svj_id = ${scope.svjId} order by name collate cs_numeric limit 200`,
  );
  return rows;
}

type Named = { name: string; street: string };

/** Names entrances of the house anew; answers how many of them changed. Ids of another house change nothing. */
export async function renameEntrances(
  db: Db,
  scope: Scope,
  entrances: readonly (Named & { id: number })[],
): Promise<number> {
  if (entrances.length === 0) return 0;
  const { rowCount } = await db.execute(sql`
    update entrance e set name = n.name, street = nullif(n.street, '')
    from jsonb_to_recordset(${JSON.stringify(entrances)}::jsonb) as n (id bigint, name text, street text)
    where e.svj_id = ${scope.svjId} and e.id = n.id and (e.name, coalesce(e.street, '')) is distinct from (n.name, n.street)`);
  return rowCount ?? 0;
}

/** Adds entrances to the house; answers how many the house has now. */
export async function addEntrances(db: Db, scope: Scope, entrances: readonly Named[]): Promise<number> {
  await db.execute(sql`
    insert into entrance (svj_id, name, street) select ${scope.svjId}::bigint, n.name, nullif(n.street, '')
    from jsonb_to_recordset(${JSON.stringify(entrances)}::jsonb) as n (name text, street text)`);
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from entrance where svj_id = ${scope.svjId}`,
  );
  return rows[0]?.n ?? 0;
}

/**
 * Removes entrances of the house that nothing points at; answers those that are used, and then those without use are gone
 * already. Ids of another house change nothing.
 */
export async function removeEntrances(db: Db, scope: Scope, ids: readonly number[]): Promise<EntranceUsed[]> {
  const these = sql`svj_id = ${scope.svjId} and id = any(${sql.param([...ids])}::bigint[])`;
  // Whoever writes a row that points at one waits for this, and is refused then.
  await db.execute(sql`select from entrance where ${these} order by id for update`);
  await db.execute(sql`update unit set entrance_id = null
    where svj_id = ${scope.svjId} and entrance_id = any(${sql.param([...ids])}::bigint[]) and deleted_at is not null`);
  await db.execute(sql`delete from entrance where ${these} and not entrance_used(svj_id, id)`);
  const { rows } = await db.execute<EntranceUsed>(sql`select id, name from entrance where ${these} order by id`);
  return rows;
}

/** The entrance by its name, created when there is none. */
export async function entranceNamed(db: Db, scope: Scope, name: string): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with known as (select id from entrance where svj_id = ${scope.svjId} and lower(name) = lower(${name})), made as (
      insert into entrance (svj_id, name) select ${scope.svjId}::bigint, ${name}::text where not exists (select from known)
      on conflict (svj_id, lower(name)) do update set name = entrance.name returning id
    )
    select id from known union all select id from made`);
  return rows[0]?.id as number;
}
