import { describe, expect, it } from 'vitest';
import { fraction, show } from '../base/shares/fraction.ts';
import { decisiveOf } from './rules-decisive.ts';
import { presetBy, presets } from './rules-law.ts';
import { pointRule, ruleByPreset, ruleTextOf, ruleWith, whereOther, withEverybody } from './rules-point.ts';
import { type CountedSeat, type Rule, tallyOf, verdictOf } from './rules-result.ts';
import type { PresetId, VoteValue } from './schema.ts';

const voteOf = (id: PresetId, more: Partial<Rule> = {}): Rule => {
  const p = presetBy(id) as Rule;
  const { type, basis, participation, accept, inclusive, of, law } = { ...p, ...more };
  return { type, basis, participation, accept, inclusive, of, law };
};
const assembly = voteOf('assembly');
const strict = voteOf('assembly', { participation: fraction(3, 5), accept: fraction(3, 5) });

describe('the rule of a point of its own', () => {
  it.each<[string, Rule, PresetId, string, string, string]>([
    // The numbers of the point: participation, agreement, of whom.
    ['as the vote', assembly, 'assembly', '1/2', '1/2', 'present'],
    ['two thirds of those present', assembly, 'twoThirds', '1/2', '1/2', 'present'],
    ['more than half of all', assembly, 'majorityOfAll', '1/2', '1/2', 'present'],
    ['three quarters of all', assembly, 'threeQuartersOfAll', '1/2', '1/2', 'present'],
    // What the statutes ask of the vote holds for a bare majority; a larger one decides by itself, beside the same quorum.
    ['a bare majority under stricter statutes', strict, 'assembly', '3/5', '3/5', 'present'],
    ['two thirds under stricter statutes', strict, 'twoThirds', '3/5', '1/2', 'present'],
    ['everybody under stricter statutes', strict, 'everyoneAtAssembly', '3/5', '1/2', 'present'],
  ])('%s', (_, vote, id, participation, accept, of) => {
    const own = ruleByPreset(vote, id);
    expect(own).toMatchObject({ preset: id, participation, accept, of });
    expect(ruleWith(vote, own).law).toEqual(presetBy(id)?.law);
    // It is read as it was written.
    expect(ruleTextOf(ruleWith(vote, own), id)).toEqual(own);
  });

  it('is told only where it decides otherwise than the vote', () => {
    expect(whereOther(assembly, null)).toBeNull();
    expect(whereOther(assembly, ruleByPreset(assembly, 'assembly'))).toBeNull();
    const byNumbers = voteOf('assembly', { law: null });
    expect(whereOther(byNumbers, ruleByPreset(byNumbers, 'assembly'))).not.toBeNull();
    for (const { id } of presets.filter((p) => p.basis === 'assembly' && p.id !== 'assembly'))
      expect(whereOther(assembly, ruleByPreset(assembly, id))?.preset).toBe(id);
  });

  it.each(['1/0', '-1/2', '1', '', 'x', '1/2/3', '{}'])('is not read out of %s', (text) => {
    const own = ruleByPreset(assembly, 'twoThirds');
    expect(() => ruleWith(assembly, { ...own, participation: text })).toThrow();
    expect(() => ruleWith(assembly, { ...own, accept: text })).toThrow();
    expect(() => ruleWith(assembly, { ...own, law: { ...(own.law as object), share: text } as never })).toThrow();
  });
});

describe('a house of a hundred parts', () => {
  /** For, against and abstained in the room, and the silent there; the rest is away. */
  function passes(rule: Rule, [agree, notAgree, noVote]: readonly [number, number, number]): boolean {
    const parts = [agree, notAgree, noVote, 100 - agree - notAgree - noVote];
    const seats: CountedSeat[] = parts.map((n, id) => ({ id, share: fraction(n, 100), units: 1, own: false }));
    const answers = new Map<number, VoteValue>([
      [0, 'agree'],
      [1, 'notAgree'],
      [2, 'noVote'],
    ]);
    return verdictOf(rule, tallyOf(seats, answers, new Set([0, 1, 2]))).passed;
  }
  it.each<[PresetId, readonly [number, number, number], boolean, boolean]>([
    // By the vote (more than half of those present), by the point.
    ['twoThirds', [40, 20, 0], true, true],
    ['twoThirds', [39, 21, 0], true, false],
    ['twoThirds', [34, 8, 9], true, true],
    ['twoThirds', [33, 8, 9], false, false],
    ['majorityOfAll', [50, 10, 0], true, false],
    ['majorityOfAll', [51, 10, 0], true, true],
    ['threeQuartersOfAll', [74, 0, 0], true, false],
    ['threeQuartersOfAll', [75, 25, 0], true, true],
    ['everyoneAtAssembly', [99, 0, 1], true, false],
    ['everyoneAtAssembly', [100, 0, 0], true, true],
    ['substitute', [45, 0, 0], false, false],
    ['assembly', [26, 25, 0], true, true],
  ])('by %s with %j', (id, sums, byVote, byPoint) => {
    const rule = pointRule(assembly, { rule: ruleByPreset(assembly, id), offAgenda: false });
    expect([passes(assembly, sums), passes(rule, sums)]).toEqual([byVote, byPoint]);
  });

  it('decides a matter that was not announced only with everybody there', () => {
    const rule = pointRule(assembly, { rule: null, offAgenda: true });
    expect(show(decisiveOf(rule, null).participation)).toBe('1/1');
    expect([passes(rule, [60, 39, 0]), passes(rule, [60, 40, 0]), passes(withEverybody(strict), [60, 40, 0])]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
