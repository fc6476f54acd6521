import { reasonOf } from '#contract/answers/rules-reason.ts';
import { commonDenominator, type Fraction, fromText, sum, toText } from '#contract/base/shares/fraction.ts';
import { exactPart } from '#contract/base/shares/shares.ts';
import { decisiveOf } from '#contract/motions/rules-decisive.ts';
import { law } from '#contract/motions/rules-law.ts';
import type { Rule, Tally } from '#contract/motions/rules-result.ts';
import type { ResolutionResult } from '#contract/resolutions/schema.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { speak } from '../../base/text/speak.ts';
import { pointRuleOf } from '../../motions/steps-rules.ts';
import type { Entered } from './queries-voted.ts';

type Voted = Pick<Entered, 'vote' | 'point'>;

/** The sums of an ended point as the pure rules take them. */
function tallyOf({ point }: Voted): Tally {
  const { agree, notAgree, noVote, miss, room } = point.result as NonNullable<Voted['point']['result']>;
  const read = (c: typeof agree) => ({ share: fromText(c.share), seats: c.seats, units: c.units });
  const columns = { agree: read(agree), notAgree: read(notAgree), noVote: read(noVote), miss: read(miss) };
  const all = Object.values(columns);
  const answered = [columns.agree, columns.notAgree, columns.noVote].map((c) => c.share);
  return {
    ...columns,
    base: sum(all.map((c) => c.share)),
    present: room ? fromText(room.present.share) : sum(answered),
    seats: all.reduce((n, c) => n + c.seats, 0),
    units: all.reduce((n, c) => n + c.units, 0),
    den: commonDenominator(all.map((c) => c.share.den)),
  };
}

/** How the point came out, each column as a part of the votes that decide; who is missing is always a part of all. */
export function resultOf(voted: Voted, lang: Locale): ResolutionResult {
  const tally = tallyOf(voted);
  const rule: Rule = pointRuleOf(voted.vote, voted.point);
  const { of } = decisiveOf(rule, tally);
  const whole = of === 'present' ? tally.present : tally.base;
  const column = (c: Tally['agree'], over: Fraction = whole) => ({
    ...{ seats: c.seats, units: c.units },
    share: toText(exactPart(c.share, over)),
  });
  const { key, params } = reasonOf(rule, tally, lang);
  return {
    ...{ agree: column(tally.agree), notAgree: column(tally.notAgree), noVote: column(tally.noVote) },
    miss: column(tally.miss, tally.base),
    ...{ of, reason: speak(lang)(key, params) },
  };
}

/** On what ground of the law it was decided. */
export const sectionOf = ({ vote }: Pick<Voted, 'vote'>): string => law.bases[vote.basis].section;
