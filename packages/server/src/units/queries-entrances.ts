import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';

/** Entrances by name, at most 200. */
export async function entrancesOf(db: Db, scope: Scope) {
  const { rows } = await db.execute<{ id: number; name: string; street: string | null }>(
    sql`select id, name, street from entrance where svj_id = ${scope.svjId} order by name collate cs_numeric limit 200`,
  );
  return rows;
}

/** Names entrances of the house anew; answers how many of them changed. Ids of another house change nothing. */
export async function renameEntrances(
  db: Db,
  scope: Scope,
  entrances: readonly { id: number; name: string; street: string }[],
): Promise<number> {
  if (entrances.length === 0) return 0;
  const { rowCount } = await db.execute(sql`
    update entrance e set name = n.name, street = nullif(n.street, '')
    from jsonb_to_recordset(${JSON.stringify(entrances)}::jsonb) as n (id bigint, name text, street text)
    where e.svj_id = ${scope.svjId} and e.id = n.id and (e.name, coalesce(e.street, '')) is distinct from (n.name, n.street)`);
  return rowCount ?? 0;
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
