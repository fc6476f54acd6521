import { moneyText, sumOf } from '#contract/base/money/amount.ts';
import { showMoney } from '#contract/base/money/showing.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import type { SentReminder, UnitReminders } from '#contract/reminders/schema.ts';
import { administersFees, type SeenUnit, seesAll } from '../../accounts/rows/queries-seen.ts';
import { enterDebts } from '../../accounts/steps.ts';
import type { Asking } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { lateOf, plansShown } from '../instalments/steps.ts';
import type { At } from '../ladder/queries.ts';
import { disputeOf, keepDispute, type SentRow, sentReminders } from './queries.ts';

function shownReminder(r: SentRow, writes: boolean, all: boolean): SentReminder {
  const { id, name, day: date, deadline, channel, owners, text } = r;
  return {
    ...{ id, name, date, deadline, channel, owners, text, by: all ? r.by : '' },
    ...{ sum: moneyText(r.sum), cost: moneyText(r.cost) },
    items: r.items.map((i) => ({ entryId: i.entryId, date: i.day, text: i.text, amount: moneyText(i.amount) })),
    open: moneyText(sumOf(r.items.map((i) => (i.open > 0n ? i.open : 0n)))),
    may: { bookCost: writes && r.cost > 0n && !r.costBooked },
  };
}

/** What was sent to a unit, for whoever sees all; to its owners what went to them. */
export async function remindersOf(portal: Portal, at: Asking, unit: SeenUnit): Promise<UnitReminders> {
  const [writes, all] = [administersFees(at.scope), seesAll(at.scope)];
  const sent = await sentReminders(at, { unitId: unit.id });
  const dispute = all ? await disputeOf(at, unit.id) : null;
  return {
    unit: { id: unit.id, number: unit.number },
    reminders: sent.map((r) => shownReminder(r, writes, all)),
    plans: await plansShown(portal, at, unit, all),
    late: moneyText(all ? sumOf((await lateOf(at, unit.id)).map((d) => d.open)) : 0n),
    dispute: dispute && { ...dispute, date: dayIn(dispute.date) },
    may: { write: writes, all },
  };
}

export async function changeDispute(at: At, unit: SeenUnit, note: string): Promise<void> {
  await keepDispute(at, unit.id, note);
  const verb = note === '' ? 'undispute' : 'dispute';
  await record(at.db, at.scope, at.now, { noun: 'reminders', nounId: unit.id, verb, detail: { name: unit.number } });
}

/** Enters the cost of a reminder on the account, once, to the earliest debt that it asked for; answers whose it is. */
export async function enterCost(at: At, id: number): Promise<number> {
  const [sent] = await sentReminders(at, { id });
  const [first] = sent?.items ?? [];
  if (!sent || !first) throw new Refused('REMINDERS.NOT_FOUND');
  if (sent.cost <= 0n) throw new Refused('REMINDERS.ERRORS.NO_COST');
  const debt = {
    unitId: sent.unitId,
    part: 'costs' as const,
    of: first.entryId,
    day: dayIn(at.now),
    amount: sent.cost,
  };
  await enterDebts(at, [{ ...debt, text: sent.name, source: { table: 'reminder', id } }]);
  const detail = { name: `${sent.name}, ${showMoney(sent.cost)}` };
  await record(at.db, at.scope, at.now, { noun: 'reminders', nounId: id, verb: 'cost', detail });
  return sent.unitId;
}
