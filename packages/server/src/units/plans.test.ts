import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fraction, toText } from '#contract/base/shares/fraction.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, edited, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
});
afterAll(() => portal.close());

const share = (n: number, d: number) => toText(fraction(n, d));
const whole = share(1, 1);
const two = async () => [(await house.owner()).memberId as number, (await house.owner()).memberId as number] as const;
const rowsOf = async (id: number) =>
  (await chair.asks(units.list, { sizePerPage: 'all' })).rooms.filter((r) => r.id === id);

describe('a change planned for a later day', () => {
  it('stays when something else is edited today', async () => {
    const [seller, buyer] = await two();
    const made = await house.unit(chair, '1', [5, 77], [{ memberIds: [seller] }]);
    const change = { share: share(6, 77), owners: [{ memberIds: [buyer], share: whole }] };
    const planned = await chair.asks(units.update, edited(made, { ...change, validFrom: '2026-12-10' }));
    expect(planned).toMatchObject({ share: share(5, 77), openShare: share(6, 77) });
    const after = await chair.asks(units.update, edited(planned, { floor: 2 }));
    expect(after).toMatchObject({ floor: 2, share: share(5, 77), openShare: share(6, 77) });
    expect(after.ownerships.map((o) => [o.validFrom, o.validTo])).toEqual([
      ['2026-12-10', null],
      [null, '2026-12-10'],
    ]);
  });

  it('that only ends something gives way to what is set before, so that no day has two', async () => {
    const [a, b] = await two();
    const owners = [
      { memberIds: [a], share: share(1, 2) },
      { memberIds: [b], share: share(1, 2) },
    ];
    const made = await house.unit(chair, '2', [1, 77], [{ memberIds: [a] }]);
    const both = await chair.asks(units.update, edited(made, { owners, validFrom: '2026-11-01' }));
    const ending = { share: null, validFrom: '2026-12-10' };
    const planned = await chair.asks(units.update, edited(both, ending));
    expect(planned).toMatchObject({ share: share(1, 77), openShare: null });
    const kept = { share: share(1, 77), validFrom: '2026-11-21' };
    const after = await chair.asks(units.update, edited(planned, kept));
    expect(after).toMatchObject({ share: share(1, 77), openShare: share(1, 77) });
    expect(await rowsOf(made.id)).toHaveLength(1);
  });
});
