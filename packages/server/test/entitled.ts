import { members } from '#contract/members/endpoints.ts';
import { register } from '#contract/members/endpoints-register.ts';
import { session } from '#contract/session/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, edited, type Person, type TestHouse } from './house.ts';
import type { TestPortal } from './portal.ts';

export const idOf = (p: Person) => p.memberId as number;
export const owned = (...people: Person[]) => [{ memberIds: people.map(idOf) }];
const days = (n: number) => n * 24 * 3600_000;

/** Runs at another time, and comes back. */
export async function later<T>(portal: TestPortal, n: number, run: () => Promise<T>): Promise<T> {
  const before = portal.clock.now;
  portal.clock.now = new Date(before.getTime() + days(n));
  try {
    return await run();
  } finally {
    portal.clock.now = before;
  }
}

export const mailed = async ({ portal, id }: TestHouse, kind: string) => {
  const { rows } = await portal.pool.raw.query<{ recipient: string; data: Record<string, string> }>(
    'select recipient, data from outbox where svj_id = $1 and kind = $2 order by id',
    [id, kind],
  );
  return rows;
};

/** Accepts whoever is on the list. */
export async function accept(chair: Person): Promise<number[]> {
  const { users } = await chair.asks(register.list, {});
  const ids = users.map((u) => u.id);
  await chair.asks(register.accept, { ids });
  return ids;
}

/** A house where the register decides, with a chair and two owners of a unit each. */
export async function aRegistered(portal: TestPortal) {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const [seller, stays, buyer] = [await house.owner(), await house.owner(), await house.owner()];
  const unit = await house.unit(chair, '1', [1, 3], owned(seller));
  const other = await house.unit(chair, '2', [1, 3], owned(stays));
  await house.unit(chair, '3', [1, 3], owned(buyer));
  await accept(chair);
  return { house, chair, seller, stays, buyer, unit, other };
}

export const rightsOf = async (who: Person) => (await who.asks(session.verify, {})).user?.role?.rights ?? {};
export const isIn = async (who: Person) => (await who.call(members.list)).status === 200;
export const sell = async (chair: Person, id: number, to: Person, validFrom?: string) => {
  const now = await chair.asks(units.one, { id });
  const owners = [{ memberIds: [idOf(to)], joint: false, share: '{"numerator":"1","denominator":"1"}' }];
  return chair.asks(units.update, edited(now, { owners, ...(validFrom ? { validFrom } : {}) }) as never);
};
