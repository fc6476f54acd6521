import type { Day } from '#contract/base/time/dates.ts';
import type { SaidPeriod } from '#contract/documents/rules-owners.ts';
import type { FilingOwnerSet, FilingOwners } from '#contract/documents/schema-filing.ts';
import type { Say } from '../../base/texts.tsx';
import { dayBefore } from '../../kit/day/typed-dates.ts';
import type { Sorted } from './sorted.ts';

type ShowDay = (day: Day) => string;

/** Who of a unit's owners in the period gets a paper: some of them by name, or whoever its day says. */
export type Choice = {
  key: string;
  toIds: number[];
  byDay: boolean;
  /** As a button and a row name it; `when` is their time in the period. */
  text: string;
  when: string;
};
/** The period of the papers in words: when it was, and that somebody had the unit all of it. */
type PeriodTexts = { period: string; whole: string };

export function periodTexts(say: Say, show: ShowDay, { dateFor, periodFrom, periodTo }: SaidPeriod): PeriodTexts {
  const year = dateFor.slice(0, 4);
  if (periodFrom === undefined || periodTo === undefined)
    return { period: say('FILING.OWNERS.IN_YEAR', { year }), whole: say('FILING.OWNERS.ALL_YEAR', { year }) };
  const period = say('FILING.OWNERS.BETWEEN', { from: show(periodFrom), to: show(periodTo) });
  return { period, whole: say('FILING.OWNERS.ALL_PERIOD') };
}

/** A unit whose papers of the period are for a person to give. */
export type Asked = { unitId: number; why: 'changed' | 'left' | 'unnamed'; period: string; choices: Choice[] };
/** What is asked of a unit; nothing of most. */
export type AskedOf = (unitId: number) => Asked | undefined;

/** Names that are written whole; of more owners only how many there are. */
const fewNames = 2;

function namesText(say: Say, { members }: FilingOwnerSet): string {
  const names = members.map((member) => member.full_name);
  const [first = '', second = ''] = names;
  if (names.length <= 1) return first;
  if (names.length === fewNames) return say('FILING.OWNERS.AND', { first, second });
  return say('FILING.OWNERS.MORE', {
    names: names.slice(0, fewNames).join(', '),
    count: names.length - fewNames,
  });
}

function whenText(say: Say, show: ShowDay, { times }: FilingOwnerSet, whole: string): string {
  const one = (from: string | null, to: string | null) => {
    if (from && to) return say('FILING.OWNERS.BETWEEN', { from: show(from), to: show(dayBefore(to)) });
    if (from) return say('FILING.OWNERS.FROM', { from: show(from) });
    return to ? say('FILING.OWNERS.UNTIL', { to: show(dayBefore(to)) }) : whole;
  };
  // A day is not parted from its word at the end of a line.
  return times.map(({ from, to }) => one(from, to).replaceAll(' ', '\u00a0')).join(', ');
}

/** Units that are asked of, each with its choices; `day` is that of the papers. */
export function askedUnits(
  say: Say,
  show: ShowDay,
  { areNamed, units }: FilingOwners,
  { period, whole }: PeriodTexts,
  day: Day,
): Asked[] {
  const byDay: Choice = {
    key: 'day',
    toIds: [],
    byDay: true,
    text: say('FILING.OWNERS.BY_DAY_OF', { day: show(day) }),
    when: '',
  };
  const ofSet = (set: FilingOwnerSet): Choice => {
    const toIds = set.members.map((member) => member.id);
    const text = say('FILING.OWNERS.BY_NAME', { names: namesText(say, set) });
    return { key: toIds.join(), toIds, byDay: false, text, when: whenText(say, show, set, whole) };
  };
  return units.map(({ id, why, sets }) => ({
    ...{ unitId: id, why: areNamed ? why : ('unnamed' as const), period },
    choices: [...sets.map(ofSet), byDay],
  }));
}

/** A file with what is asked of its unit, and what was chosen; open until all is said. */
export type Settled = Sorted & { asked: Asked | null; choice: Choice | null; isOpen: boolean };

/** Files with what is still to be said of each. What was chosen among owners of another period is chosen anew. */
export const settled = (papers: readonly Sorted[], askedOf: AskedOf): Settled[] =>
  papers.map((paper) => {
    const asked = (typeof paper.goes === 'number' && askedOf(paper.goes)) || null;
    const choice = asked?.choices.find((one) => one.key === paper.to) ?? null;
    const isOpen = paper.goes === null || (asked !== null && choice === null);
    return { ...paper, asked, choice, isOpen, isDoubt: paper.isDoubt || asked !== null };
  });
