import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';

/** Another portal that votes of the association come from. */
export async function addOrigin(db: Db, svjId: number, now: Date): Promise<number> {
  const { rows } = await db.execute<{ id: number | string }>(sql`
    insert into vote_origin (svj_id, came_at) values (${svjId}, ${now}) returning id`);
  return Number(rows[0]?.id);
}

/** All origins came now, those of earlier moves too. */
export async function dateOrigins(db: Db, svjId: number, now: Date): Promise<void> {
  await db.execute(sql`update vote_origin set came_at = ${now} where svj_id = ${svjId}`);
}

type Named = { frozen_id: number; member_id: number | string };
/** What ledgers of the origin call each member. */
export async function nameInOrigin(db: Db, svjId: number, origin: number, rows: readonly Named[]): Promise<void> {
  await db.execute(sql`
    insert into vote_origin_member (svj_id, origin_id, frozen_id, member_id)
    select ${svjId}::bigint, ${origin}::bigint, x.frozen_id, x.member_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (frozen_id bigint, member_id bigint)`);
}

/** Each ledger keeps the end that its portal signed. */
export async function addDepartures(db: Db, svjId: number): Promise<void> {
  await db.execute(sql`
    insert into vote_departure (svj_id, vote_id, seq, hash, signature, public_key)
    select svj_id, vote_id, seq, hash, signature, public_key from vote_head where svj_id = ${svjId}
    on conflict do nothing`);
}
