import { sql } from 'drizzle-orm';
import type { In } from '#contract/base/calls/endpoint.ts';
import { fraction, toText } from '#contract/base/shares/fraction.ts';
import { units } from '#contract/units/endpoints.ts';
import { unitPeriods } from '#contract/units/endpoints-periods.ts';
import type { PeriodView, UnitPeriods } from '#contract/units/schema-periods.ts';
import { accept, idOf, owned } from './entitled.ts';
import { aHouse, edited, type Person, type TestHouse } from './house.ts';
import type { TestPortal } from './portal.ts';

export const whole = toText(fraction(1, 1));
export const half = toText(fraction(1, 2));
export const owner = (p: Person, share = whole) => ({ memberIds: [idOf(p)], joint: false, share });
export const lineOf = ({ from, to, owners }: PeriodView) =>
  `${owners.map((o) => o.members.map((m) => m.lastName ?? m.full_name).join('+')).join(',')} ${from ?? ''}–${to ?? ''}`;
export const lines = (of: Pick<UnitPeriods, 'periods'>) => of.periods.map(lineOf);
export type Fix = Partial<In<typeof unitPeriods.correct>>;

/** A house where the register decides; Prodávající sells to Kupující from a day that was typed wrong. */
export async function aWrongSale(portal: TestPortal, validFrom = '2026-11-10') {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const seller = await house.owner({ lastName: 'Prodávající' });
  const buyer = await house.owner({ lastName: 'Kupující' });
  const unit = await house.unit(chair, '7', [1, 1], owned(seller));
  await accept(chair);
  const before = await chair.asks(units.one, { id: unit.id });
  await chair.asks(units.update, edited(before, { owners: [owner(buyer)], validFrom }) as never);
  const read = () => chair.asks(unitPeriods.list, { id: unit.id });
  const { updatedAt } = await read();
  const fix: In<typeof unitPeriods.correct> = {
    id: unit.id,
    updatedAt,
    period: validFrom,
    from: validFrom,
    to: null,
    owners: [owner(buyer)],
    reason: 'Ve smlouvě je jiný den',
  };
  const correct = (change: Fix) => chair.asks(unitPeriods.correct, { ...fix, ...change });
  return { house, chair, seller, buyer, unit, read, fix, correct };
}

export const activity = (house: TestHouse) =>
  house.inside(async (db) => {
    const { rows } = await db.execute<{ verb: string }>(
      sql`select verb from activity where svj_id = ${house.id} and noun = 'rooms' order by id`,
    );
    return rows.map((r) => r.verb);
  });
