import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, equals, fraction, percent, reduce, sum, whole, zero } from '../base/shares/fraction.ts';
import { presets } from './rules-law.ts';
import { outlookOf, type Rule, tallyOf, verdictOf } from './rules-result.ts';
import { type VoteValue, voteValues } from './schema.ts';

const half = fraction(1, 2);
const perRollam = presets.find((p) => p.id === 'perRollam') as Rule;
const threshold = fc.constantFrom(zero, half, fraction(2, 3), fraction(3, 4), fraction(2, 5), fraction(1, 3), whole);
const anyLaw = fc.option(
  fc.record({
    quorum: fc.option(threshold),
    quorumInclusive: fc.boolean(),
    share: fc.constantFrom(half, fraction(2, 3), fraction(3, 4), whole),
    inclusive: fc.boolean(),
    of: fc.constantFrom('present', 'all'),
  }),
);
const anyRule: fc.Arbitrary<Rule> = fc.record({
  type: fc.constantFrom('online', 'local'),
  basis: fc.constantFrom('assembly', 'perRollam', 'electronic', 'poll'),
  participation: threshold,
  accept: threshold,
  inclusive: fc.boolean(),
  of: fc.constantFrom('present', 'all'),
  law: anyLaw,
});
type Cast = { weight: number; own: boolean; value: VoteValue | null };
const building = (most: number, weight: number): fc.Arbitrary<Cast[]> =>
  fc.array(
    fc.record({
      weight: fc.integer({ min: 1, max: weight }),
      own: fc.constantFrom(false, false, false, true),
      value: fc.constantFrom(...voteValues, null),
    }),
    { minLength: 1, maxLength: most },
  );

function count(casts: readonly Cast[]) {
  const all = casts.reduce((n, c) => n + c.weight, 0);
  const seats = casts.map((c, id) => ({ id, share: reduce(fraction(c.weight, all)), units: 1 + (id % 2), own: c.own }));
  const answers = new Map(casts.flatMap((c, id) => (c.value ? [[id, c.value] as const] : [])));
  return { seats, answers, tally: tallyOf(seats, answers) };
}

/** The same question asked in whole numbers, the way a counting committee would. */
function slowly(rule: Rule, casts: readonly Cast[]): boolean {
  let [agree, present, all] = [0n, 0n, 0n];
  for (const { weight, own, value } of casts) {
    if (own) continue;
    all += BigInt(weight);
    if (value === 'agree') agree += BigInt(weight);
    if (value && value !== 'miss') present += BigInt(weight);
  }
  const reached = (part: bigint, by: bigint, mark: { num: bigint; den: bigint }, inclusive: boolean) =>
    by > 0n && (inclusive ? part * mark.den >= mark.num * by : part * mark.den > mark.num * by);
  const by = (of: Rule['of']) => (of === 'all' ? all : present);
  const { law } = rule;
  return (
    reached(present, all, rule.participation, true) &&
    reached(agree, by(rule.of), rule.accept, rule.inclusive) &&
    (!law?.quorum || reached(present, all, law.quorum, law.quorumInclusive)) &&
    (!law || reached(agree, by(law.of), law.share, law.inclusive))
  );
}

describe('any building', () => {
  it('passes exactly when a slow recount in whole numbers says so', () => {
    fc.assert(
      fc.property(anyRule, building(30, 5), (rule, casts) => {
        expect(verdictOf(rule, count(casts).tally).passed).toBe(slowly(rule, casts));
      }),
      { numRuns: 1000 },
    );
  });

  it('columns make the base, seats and units, and no order matters', () => {
    fc.assert(
      fc.property(building(30, 1_000_000), fc.nat(), (casts, turn) => {
        const { seats, answers, tally } = count(casts);
        const columns = voteValues.map((v) => tally[v]);
        expect(equals(sum(columns.map((c) => c.share)), tally.base)).toBe(true);
        expect(columns.reduce((n, c) => n + c.seats, 0)).toBe(casts.filter((c) => !c.own).length);
        expect(columns.reduce((n, c) => n + c.units, 0)).toBe(tally.units);
        expect(equals(sum(seats.map((s) => s.share)), whole)).toBe(true);
        const by = turn % seats.length;
        const turned = [...seats.slice(by), ...seats.slice(0, by)].reverse();
        expect(tallyOf(turned, new Map([...answers].reverse()))).toEqual(tally);
      }),
    );
  });

  it('a percent for display never decides', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: -40, max: 40 }), (n, off) => {
        const tally = count([
          { weight: 500_000 * n + off, own: false, value: 'agree' },
          { weight: 500_000 * n - off, own: false, value: 'notAgree' },
        ]).tally;
        const { passed, agreed } = verdictOf(perRollam, tally);
        expect(passed).toBe(off > 0);
        if (n > 1000) expect(percent(agreed as never)).toBe(50);
      }),
    );
  });
});

/** Every way the missing may still answer, or stay missing. */
function* completions(casts: readonly Cast[]): Generator<Cast[]> {
  const at = casts.findIndex((c) => c.value === null);
  if (at < 0) yield [...casts];
  else for (const value of voteValues) yield* completions(casts.map((c, i) => (i === at ? { ...c, value } : c)));
}

it('the outlook agrees with every completion of a small building, and its missing share is exact', () => {
  fc.assert(
    fc.property(anyRule, building(6, 4), (rule, some) => {
      // Who is missing for good is nobody: until the end everybody may still come.
      const casts = some.map((c) => (c.value === 'miss' ? { ...c, value: null } : c));
      const { tally } = count(casts);
      const outlook = outlookOf(rule, tally);
      const ends = [...completions(casts)].map((c) => slowly(rule, c));
      expect(outlook.state).toBe(ends.every(Boolean) ? 'certain' : ends.some(Boolean) ? 'open' : 'impossible');
      expect(outlook.now.passed).toBe(slowly(rule, casts));
      if (outlook.quorum.now) expect(outlook.quorum.missing).toEqual(zero);
      else if (outlook.quorum.missing.num === 0n && tally.base.num > 0n) expect(rule.law?.quorumInclusive).toBe(false);
      expect(outlook.missing === null).toBe(outlook.now.passed || outlook.state === 'impossible');
      const { missing } = outlook;
      if (!missing) return;
      for (const end of completions(casts)) {
        const came = end.filter((c, i) => casts[i]?.value === null && !c.own && c.value !== 'miss');
        if (came.some((c) => c.value !== 'agree')) continue;
        const share = sum(
          came.map((c) =>
            fraction(
              c.weight,
              casts.reduce((n, x) => n + x.weight, 0),
            ),
          ),
        );
        const above = compare(share, missing.share);
        expect(above > 0 || (above === 0 && !missing.more)).toBe(slowly(rule, end));
      }
    }),
    { numRuns: 600 },
  );
});
