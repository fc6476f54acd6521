import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  askedNow,
  type Deciding,
  neededOf,
  outcomesOf,
  type Place,
  stateOf,
  whyNotAsked,
  whyNotDecided,
} from './rules.ts';
import { type ApprovalState, approvalRules, approvalStates } from './schema-words.ts';

const chair = 1;
const place = (memberId: number, status: ApprovalState = 'waiting', asChair = false): Place => ({
  memberId,
  status,
  asChair,
});
const of = (rule: Deciding['rule'], needed: number | null = null, chairId: number | null = chair): Deciding => ({
  rule,
  needed,
  chairId,
});
const stood = (d: Deciding, ...states: ApprovalState[]) =>
  stateOf(
    d,
    states.map((s, i) => place(i + 1, s)),
  );

/** Whether answers that are all given meet the rule, said as the rule is said to people. */
function isMet(d: Deciding, places: readonly Place[]): boolean {
  const yes = places.filter((p) => p.status === 'approved');
  if (d.rule === 'chair') {
    const chairs = yes.filter((p) => p.memberId === d.chairId || p.asChair);
    return chairs.some((one) => yes.some((other) => other !== one));
  }
  if (d.rule === 'count') return yes.length > 0 && yes.length >= Math.min(d.needed ?? places.length, places.length);
  return places.length > 0 && yes.length === places.length;
}

/** Every way in which those who wait may still answer; a place that may come for the chair is one of them. */
function endings(d: Deciding, places: readonly Place[]): Place[][] {
  const isChairs = (p: Place) => p.memberId === d.chairId || (p.asChair && p.status === 'approved');
  const comes: Place[] =
    d.rule === 'chair' && !places.some(isChairs) ? [{ memberId: 99, status: 'waiting', asChair: true }] : [];
  const all = [...places, ...comes];
  return all.reduce<Place[][]>(
    (done, p) =>
      p.status === 'waiting'
        ? done.flatMap((some) => [
            [...some, { ...p, status: 'approved' as const }],
            [...some, { ...p, status: 'rejected' as const }],
          ])
        : done.map((some) => [...some, p]),
    [[]],
  );
}

/** A slow second reading: what is met stands, what no ending meets is rejected. */
function slowly(d: Deciding, places: readonly Place[]): ApprovalState {
  const asStands = places.map((p) => (p.status === 'waiting' ? { ...p, status: 'rejected' as const } : p));
  if (isMet(d, asStands)) return 'approved';
  return endings(d, places).some((ending) => isMet(d, ending)) ? 'waiting' : 'rejected';
}

const places = fc
  .array(fc.record({ status: fc.constantFrom(...approvalStates), asChair: fc.boolean() }), {
    minLength: 1,
    maxLength: 7,
  })
  .map((all) => all.map((p, i) => place(i + 1, p.status, p.asChair && p.status === 'approved')));

describe('how a request stands', () => {
  test('is what a slow reading of every possible ending says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...approvalRules),
        fc.integer({ min: 1, max: 8 }),
        fc.option(fc.integer({ min: 1, max: 9 })),
        places,
        (rule, needed, chairId, all) => {
          const d = { rule, needed: rule === 'count' ? needed : null, chairId };
          expect(stateOf(d, all)).toBe(slowly(d, all));
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('never turns back: an answer given while it waits leaves it waiting or decides it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...approvalRules), fc.integer({ min: 1, max: 5 }), places, (rule, needed, all) => {
        const d = of(rule, rule === 'count' ? needed : null);
        fc.pre(stateOf(d, all) === 'waiting');
        for (const p of askedNow(d, all)) {
          const { approved, rejected } = outcomesOf(d, all, p.memberId as number);
          expect(approved).not.toBe('rejected');
          expect(rejected).not.toBe('approved');
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('everybody: one rejection ends it, the last approval makes it', () => {
    expect(stood(of('everybody'), 'approved', 'waiting')).toBe('waiting');
    expect(stood(of('everybody'), 'approved', 'approved')).toBe('approved');
    expect(stood(of('everybody'), 'waiting', 'rejected', 'waiting')).toBe('rejected');
  });

  test('a number: decided once it is there, or cannot be any more; never more than there are places', () => {
    expect(stood(of('count', 2), 'approved', 'rejected', 'waiting')).toBe('waiting');
    expect(stood(of('count', 2), 'approved', 'approved', 'waiting')).toBe('approved');
    expect(stood(of('count', 2), 'rejected', 'rejected', 'waiting')).toBe('rejected');
    expect(stood(of('count', 3), 'approved', 'approved')).toBe('approved');
    expect(neededOf(of('count', 3), 2)).toBe(2);
  });

  test('the chair and one more: others alone do not suffice, and the chair may say no', () => {
    expect(stood(of('chair'), 'waiting', 'approved', 'approved')).toBe('waiting');
    expect(stood(of('chair'), 'approved', 'waiting', 'rejected')).toBe('waiting');
    expect(stood(of('chair'), 'approved', 'waiting', 'approved')).toBe('approved');
    expect(stood(of('chair'), 'rejected', 'approved', 'approved')).toBe('rejected');
    expect(stood(of('chair'), 'approved', 'rejected', 'rejected')).toBe('rejected');
  });

  test('whoever comes to the office is waited for, and an approval given in it holds', () => {
    const former = place(7, 'approved', true);
    expect(stateOf(of('chair'), [former, place(2)])).toBe('waiting');
    expect(stateOf(of('chair'), [former, place(2, 'approved')])).toBe('approved');
    // Nobody holds it now, or the new one is not asked yet.
    expect(stateOf(of('chair', null, null), [place(2, 'approved'), place(3, 'approved')])).toBe('waiting');
    expect(stateOf(of('chair', null, 9), [place(2, 'approved'), place(3, 'approved')])).toBe('waiting');
  });
});

describe('who answers', () => {
  test('one after another only the first that waits is asked, and who answered may change it', () => {
    const all = [place(1, 'approved'), place(2), place(3)];
    const d = { ...of('order'), status: 'waiting' as const };
    expect(askedNow(d, all).map((p) => p.memberId)).toEqual([2]);
    expect([1, 2, 3, 4, null].map((id) => whyNotDecided(d, all, id))).toEqual([
      null,
      null,
      'notYet',
      'notAsked',
      'notAsked',
    ]);
    expect(askedNow(of('everybody'), all).map((p) => p.memberId)).toEqual([2, 3]);
  });

  test('nobody once it is decided', () => {
    const d = { ...of('everybody'), status: 'rejected' as const };
    expect(whyNotDecided(d, [place(1), place(2, 'rejected')], 1)).toBe('decided');
  });

  test('what each answer would make of it', () => {
    const all = [place(2, 'approved'), place(3, 'rejected'), place(4)];
    expect(outcomesOf(of('count', 2), all, 4)).toEqual({ approved: 'approved', rejected: 'rejected' });
    expect(outcomesOf(of('everybody'), [place(2), place(3)], 2)).toEqual({ approved: 'waiting', rejected: 'rejected' });
  });

  test('not who asks alone, and not more approvals than people', () => {
    const asks = { authorId: 5, needed: null, rule: 'everybody' } as const;
    expect(whyNotAsked([5], asks)).toBe('alone');
    expect(whyNotAsked([5, 6], asks)).toBe(null);
    expect(whyNotAsked([5, 6], { ...asks, rule: 'count', needed: 3 })).toBe('needed');
    expect(whyNotAsked([5, 6], { ...asks, rule: 'count' })).toBe('needed');
    expect(whyNotAsked([5, 6], { ...asks, rule: 'count', needed: 2 })).toBe(null);
  });
});
