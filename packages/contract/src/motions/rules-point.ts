import { type Fraction, fraction, show, whole } from '../base/shares/fraction.ts';
import { type LawText, lawIn, lawText } from './rules-decisive.ts';
import { type Of, presetBy } from './rules-law.ts';
import type { Rule } from './rules-result.ts';
import type { PresetId } from './schema.ts';

/** The rule that a point has of its own, as it is kept, frozen and sent; shares read "1/2". */
export type RuleText = {
  preset: PresetId | null;
  participation: string;
  accept: string;
  inclusive: boolean;
  of: Of;
  law: LawText | null;
};

export const ruleTextOf = (rule: Rule, preset: PresetId | null): RuleText => ({
  preset,
  participation: show(rule.participation),
  accept: show(rule.accept),
  inclusive: rule.inclusive,
  of: rule.of,
  law: rule.law ? lawText(rule.law) : null,
});

/**
 * What a point of this preset is decided by in a vote of this rule: the vote's own numbers and what the preset asks have both
 * to hold. Where it asks more than a bare majority agreement is above a half, so that the preset decides.
 */
export function ruleByPreset(vote: Rule, id: PresetId): RuleText {
  const preset = presetBy(id);
  if (!preset) throw new RangeError('no such preset');
  const asksMore = preset.law !== null && preset.law.share.num * 2n !== preset.law.share.den;
  const numbers = asksMore ? { accept: preset.accept, inclusive: preset.inclusive, of: preset.of } : {};
  return ruleTextOf({ ...vote, ...numbers, law: preset.law }, id);
}

function part(text: string): Fraction {
  const [, num = '', den = ''] = /^(\d+)\/([1-9]\d*)$/.exec(text) ?? [];
  if (!den) throw new RangeError('no part');
  return fraction(num, den);
}

/** What a point is decided by, of what is told of it. */
export const pointRule = (vote: Rule, { rule, offAgenda }: { rule: RuleText | null; offAgenda: boolean }): Rule =>
  offAgenda ? withEverybody(ruleWith(vote, rule)) : ruleWith(vote, rule);

/** The rule of a point: its own, or the vote's. Throws on what ruleTextOf did not write. */
export function ruleWith(vote: Rule, own: RuleText | null): Rule {
  if (!own) return vote;
  const { participation, accept, inclusive, of, law } = own;
  const { quorumInclusive: _, ...rest } = vote;
  for (const text of law ? [law.share, law.quorum ?? law.share] : []) part(text);
  return { ...rest, participation: part(participation), accept: part(accept), inclusive, of, law: law && lawIn(law) };
}

/** The same where everybody entitled has to be in the room (NOZ § 253): for a matter that was not announced. */
export const withEverybody = (rule: Rule): Rule => ({ ...rule, participation: whole, quorumInclusive: true });

const effect = ({ preset: _, law, ...numbers }: RuleText): string =>
  JSON.stringify([
    ...[numbers.participation, numbers.accept, numbers.inclusive, numbers.of],
    law && [law.quorum, law.quorumInclusive, law.share, law.inclusive, law.of],
  ]);

/** The rule of a point where it decides otherwise than the vote's; null where it is the same. */
export const whereOther = (vote: Rule, own: RuleText | null): RuleText | null =>
  own && effect(own) !== effect(ruleTextOf(vote, null)) ? own : null;
