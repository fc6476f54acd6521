import { sql } from 'drizzle-orm';
import { fromText } from '#contract/base/shares/fraction.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Db } from '../../base/db/db.ts';
import { holdsOn } from '../../base/db/periods.ts';
import type { Scope } from '../../base/http/gate.ts';

/** A share as it is to be written: of a unit, or of one of its owner entries. */
export type Fresh = { unitId: number; ownershipId: number | null; share: string };

/** Writes shares that hold today by other numbers of the same size; one of another size stays as it is. */
export async function rewriteShares(db: Db, scope: Scope, shares: readonly Fresh[], now: Date): Promise<void> {
  const rows = shares.map(({ unitId, ownershipId, share }) => {
    const { num, den } = fromText(share);
    return { unit_id: unitId, ownership_id: ownershipId, num: num.toString(), den: den.toString() };
  });
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as f (unit_id bigint, ownership_id bigint, num bigint, den bigint)`;
  const same = sql`s.num::numeric * f.den = f.num::numeric * s.den`;
  await db.execute(sql`
    update unit_share s set num = f.num, den = f.den from ${given}
    where s.svj_id = ${scope.svjId} and f.ownership_id is null and s.unit_id = f.unit_id and ${same}
      and ${holdsOn(sql.raw('s'), dayIn(now))}`);
  await db.execute(sql`
    update ownership s set num = f.num, den = f.den from ${given}
    where s.svj_id = ${scope.svjId} and s.id = f.ownership_id and ${same}`);
  const ids = [...new Set(shares.map((s) => s.unitId))];
  await db.execute(sql`
    update unit set version = version + 1, updated_at = ${now}
    where svj_id = ${scope.svjId} and id = any(${sql.param(ids)}::bigint[])`);
}
