import { fraction, show } from '#contract/base/shares/fraction.ts';
import { lawIn } from '#contract/motions/rules-decisive.ts';
import { pointRule, type RuleText, whereOther } from '#contract/motions/rules-point.ts';
import type { Rule } from '#contract/motions/rules-result.ts';
import type { Vote } from './queries.ts';
import type { Point } from './queries-points.ts';

/** By what the points of a vote are decided. */
export const ruleOf = (v: Vote): Rule => ({
  type: v.type,
  basis: v.basis,
  participation: fraction(v.participationNum, v.participationDen),
  accept: fraction(v.acceptNum, v.acceptDen),
  inclusive: v.acceptInclusive,
  of: v.acceptOf,
  law: v.law && lawIn(v.law),
});

type Ruled = Pick<
  Point,
  | 'preset'
  | 'law'
  | 'participationNum'
  | 'participationDen'
  | 'acceptNum'
  | 'acceptDen'
  | 'acceptInclusive'
  | 'acceptOf'
>;

/** The rule that was chosen for the point; null as its vote. */
export function keptRuleOf({ preset, law, ...p }: Ruled): RuleText | null {
  const { participationNum: num, participationDen: den, acceptNum, acceptDen, acceptInclusive, acceptOf } = p;
  if (num === null || den === null || acceptNum === null || acceptDen === null || acceptOf === null) return null;
  const parts = { participation: show(fraction(num, den)), accept: show(fraction(acceptNum, acceptDen)) };
  return { preset, ...parts, inclusive: acceptInclusive === true, of: acceptOf, law };
}

/** The rule of a point where it decides otherwise than its vote's. */
export const otherRuleOf = (v: Vote, p: Ruled): RuleText | null => whereOther(ruleOf(v), keptRuleOf(p));

/** By what the point is decided: as it was chosen for it, else as the vote; a matter that was not announced with everybody. */
export const pointRuleOf = (v: Vote, p: Ruled & Pick<Point, 'offAgenda'>): Rule =>
  pointRule(ruleOf(v), { rule: otherRuleOf(v, p), offAgenda: p.offAgenda });
