import type { Statutes } from '../association/schema-settings.ts';
import { compare, equals, type Fraction, fraction, subtract, whole } from '../base/shares/fraction.ts';
import { dayIn } from '../base/time/dates.ts';
import { addDays, lastDayOf } from '../base/time/working-days.ts';
import { decisiveOf } from '../motions/rules-decisive.ts';
import { law, perRollamDays, substituteQuorum } from '../motions/rules-law.ts';
import type { Rule } from '../motions/rules-result.ts';
import type { PresetId } from '../motions/schema.ts';
import type { TextKey } from '../texts/keys.ts';
import { lastsThrough } from './rules-days.ts';

/** A vote being prepared. Times are ISO texts, as the wizard has them. */
export type Draft = {
  rule: Rule;
  /** When it begins; null when by a click, which is taken as now. */
  opensAt: string | null;
  closesAt: string | null;
  /** When the assembly is, of a vote at one. */
  assemblyAt?: string | null;
  /** The same matters came before an assembly that could not decide (§ 1211/1 a). */
  afterFailedAssembly?: boolean;
  /** Seats nobody may vote for online (see withoutVoter). */
  withoutVoter: number;
};
/** `warn`: the result could be disputed. `info`: good to know. A parameter `earliest` is a day (YYYY-MM-DD). */
export type Warning = { key: TextKey; params: Record<string, string | number>; level: 'warn' | 'info' };

const half = fraction(1, 2);
const twoThirds = fraction(2, 3);
const warn = (key: TextKey, params: Warning['params'] = {}): Warning => ({ key, params, level: 'warn' });
const info = (key: TextKey, params: Warning['params'] = {}): Warning => ({ key, params, level: 'info' });
type Found = (Warning | false | null | undefined)[];

/** How long people have, from the day after the proposal came to them. */
function timeWarnings(draft: Draft, statutes: Statutes, now: Date): Found {
  const { basis, type } = draft.rule;
  const opens = draft.opensAt && Date.parse(draft.opensAt) > now.getTime() ? new Date(draft.opensAt) : now;
  const closes = draft.closesAt ? new Date(draft.closesAt) : null;
  const days = Math.max(perRollamDays, statutes.perRollamDays);
  const last = lastDayOf(dayIn(opens), days);
  const short = closes !== null && !lastsThrough(closes, last);
  const period = { days, earliest: last };
  return [
    closes && closes.getTime() <= now.getTime() && warn('VOTE.LAW.WARN.ENDS_IN_PAST'),
    !closes && type === 'online' && (basis === 'perRollam' || basis === 'electronic') && warn('VOTE.LAW.WARN.NO_END'),
    short && basis === 'perRollam' && warn('VOTE.LAW.WARN.PER_ROLLAM_DAYS', period),
    short && basis === 'electronic' && info('VOTE.LAW.WARN.ELECTRONIC_DAYS', period),
    basis === 'assembly' && noticeWarning(draft, statutes, now),
  ];
}

/** Full days between: the day of the invitation and that of the assembly are not among them. */
function noticeWarning({ assemblyAt }: Draft, { noticeDays }: Statutes, now: Date): Warning | null {
  if (!assemblyAt) return null;
  const earliest = addDays(dayIn(now), noticeDays + 1);
  if (dayIn(new Date(assemblyAt)) >= earliest) return null;
  return warn('VOTE.LAW.WARN.NOTICE', { days: noticeDays, earliest });
}

/** Whether the house may decide this way at all. */
function formWarnings({ rule: { basis, type }, afterFailedAssembly }: Draft, statutes: Statutes): Found {
  const byClick = basis === 'electronic' || (basis === 'assembly' && type === 'online');
  return [
    byClick && !statutes.electronic && warn('VOTE.LAW.WARN.ELECTRONIC_STATUTES'),
    basis === 'perRollam' && type === 'online' && warn('VOTE.LAW.WARN.SIGNATURE'),
    basis === 'perRollam' && !statutes.perRollam && !afterFailedAssembly && warn('VOTE.LAW.WARN.PER_ROLLAM_STATUTES'),
    basis === 'poll' && info('VOTE.LAW.WARN.POLL'),
  ];
}

/** What a new vote begins with: the easiest way that the statutes permit; an assembly needs no permission (§ 1206). */
export function plainPreset({ electronic, perRollam }: Statutes): PresetId {
  if (electronic) return 'electronic';
  return perRollam ? 'perRollam' : 'assembly';
}

/** What participation decides, beside the law's "more than half" and the statutes' own number. */
function quorumWarnings({ rule }: Draft, statutes: Statutes): Found {
  const { basis, participation, quorumInclusive } = decisiveOf(rule, null);
  const { quorum } = law.bases[basis];
  if (!quorum) return [basis !== 'poll' && participation.num > 0n && warn('VOTE.LAW.WARN.QUORUM_EXTRA')];
  const toHalf = compare(participation, quorum);
  const statutory = fraction(statutes.quorum, 100);
  if (compare(statutory, half) > 0 && compare(participation, statutory) <= 0 && toHalf >= 0)
    return [warn('VOTE.LAW.WARN.QUORUM_STATUTES', { percent: statutes.quorum })];
  if (toHalf > 0 || (toHalf === 0 && !quorumInclusive)) return [];
  if (toHalf === 0) return [info('VOTE.LAW.WARN.QUORUM_HALF')];
  if (compare(participation, substituteQuorum) < 0) return [warn('VOTE.LAW.WARN.QUORUM_BELOW')];
  return [statutes.substitute ? info('VOTE.LAW.WARN.SUBSTITUTE') : warn('VOTE.LAW.WARN.SUBSTITUTE_STATUTES')];
}

/** "66,67 %" is not two thirds: with exactly two thirds for, it would not pass. */
const nearlyTwoThirds = (accept: Fraction): boolean => {
  const off = subtract(accept, twoThirds);
  return (
    !equals(accept, twoThirds) && compare({ ...off, num: off.num < 0n ? -off.num : off.num }, fraction(1, 1000)) < 0
  );
};

function acceptWarnings({ rule }: Draft): Found {
  const { basis, accept, inclusive, of } = decisiveOf(rule, null);
  const lawful = law.bases[basis];
  const toHalf = compare(accept, half);
  const below = lawful.accept && (toHalf < 0 || (toHalf === 0 && inclusive));
  return [
    below && warn('VOTE.LAW.WARN.ACCEPT_BELOW'),
    lawful.accept && lawful.of === 'all' && of === 'present' && warn('VOTE.LAW.WARN.OF_PRESENT'),
    equals(accept, whole) && !inclusive && warn('VOTE.LAW.WARN.ACCEPT_NEVER'),
    nearlyTwoThirds(accept) && info('VOTE.LAW.WARN.TWO_THIRDS'),
  ];
}

/**
 * What in the settings of this vote does not agree with the law or with the statutes as they are written in the
 * portal. Informative: nothing here keeps a vote from starting.
 */
export function warningsOf(draft: Draft, statutes: Statutes, now: Date): Warning[] {
  const { basis, type } = draft.rule;
  const mute = draft.withoutVoter > 0 && type === 'online' && basis !== 'poll';
  const found: Found = [
    ...formWarnings(draft, statutes),
    ...timeWarnings(draft, statutes, now),
    ...quorumWarnings(draft, statutes),
    ...acceptWarnings(draft),
    mute && warn('VOTE.LAW.WARN.WITHOUT_VOTER', { count: draft.withoutVoter }),
  ];
  return found.filter((w) => typeof w === 'object' && w !== null);
}
