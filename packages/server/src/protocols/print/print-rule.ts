import { compare, type Fraction, show, zero } from '#contract/base/shares/fraction.ts';
import { decisiveOf } from '#contract/motions/rules-decisive.ts';
import { pointRule } from '#contract/motions/rules-point.ts';
import { wasRefused } from '#contract/motions/rules-presence.ts';
import type { Rule } from '#contract/motions/rules-result.ts';
import type { PresetId, VotePoint } from '#contract/motions/schema.ts';
import type { Block } from '../../base/pdf/pdf-blocks.ts';
import type { Report } from '../facts/steps.ts';
import type { Words } from './print-words.ts';

type Fact = readonly [string, string];

/** "50 %", but "2/3" where percents would only be near. */
function thresholdText({ roundPercent }: Words, part: Fraction): string {
  const exact = (part.num * 10_000n) % part.den === 0n;
  return exact ? roundPercent(part) : show(part);
}

/** The majority by its name, and what has to be reached. */
export function ruleFacts(given: Rule, preset: PresetId | null, words: Words): Fact[] {
  const { say } = words;
  const rule = decisiveOf(given, null);
  const t = (key: string, params = {}) => say(`VOTE.REPORT.PROTOCOL.${key}`, params);
  const least = t('PARTICIPATION_LEAST', {
    over: rule.quorumInclusive ? 'least' : 'more',
    part: thresholdText(words, rule.participation),
  });
  const accept = { over: rule.inclusive ? 'least' : 'more', part: thresholdText(words, rule.accept), of: rule.of };
  return [
    ...(preset ? [[t('PRESET'), say(`VOTE.LAW.PRESETS.${preset}.NAME`)] as const] : []),
    [t('PARTICIPATION'), compare(rule.participation, zero) === 0 ? t('PARTICIPATION_NONE') : least],
    [t('ACCEPT'), t('ACCEPT_TEXT', accept)],
  ];
}

export const ruleOfPoint = ({ rule }: Report, point: VotePoint): Rule => pointRule(rule, point);

/** Of a matter that was not announced: whether everybody was there, and who would not have it decided. */
function consentText({ vote, meeting, lines }: Report, { say }: Words, point: VotePoint): string[] {
  if (!point.offAgenda || point.closedAt === null) return [];
  const t = (key: string, params = {}) => say(`VOTE.REPORT.PROTOCOL.CONSENT.${key}`, params);
  const refused = new Set(meeting?.closings.get(point.id)?.refused ?? []);
  const units = lines.filter((l) => refused.has(l.id)).map((l) => l.units);
  if (wasRefused(point, vote.seatCount)) return [t('REFUSED', { units: units.join(', ') || 'none' })];
  return [t(point.room?.present.seats === vote.seatCount ? 'GIVEN' : 'ABSENT')];
}

/** What stands of a point beside the others: who took it up and when, and its own majority. */
export function differenceBlocks(report: Report, words: Words, point: VotePoint): Block[] {
  const { say, moment } = words;
  const added = report.added.get(point.id);
  const said = [
    ...(point.addedAt ? [say('VOTE.REPORT.PROTOCOL.ADDED', { at: moment(point.addedAt), who: added ?? 'none' })] : []),
    ...consentText(report, words, point),
  ];
  const rows = point.rule ? ruleFacts(ruleOfPoint(report, point), point.rule.preset, words) : [];
  return [
    ...said.map((text) => ({ kind: 'text', text }) as const),
    ...(rows.length > 0 ? [{ kind: 'facts', rows } as const] : []),
  ];
}
