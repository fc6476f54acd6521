import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equals, fraction, sum, whole } from '../base/shares/fraction.ts';
import type { OwnerEntry } from './rules.ts';
import {
  amended,
  changed,
  corrected,
  type Outcome,
  plansOf,
  removed,
  unplanned,
  withoutPlans,
} from './rules-correct.ts';
import {
  differing,
  differWithin,
  entriesOf,
  flawsOf,
  handovers,
  joined,
  ownersOn,
  type Period,
  periodsOf,
  sameOwners,
  samePeriods,
} from './rules-periods.ts';

const one = (id: number, share = whole): OwnerEntry => ({ memberIds: [id], joint: false, share });
const half = (id: number) => one(id, fraction(1, 2));
const p = (from: string | null, to: string | null, ...owners: OwnerEntry[]): Period => ({ from, to, owners });
const [anna, karel, eva, petr] = [one(1), one(2), one(3), one(4)];
const of = (outcome: Outcome): Period[] => {
  if ('obstacle' in outcome) throw new Error(outcome.obstacle.why);
  return outcome.periods;
};
const whyNot = (outcome: Outcome) => ('obstacle' in outcome ? outcome.obstacle : null);
const sold = [p(null, '2026-11-01', anna), p('2026-11-01', null, karel)];
const chain = [p(null, '2020-05-01', anna), p('2020-05-01', '2024-02-01', eva), p('2024-02-01', null, karel)];
const planned = [p(null, '2026-12-10', anna), p('2026-12-10', null, karel)];

describe('a recorded sale with a wrong day', () => {
  it('is moved, and the owner before goes with it', () => {
    expect(of(corrected(sold, '2026-11-01', p('2026-10-15', null, karel)))).toEqual([
      p(null, '2026-10-15', anna),
      p('2026-10-15', null, karel),
    ]);
    expect(of(corrected(sold, null, p(null, '2026-11-20', anna)))).toEqual([
      p(null, '2026-11-20', anna),
      p('2026-11-20', null, karel),
    ]);
  });

  it('is not moved over a whole record, which is named with the day', () => {
    expect(whyNot(corrected(chain, '2024-02-01', p('2019-01-01', null, karel)))).toEqual({
      why: 'taken',
      day: '2019-01-01',
      period: chain[1],
    });
    expect(whyNot(corrected(chain, '2020-05-01', p('2020-05-01', null, eva)))).toMatchObject({ period: chain[2] });
    expect(whyNot(corrected(chain, '2020-05-01', p('2020-05-01', '2019-01-01', eva)))).toEqual({ why: 'turned' });
    expect(whyNot(corrected(chain, '2021-01-01', p(null, null, eva)))).toEqual({ why: 'none' });
  });

  it('does not overlap a record beyond a gap', () => {
    const gap = [p(null, '2020-01-01', anna), p('2021-01-01', null, karel)];
    expect(of(corrected(gap, '2021-01-01', p('2020-06-01', null, karel)))[1]?.from).toBe('2020-06-01');
    expect(flawsOf(gap)).toEqual([{ kind: 'gap', from: '2020-01-01', to: '2021-01-01' }]);
    expect(whyNot(corrected(gap, '2021-01-01', p('2019-12-31', null, karel)))).toMatchObject({ why: 'taken' });
    expect(whyNot(corrected(gap, null, p(null, '2021-02-01', anna)))).toMatchObject({ why: 'taken' });
  });

  it('with other owners joins who is the same beside it', () => {
    expect(of(corrected(chain, '2020-05-01', p('2020-05-01', '2024-02-01', anna)))).toEqual([
      p(null, '2024-02-01', anna),
      p('2024-02-01', null, karel),
    ]);
  });

  it('that changes nothing says so', () => {
    const thirds = [p(null, null, one(1, fraction(1, 3)), one(2, fraction(2, 3)))];
    const written = p(null, null, one(2, fraction(4, 6)), one(1, fraction(2, 6)));
    expect(whyNot(corrected(thirds, null, written))).toEqual({ why: 'nothing' });
    expect(whyNot(changed(sold, '2026-11-15', [karel]))).toEqual({ why: 'nothing' });
  });
});

describe('a record that should not be', () => {
  it('gives its days to who was before, after, or to nobody', () => {
    expect(of(removed(sold, '2026-11-01', 'before'))).toEqual([p(null, null, anna)]);
    expect(of(removed(chain, '2020-05-01', 'after'))).toEqual([
      p(null, '2020-05-01', anna),
      p('2020-05-01', null, karel),
    ]);
    const open = of(removed(chain, '2020-05-01', 'nobody'));
    expect(flawsOf(open)).toEqual([{ kind: 'gap', from: '2020-05-01', to: '2024-02-01' }]);
    expect(whyNot(removed(open, '2024-02-01', 'before'))).toEqual({ why: 'noNeighbour' });
    expect(whyNot(removed([p(null, null, anna)], null, 'nobody'))).toEqual({ why: 'last' });
    expect(whyNot(removed(sold, '2026-11-02', 'before'))).toEqual({ why: 'none' });
  });

  it('between two of the same owner joins them', () => {
    const there = [p(null, '2026-01-01', anna), p('2026-01-01', '2026-02-01', eva), p('2026-02-01', null, anna)];
    expect(of(removed(there, '2026-01-01', 'before'))).toEqual([p(null, null, anna)]);
  });
});

describe('a plan', () => {
  it('of one half does not block an earlier change of the other', () => {
    const halves = [p(null, '2026-12-10', half(1), half(2)), p('2026-12-10', null, half(1), half(3))];
    expect(of(changed(halves, '2026-12-01', [half(4), half(2)]))).toEqual([
      p(null, '2026-12-01', half(1), half(2)),
      p('2026-12-01', '2026-12-10', half(4), half(2)),
      p('2026-12-10', null, half(4), half(3)),
    ]);
    // A form that shows the end of the plan says the same by what it changed.
    expect(amended(halves, '2026-12-01', [half(1), half(3)], [half(4), half(3)])).toEqual(
      changed(halves, '2026-12-01', [half(2), half(4)]),
    );
  });

  it('takes over from somebody: who sells to another before is told which plan', () => {
    const plan = { day: '2026-12-10', ended: [anna], began: [karel] };
    expect(whyNot(changed(planned, '2026-12-01', [eva]))).toEqual({ why: 'later', change: plan });
    expect(whyNot(amended(planned, '2026-12-01', [karel], [eva]))).toEqual({ why: 'later', change: plan });
    expect(of(changed(withoutPlans(planned, '2026-12-01'), '2026-12-01', [eva]))).toEqual([
      p(null, '2026-12-01', anna),
      p('2026-12-01', null, eva),
    ]);
    expect(of(changed(planned, '2026-12-24', [eva]))).toHaveLength(3);
  });

  it('is cancelled, and a later one stays where it can', () => {
    expect(of(unplanned(planned, '2026-12-10', '2026-11-21'))).toEqual([p(null, null, anna)]);
    const two = of(changed(planned, '2026-12-24', [eva]));
    expect(whyNot(unplanned(two, '2026-12-10', '2026-11-21'))).toMatchObject({
      why: 'later',
      change: { day: '2026-12-24' },
    });
    expect(of(unplanned(two, '2026-12-24', '2026-11-21'))).toEqual(planned);
    const ends = [p(null, '2026-12-31', anna)];
    expect(plansOf(ends, '2026-11-21')).toEqual([{ day: '2026-12-31', ended: [anna], began: [] }]);
    expect(of(unplanned(ends, '2026-12-31', '2026-11-21'))).toEqual([p(null, null, anna)]);
    expect(whyNot(unplanned(planned, '2026-12-10', '2026-12-10'))).toEqual({ why: 'none' });
    expect(plansOf(planned, '2026-12-10')).toEqual([]);
  });
});

it('a form over the owners of today never sells to who owns already', () => {
  expect(of(amended(sold, '2026-11-01', [karel], [anna]))).toEqual([p(null, null, anna)]);
  expect(whyNot(amended(sold, '2026-10-15', [karel], [karel]))).toEqual({ why: 'nothing' });
  expect(whyNot(amended(sold, '2026-10-15', [karel], [petr]))).toMatchObject({
    why: 'later',
    change: { day: '2026-11-01', ended: [anna], began: [karel] },
  });
});

const day = fc.integer({ min: 1, max: 900 }).map((n) => new Date(Date.UTC(2024, 0, n)).toISOString().slice(0, 10));
const owners = fc.constantFrom<readonly OwnerEntry[]>(
  [anna],
  [karel],
  [half(1), half(2)],
  [half(2), half(3)],
  [half(4)],
);
const record = fc
  .record({ days: fc.uniqueArray(day, { maxLength: 5 }), sets: fc.array(owners, { minLength: 6, maxLength: 6 }) })
  .map(({ days, sets }) => {
    const bounds = [null, ...days.sort()];
    return joined(bounds.map((from, i) => p(from, bounds[i + 1] ?? null, ...(sets[i] ?? []))));
  });
const allDays = Array.from({ length: 910 }, (_, n) => new Date(Date.UTC(2023, 11, 28 + n)).toISOString().slice(0, 10));

describe('whatever is recorded', () => {
  it('entries and periods are two ways to write the same, and nobody hands over to themselves', () => {
    fc.assert(
      fc.property(record, (periods) => {
        const entries = entriesOf(periods);
        expect(samePeriods(periodsOf(entries), periods)).toBe(true);
        for (const { ended, began } of handovers(periods)) expect(sameOwners(ended, began)).toBe(false);
      }),
    );
  });

  it('moving a day there and back gives the same, or a refusal names what stands in the way', () => {
    fc.assert(
      fc.property(record, fc.nat(5), day, (periods, n, to) => {
        const old = periods[n % periods.length] as Period;
        const there = corrected(periods, old.from, { ...old, from: to });
        if ('obstacle' in there) {
          expect(['taken', 'turned', 'nothing']).toContain(there.obstacle.why);
          return;
        }
        expect(samePeriods(of(corrected(there.periods, to, old)), periods)).toBe(true);
      }),
    );
  });

  it('a removed record typed again is back', () => {
    fc.assert(
      fc.property(record, fc.nat(5), (periods, n) => {
        const old = periods[n % periods.length] as Period;
        const gone = removed(periods, old.from, 'before');
        if ('obstacle' in gone || old.to !== null) return;
        expect(samePeriods(of(changed(gone.periods, old.from as string, old.owners)), periods)).toBe(true);
      }),
    );
  });

  it('every day has one set of owners at most; days before a change keep theirs; a wrong sum is a warning', () => {
    fc.assert(
      fc.property(record, day, owners, (periods, from, next) => {
        const outcome = changed(periods, from, next);
        if ('obstacle' in outcome) return;
        const after = outcome.periods;
        after.forEach((x, i) => {
          const follower = after[i + 1];
          if (follower) expect(x.to !== null && follower.from !== null && x.to <= follower.from).toBe(true);
        });
        const warned = flawsOf(after).flatMap((f) => (f.kind === 'sum' ? [f.owners] : []));
        for (const d of allDays) {
          const stands = ownersOn(after, d);
          if (d < from) expect(sameOwners(stands, ownersOn(periods, d))).toBe(true);
          if (!equals(sum(stands.map((o) => o.share)), whole)) expect(warned).toContainEqual(stands);
        }
        expect(sameOwners(ownersOn(after, from), next)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('a plan made and cancelled leaves what was', () => {
    fc.assert(
      fc.property(record, owners, (periods, next) => {
        const far = '2030-01-01';
        const plan = changed(periods, far, next);
        if ('obstacle' in plan) return;
        expect(samePeriods(of(unplanned(plan.periods, far, '2028-01-01')), periods)).toBe(true);
      }),
    );
  });

  it('what a correction is told by holds all that differs', () => {
    fc.assert(
      fc.property(record, record, (a, b) => {
        const { before, after } = differing(a, b);
        expect(before.length + after.length === 0).toBe(samePeriods(a, b));
        expect(differWithin(a, b, { from: null, to: null })).toBe(!samePeriods(a, b));
      }),
    );
  });
});
