import { type Money, moneyOf, moneyText, sumOf, times } from '#contract/base/money/amount.ts';
import { showMoney } from '#contract/base/money/showing.ts';
import type { Fraction } from '#contract/base/shares/fraction.ts';
import { type Day, dayIn, showDay } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { Refused } from '#contract/refusals.ts';
import { defaultSince, type Interest, interestOf } from '#contract/reminders/rules-interest.ts';
import { halfYearOf, type Rate, rateSince } from '#contract/reminders/rules-rates.ts';
import type { InterestShown } from '#contract/reminders/schema.ts';
import { bookHeld } from '../../accounts/ledger/queries.ts';
import { administersFees } from '../../accounts/rows/queries-seen.ts';
import { enterDebts } from '../../accounts/steps.ts';
import { record } from '../../base/log/audit.ts';
import { speak } from '../../base/text/speak.ts';
import { type At, ladderRow } from '../ladder/queries.ts';
import { percentText, ratesOf } from '../ladder/steps.ts';
import { keepInterest, type Principal, principalsOf } from './queries.ts';

type Unit = { id: number; number: string };
type Counted = { debt: Principal; since: Day; rate: Rate | null; interest: Interest };
type Calculation = { until: Day; debts: Counted[]; total: Money; ownSource: string };

/** What was not booked yet of a debt up to the day; nothing where its rate is not known. */
function countOf(debt: Principal, rate: Rate | null, until: Day): Counted {
  const first = defaultSince(debt.day);
  const since = debt.bookedTo && debt.bookedTo >= first ? addDays(debt.bookedTo, 1) : first;
  const interest = rate === null ? { lines: [], total: 0n } : interestOf(debt, rate, until, since);
  return { debt, since, rate, interest };
}

/** Whether anything of it was owed after the last day in time, and is not booked. */
function isInDefault({ amount, paid }: Principal, since: Day): boolean {
  return amount > sumOf(paid.filter((p) => p.day < since).map((p) => p.amount));
}

async function calculate(at: At, unit: Unit): Promise<Calculation> {
  const until = dayIn(at.now);
  const row = await ladderRow(at.db, at.scope);
  const known = await ratesOf(at);
  const debts = (await principalsOf(at, unit.id, until))
    .map((debt) => countOf(debt, row?.ownRate ?? rateSince(defaultSince(debt.day), known), until))
    .filter(({ debt, since }) => since <= until && isInDefault(debt, since));
  return { until, debts, total: sumOf(debts.map((d) => d.interest.total)), ownSource: row?.ownSource ?? '' };
}

/** Four places of a crown. */
function exactText(value: Fraction): string {
  const [whole, cents] = moneyText(times(100n, value)).split('.') as [string, string];
  const digits = `${whole}`.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}${cents}`;
}

const shownDebt = ({ debt, since, rate, interest }: Counted): InterestShown['debts'][number] => ({
  ...{ entryId: debt.entryId, text: debt.text, due: debt.day, since, halfYear: halfYearOf(defaultSince(debt.day)) },
  rate: rate === null ? null : percentText(rate),
  lines: interest.lines.map((l) => ({ ...l, principal: moneyText(l.principal), value: exactText(l.value) })),
  total: moneyText(interest.total),
});

/** Default interest up to today, line by line. */
export async function interestShown(at: At, unit: Unit): Promise<InterestShown> {
  const { until, debts, total, ownSource } = await calculate(at, unit);
  const book = administersFees(at.scope) && total > 0n;
  return { until, total: moneyText(total), debts: debts.map(shownDebt), ownSource, may: { book } };
}

/** Enters what was seen on the account of the unit: a day of a debt is never booked twice. */
export async function enterInterest(at: At, unit: Unit, seen: { until: Day; total: string }): Promise<void> {
  await bookHeld(at);
  const { until, debts, total } = await calculate(at, unit);
  if (total === 0n) throw new Refused('REMINDERS.ERRORS.NO_INTEREST');
  if (until !== seen.until || total !== moneyOf(seen.total)) throw new Refused('REMINDERS.ERRORS.CHANGED');
  const booked = debts.filter((d) => d.interest.total > 0n);
  const ids = await keepInterest(
    at,
    booked.map(({ debt, since, interest }) => ({
      debtId: debt.entryId,
      from: since,
      to: until,
      amount: interest.total,
    })),
  );
  const say = speak('cs');
  await enterDebts(
    at,
    booked.map(({ debt, since, interest }, place) => ({
      ...{ unitId: unit.id, part: 'default' as const, of: debt.entryId, day: until, amount: interest.total },
      text: say('REMINDER_PRINT.INTEREST', { text: debt.text, from: showDay(since), to: showDay(until) }),
      source: { table: 'reminder_interest', id: ids[place] as number },
    })),
  );
  const detail = { name: `${unit.number}, ${showMoney(total)}` };
  await record(at.db, at.scope, at.now, { noun: 'reminders', nounId: unit.id, verb: 'interest', detail });
}
