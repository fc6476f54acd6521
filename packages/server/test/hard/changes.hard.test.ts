import { afterAll, beforeAll, expect, it } from 'vitest';
import { fraction, toText } from '#contract/base/shares/fraction.ts';
import { changes } from '#contract/changes/endpoints.ts';
import { imports } from '#contract/imports/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { aHouse } from '#house/house.ts';
import { allChecked } from '#house/imports.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { drawn } from '#house/seed.ts';
import { sendFile } from '#house/sending.ts';
import { started } from '#house/votes.ts';
import { aYear, kindsOfYear } from '#house/year-of-a-house.ts';

const whole = toText(fraction(1, 1));
let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
  portal.clock.now = new Date('2026-11-20T09:00:00Z');
});
afterAll(() => portal.close());

it('sixty kinds of differences over a house that is drawn: it is what the extract says, and a running vote stays', async () => {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const second = await house.person({ role: 'memberCommittee', lastName: 'Druhý' });
  const draft = async (body: string) =>
    ((await sendFile(chair, imports.upload, 'dum.json', body)).data as { id: number }).id;
  const seen = (id: number) => chair.asks(changes.one, { id });
  expect(kindsOfYear).toHaveLength(60);
  const { before, after, unitOf } = aYear(drawn('year of a house', 1_000_000));
  const first = await draft(before);
  await chair.asks(imports.accept, await allChecked(chair, first));
  const vote = await started(chair);
  const frozen = () =>
    house.inside(async (db) => {
      const seats = await db.execute(
        `select id, unit_ids, units, num, den, encode(commitment, 'hex') as print, frozen from vote_seat order by id`,
      );
      const list = await db.execute(`select id, encode(fingerprint, 'hex') as print from vote order by id`);
      return [seats.rows, list.rows];
    });
  const stood = await frozen();
  const differs = async (body: string) => {
    const { counts } = await chair.asks(imports.preview, { id: await draft(body) });
    return counts.new + counts.changed + counts.ended;
  };
  /** Accepts every so many of the differences, the others are left; answers what the request was. */
  const decides = async (every: number) => {
    const { id } = await chair.asks(changes.open, { importId: await draft(after) });
    const { changes: list, sum } = await seen(id);
    expect([list.filter((c) => !c.isSound), sum.before]).toEqual([[], whole]);
    for (const [i, { key, isDated }] of list.entries()) {
      const takes = i % every === 0;
      const said = { id, key, accept: takes, reason: 'Souhlasí s výpisem.' };
      await chair.asks(changes.decide, { ...said, day: takes && isDated ? `2026-11-0${1 + (i % 9)}` : null });
    }
    const { fingerprint, sum: now, changes: decidedOnes } = await seen(id);
    expect(now).toEqual({ before: whole, after: whole, complete: true });
    if (decidedOnes.some((c) => c.isSecond && c.decision?.accept)) await chair.asks(changes.hand, { id, fingerprint });
    await second.asks(changes.accept, { id, fingerprint });
    expect((await second.refused(changes.accept, { id, fingerprint })).key).toBe('CHANGES.ERRORS.CLOSED');
    expect((await chair.asks(units.check, {})).complete).toBe(true);
    return { id, left: list.length - Math.ceil(list.length / every) };
  };
  // A part of them first: the others differ still, and are accepted by another request.
  const { left } = await decides(2);
  expect(left).toBeGreaterThan(25);
  const { id } = await decides(1);
  expect(await differs(after)).toBe(0);
  const number = unitOf.get('sold by company to one') as string;
  const { rooms } = await chair.asks(units.list, { filters: JSON.stringify({ number }) as never });
  const sold = await chair.asks(units.one, { id: rooms.find((r) => r.number === number)?.id as number });
  // Who owned it owned it until the day on which the other began.
  const { rows: periods } = await house.inside((db) =>
    db.execute<{ ended: string | null; began: string | null }>(
      `select valid_to::text as ended, valid_from::text as began from ownership where unit_id = ${sold.id} order by id`,
    ),
  );
  expect(periods).toEqual([
    { ended: expect.stringMatching(/^2026-11-0\d$/), began: null },
    { ended: null, began: periods[0]?.ended },
  ]);
  expect(await frozen()).toEqual(stood);
  const { seats } = await chair.asks(votes.census, { id: vote.id, sizePerPage: 'all' });
  const acts = seats.find((s) => s.units.includes(sold.number));
  expect(acts?.voters.map((v) => v.member.id)).toEqual(sold.ownerships[0]?.members.map((m) => m.id));
  await chair.asks(changes.undo, { id });
  expect(await differs(after)).toBeGreaterThan(25);
  expect((await chair.asks(units.check, {})).complete).toBe(true);
});
