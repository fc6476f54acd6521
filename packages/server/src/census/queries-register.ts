import { sql } from 'drizzle-orm';
import type { Fraction } from '#contract/base/shares/fraction.ts';
import type { Voters } from '#contract/ledger/rules-frozen.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';

export const list = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;
export const ofVote = (scope: Scope, voteId: number) => sql`svj_id = ${scope.svjId} and vote_id = ${voteId}`;

/** Units of these seats whose owners are others since the beginning of the day. */
export async function unitsTurned(db: Db, scope: Scope, seats: readonly number[], today: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select u.id from (select unnest(unit_ids) as id from vote_seat
      where svj_id = ${scope.svjId} and id = any(${list(seats)})) u
    where exists (select from ownership o where o.svj_id = ${scope.svjId} and o.unit_id = u.id
      and (o.valid_from = ${today}::date or o.valid_to = ${today}::date))`);
  return rows.map((r) => r.id);
}

/** A seat as it stands: who owns it, who may vote for it, and what its names are committed by. */
export type Standing = {
  id: number;
  position: number;
  unitIds: number[];
  units: string;
  owners: string;
  ownerIds: number[];
  spare: string;
  share: Fraction;
  own: boolean;
  voters: Voters;
  commitment: string;
  voted: boolean;
};
