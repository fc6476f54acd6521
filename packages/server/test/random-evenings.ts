import fc from 'fast-check';
import { expect } from 'vitest';
import { assemblyCourse } from '#contract/assembly/endpoints-course.ts';
import { assemblyDesk } from '#contract/assembly/endpoints-desk.ts';
import { type Fraction, fraction, fromText, reduce, show } from '#contract/base/shares/fraction.ts';
import { answersOf } from '#server/answers/queries-sums.ts';
import { sumsIn } from '#server/assembly/course/steps-sums.ts';
import { anEvening } from './evenings.ts';
import { aHouse, type Person } from './house.ts';
import type { TestPortal } from './portal.ts';
import { empowers } from './proxies.ts';

/** Shares of a hundred, by the number of the unit. */
const shares: Record<string, number> = { '1': 31, '2': 23, '3': 17, '4': 13, '5': 11, '6': 5 };
const units = Object.keys(shares);
const pointCount = 5;

const part = (of: Iterable<string>) =>
  show(reduce(fraction(BigInt([...of].reduce((sum, unit) => sum + (shares[unit] as number), 0)), 100n)));
const shown = (text: string | undefined) => (text === undefined ? '0/1' : show(reduce(fromText(text))));

const move = fc.record({ what: fc.constantFrom('come', 'come', 'leave', 'power'), unit: fc.constantFrom(...units) });
/** What happens before and while each point is open, and who is against it. */
const evening = fc.array(
  fc.record({
    before: fc.array(move, { minLength: 1, maxLength: 3 }),
    open: fc.array(move, { maxLength: 2 }),
    against: fc.subarray(units),
  }),
  { minLength: pointCount, maxLength: pointCount },
);

type Course = typeof evening extends fc.Arbitrary<infer C> ? C : never;

async function aHall(portal: TestPortal) {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const owners = new Map<string, Person>();
  for (const unit of units) {
    const owner = await house.owner({ lastName: `Vlastník${unit}` });
    owners.set(unit, owner);
    await house.unit(chair, unit, [shares[unit] as number, 100], [{ memberIds: [owner.memberId as number] }]);
  }
  const agent = await house.owner({ lastName: 'Zmocněná' });
  const points = Array.from({ length: pointCount }, (_, n) => ({
    ...{ kind: 'resolution' as const, name: `Bod ${n + 1}`, wording: `Společenství udělá věc ${n + 1}.` },
  }));
  return { house, chair, owners, agent, e: await anEvening(chair, points) };
}

/** Holds so many random evenings: who is there at each point, and how it came out, are what an independent slow count says. */
export async function holdsRandomEvenings(portal: TestPortal, count: number): Promise<void> {
  for (const course of fc.sample(evening, count)) await holds(portal, course);
}

async function holds(portal: TestPortal, course: Course): Promise<void> {
  const said = JSON.stringify(course);
  const { house, chair, owners, agent, e } = await aHall(portal);
  await chair.asks(assemblyCourse.begin, { id: e.id });
  // The slow count: a set of units, and the powers that still hold.
  const there = new Set<string>();
  const powers = new Map<string, number>();
  let taps = 0;
  const mark = (unit: string, here: boolean, proxy: number | null = null) => {
    taps += 1;
    const event = { id: crypto.randomUUID(), device: 'stůl', order: taps };
    return chair.asks(assemblyDesk.mark, { id: e.id, seat: e.seats(unit)[0] as number, here, proxy, event });
  };
  const moves = async ({ what, unit }: { what: string; unit: string }) => {
    if (what === 'leave' && there.has(unit)) {
      await mark(unit, false);
      there.delete(unit);
    } else if (what === 'power' && !there.has(unit)) {
      const known = powers.get(unit);
      const id = known ?? (await empowers(owners.get(unit) as Person, agent, { voteId: e.voteId })).id;
      powers.set(unit, id);
      await mark(unit, true, id);
      there.add(unit);
    } else if (what === 'come' && !there.has(unit)) {
      await mark(unit, true);
      // Whoever comes in person ends the power they gave.
      powers.delete(unit);
      there.add(unit);
    }
    expect(shown((await e.course()).room?.present.share), said).toBe(part(there));
  };
  const outcomes: { state: string; agree: string; present: string }[] = [];
  for (const [n, { before, open, against }] of course.entries()) {
    const label = String(n + 1);
    for (const one of before) await moves(one);
    await e.turn(label);
    for (const one of open) await moves(one);
    const present = [...there];
    const weight = (of: readonly string[]) => of.reduce((sum, unit) => sum + (shares[unit] as number), 0);
    const decides = weight(present) > 50;
    const no = decides ? against.filter((unit) => there.has(unit)) : [];
    if (no.length > 0) await e.say(label, 'notAgree', ...no);
    if (decides && no.length < present.length) await e.rest(label);
    await e.close(label, decides ? {} : { lost: true });
    const yes = decides ? present.filter((unit) => !no.includes(unit)) : [];
    const passed = weight(yes) * 2 > weight(present);
    outcomes.push({
      ...{ state: decides ? (passed ? 'passed' : 'rejected') : 'lost', agree: part(yes), present: part(present) },
    });
    expect((await e.labelled(label)).state, said).toBe(outcomes.at(-1)?.state);
  }
  // What was kept of each closed point is what its answers come to, counted anew.
  await house.inside(async (db, scope) => {
    const { rows } = await db.client.query<{ sums: string; voted: number }>(
      `select c.sums, p.vote_point_id as voted from meeting_point p
        join meeting_course c on c.svj_id = p.svj_id and c.point_id = p.id where p.meeting_id = $1 order by p.position`,
      [e.id],
    );
    expect(rows).toHaveLength(pointCount);
    const anew = await answersOf(db, scope, e.voteId);
    for (const [n, { sums, voted }] of rows.entries()) {
      const kept = sumsIn(sums);
      expect([...kept].sort(), said).toEqual([...(anew.get(Number(voted)) ?? [])].sort());
      expect([n, kept.has('agree') ? show(reduce(kept.get('agree')?.share as Fraction)) : '0/1'], said).toEqual([
        ...[n, outcomes[n]?.agree],
      ]);
    }
  });
}
