import { sql } from 'drizzle-orm';
import { fees } from '#contract/fees/endpoints.ts';
import { prescriptions } from '#contract/prescriptions/endpoints.ts';
import { aHouse } from './house.ts';
import type { TestPortal } from './portal.ts';

/** The year after that of tests, resting on no resolution. */
export const aRunForm = (change: object = {}) => ({
  ...{ name: 'Předpis na rok 2027', fromMonth: '2027-01-01', noResolution: 'schválil výbor', ...change },
});

/** An issued prescription of a house of one unit, as one would correct it. */
export async function anIssuedRun(portal: TestPortal) {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const { id: unitId } = await house.unit(chair, '1', [1, 1], [{ memberIds: [chair.memberId as number] }]);
  const fee = { name: 'Fond', amount: '100', frequency: 'monthly', firstDue: '2026-01-15', side: 'units' } as const;
  await chair.asks(fees.create, fee);
  const { id, fingerprint } = await chair.asks(prescriptions.create, aRunForm());
  await chair.asks(prescriptions.issue, { id, fingerprint });
  return { chair, id, unitId, month: '2027-02-01', amount: '-10', reason: 'dítě' };
}

/** An issued prescription of more units than are printed at once, whose owner no mail reaches. */
export async function aLongRun(portal: TestPortal, count = 52) {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const { memberId } = await house.owner({ access: false });
  await house.inside(async (db) => {
    await db.execute(
      sql`delete from member_contact where svj_id = ${house.id} and member_id = ${memberId} and kind = 'email'`,
    );
    await db.execute(sql`
      with u as (insert into unit (svj_id, number, type) select ${house.id}, n, 'flat' from generate_series(1, ${count}::int) n
          returning svj_id, id),
        s as (insert into unit_share (svj_id, unit_id, num, den) select svj_id, id, 1, ${count}::int from u),
        o as (insert into ownership (svj_id, unit_id, num, den) select svj_id, id, 1, 1 from u returning svj_id, id)
      insert into ownership_member (svj_id, ownership_id, member_id) select svj_id, id, ${memberId} from o`);
  });
  const fee = { name: 'Fond', amount: '5200', frequency: 'monthly', firstDue: '2026-01-15', side: 'units' } as const;
  await chair.asks(fees.create, fee);
  const { id, fingerprint } = await chair.asks(prescriptions.create, aRunForm());
  await chair.asks(prescriptions.issue, { id, fingerprint });
  return { house, chair, id };
}
