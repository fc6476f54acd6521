import { stamp, versionOf } from '#contract/base/calls/ids.ts';
import { moneyOf, moneyText } from '#contract/base/money/amount.ts';
import { Refused } from '#contract/refusals.ts';
import { type Rate, repoRates } from '#contract/reminders/rules-rates.ts';
import type { Ladder, LadderInput } from '#contract/reminders/schema.ts';
import { textFields } from '#contract/reminders/schema-words.ts';
import { administersFees } from '../../accounts/rows/queries-seen.ts';
import { record } from '../../base/log/audit.ts';
import { speak } from '../../base/text/speak.ts';
import {
  type At,
  type HouseRate,
  keepLadder,
  type LadderStep,
  ladderHeld,
  ladderRow,
  ratesKept,
  stepsKept,
} from './queries.ts';

/** What is offered to a house that wrote nothing down: days after the day due, and days to pay. */
const offered = {
  first: { days: 14, term: 14 },
  second: { days: 45, term: 14 },
  last: { days: 90, term: 15 },
} as const;
const leastAtFirst = 30_000n;

/** Every field stands for itself until it is filled in. */
const asFields = Object.fromEntries(textFields.map((f) => [f, `{${f}}`])) as Record<
  (typeof textFields)[number],
  string
>;

function offeredSteps(): LadderStep[] {
  const say = speak('cs');
  return (['first', 'second', 'last'] as const).map((which) => ({
    ...{ ...offered[which], name: say(`REMINDER_PRINT.OFFERED.${which}.NAME`), least: leastAtFirst, cost: 0n },
    ...{ text: say(`REMINDER_PRINT.OFFERED.${which}.TEXT`, asFields), itself: false },
  }));
}

/** The ladder as it holds now. */
export async function stepsOf({ db, scope }: Pick<At, 'db' | 'scope'>): Promise<LadderStep[]> {
  const kept = await stepsKept(db, scope);
  return kept.length > 0 ? kept : offeredSteps();
}

export const percentText = (rate: Rate): string => moneyText(rate);
const rateOf = (text: string): Rate => moneyOf(text);
const shownRate = ({ from, repo, source }: HouseRate) => ({ from, repo: percentText(repo), source });

/** All repo rates that are known here; what the house wrote down stands before what the portal knows. */
export async function ratesOf({ db, scope }: Pick<At, 'db' | 'scope'>): Promise<HouseRate[]> {
  return [...(await ratesKept(db, scope)), ...repoRates];
}

export async function ladderOf(at: At, example: Ladder['example']): Promise<Ladder> {
  const { db, scope } = at;
  const row = await ladderRow(db, scope);
  const steps = await stepsOf(at);
  return {
    steps: steps.map((s) => ({ ...s, least: moneyText(s.least), cost: moneyText(s.cost) })),
    ownRate: row?.ownRate == null ? null : percentText(row.ownRate),
    ownSource: row?.ownSource ?? '',
    rates: (await ratesKept(db, scope)).map(shownRate),
    known: repoRates.map(shownRate),
    example,
    updatedAt: row ? stamp(row.version, row.updatedAt) : 'none',
    may: { write: administersFees(scope) },
  };
}

const wrong = (
  field: string,
  key: 'REMINDERS.ERRORS.ORDER' | 'REMINDERS.ERRORS.FIRST_ITSELF' | 'REMINDERS.ERRORS.SOURCE',
) => new Refused(key, { data: { errors: { [field]: key } } });

/** What steps have to be among each other. */
function refuseWrong({ steps, ownRate, ownSource, rates }: LadderInput): void {
  if (steps[0]?.itself) throw wrong('steps.0.itself', 'REMINDERS.ERRORS.FIRST_ITSELF');
  for (const [place, step] of steps.entries())
    if (place > 0 && step.days <= (steps[place - 1]?.days ?? 0))
      throw wrong(`steps.${place}.days`, 'REMINDERS.ERRORS.ORDER');
  if (ownRate !== null && ownSource === '') throw wrong('ownSource', 'REMINDERS.ERRORS.SOURCE');
  const halves = rates.map((r) => r.from);
  const twice = halves.findIndex((from, place) => halves.indexOf(from) !== place);
  if (twice >= 0) throw wrong(`rates.${twice}.from`, 'REMINDERS.ERRORS.ORDER');
}

/** Changes the ladder; what was sent stays as it was. */
export async function saveLadder(at: At, input: LadderInput): Promise<void> {
  refuseWrong(input);
  const held = await ladderHeld(at);
  const seen = input.updatedAt === 'none' ? 0 : versionOf(input.updatedAt);
  if (held.version !== seen) throw new Refused('REMINDERS.ERRORS.STALE');
  await keepLadder(at, {
    ownRate: input.ownRate === null ? null : rateOf(input.ownRate),
    ownSource: input.ownRate === null ? '' : input.ownSource,
    steps: input.steps.map((s) => ({ ...s, least: moneyOf(s.least), cost: moneyOf(s.cost) })),
    rates: input.rates.map((r) => ({ ...r, repo: rateOf(r.repo) })),
  });
  const detail = { name: input.steps.map((s) => s.name).join(', ') };
  await record(at.db, at.scope, at.now, { noun: 'reminders', nounId: null, verb: 'ladder', detail });
}
