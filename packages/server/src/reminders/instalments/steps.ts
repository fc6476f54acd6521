import { daysLate } from '#contract/accounts/rules-account.ts';
import { moneyText, sumOf } from '#contract/base/money/amount.ts';
import { showMoney } from '#contract/base/money/showing.ts';
import { ibanOf, spaydOf } from '#contract/base/money/spayd.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import { type Instalment, instalmentsOf, standingOfPlan } from '#contract/reminders/rules-instalments.ts';
import type { PlanShown } from '#contract/reminders/schema.ts';
import { bookHeld } from '../../accounts/ledger/queries.ts';
import { symbolsOf } from '../../accounts/rows/queries.ts';
import { type Asking, attachFiles, filesByIds, filesOf } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { speak } from '../../base/text/speak.ts';
import type { At } from '../ladder/queries.ts';
import { houseOf, lateItems } from '../rows/queries.ts';
import { closePlan, keepPlan, type PlanRow, planById, plansOf } from './queries.ts';

type Unit = { id: number; number: string };
const standing = (plan: PlanRow, today: Day) => standingOfPlan(plan.instalments, plan.total - plan.open, today);

export type Agreed = {
  /** Debts that an agreement which is kept is about, with its next instalment. */
  kept: Map<number, Instalment>;
  /** Units that are behind with theirs. */
  late: Set<number>;
};
/** How agreements of the house stand that did not end. */
export async function agreedNow(at: At, today: Day): Promise<Agreed> {
  const agreed: Agreed = { kept: new Map(), late: new Set() };
  for (const plan of await plansOf(at, null)) {
    const { state, next } = standing(plan, today);
    if (state === 'late') agreed.late.add(plan.unitId);
    if (state === 'kept' && next) for (const id of plan.entryIds) agreed.kept.set(id, next);
  }
  return agreed;
}

type Paying = { account: string; name: string; symbol: string; number: string };
function shownPlan(plan: PlanRow, today: Day, all: boolean, paying: Paying): Omit<PlanShown, 'files'> {
  const { state, next, done } = standing(plan, today);
  const isOpen = plan.endedOn === null;
  const iban = ibanOf(paying.account);
  const { name, symbol, number } = paying;
  const code = (i: Instalment) =>
    iban && spaydOf({ iban, amount: i.amount, due: i.day, message: `Jednotka ${number}`, name, symbol });
  return {
    ...{ id: plan.id, date: dayIn(new Date(plan.madeAt)), by: all ? plan.by : '', total: moneyText(plan.total) },
    ...{ paid: moneyText(plan.total - plan.open), state: isOpen ? state : 'ended' },
    instalments: plan.instalments.map((i, place) => ({
      ...{ date: i.day, amount: moneyText(i.amount), paid: place < done },
    })),
    next: isOpen && next ? { date: next.day, amount: moneyText(next.amount), code: code(next) || null } : null,
    ended: plan.endedOn === null ? null : { date: plan.endedOn, reason: plan.reason ?? '' },
  };
}

/** What was agreed with the unit since the asker's account of it begins, with its signed papers. */
export async function plansShown(
  portal: Portal,
  at: Asking,
  unit: Unit & { since: Day | null },
  all: boolean,
): Promise<PlanShown[]> {
  const { since } = unit;
  const plans = (await plansOf(at, unit.id)).filter((p) => since === null || dayIn(new Date(p.madeAt)) >= since);
  if (plans.length === 0) return [];
  const { account, name } = await houseOf(at);
  const symbol = (await symbolsOf(at.db, at.scope)).find((s) => s.unitId === unit.id)?.symbol ?? '';
  const ids = plans.map((p) => p.id);
  const files = await filesOf(portal, at, 'instalment_plan', ids, { all: true });
  const paying = { account, name, symbol, number: unit.number };
  return plans.map((p) => ({ ...shownPlan(p, dayIn(at.now), all, paying), files: files.get(p.id) ?? [] }));
}

/** What is late on the account of the unit. */
export async function lateOf(at: At, unitId: number) {
  const today = dayIn(at.now);
  return (await lateItems(at, today, unitId)).filter((i) => daysLate(i.day, today) > 0);
}

/** Writes an agreement down about everything that is late; one that is paid makes room for it. */
export async function agree(at: At, unit: Unit, { count, first }: { count: number; first: Day }): Promise<void> {
  const today = dayIn(at.now);
  const key = 'REMINDERS.ERRORS.FIRST_PAST';
  if (first < today) throw new Refused(key, { data: { errors: { first: key } } });
  await bookHeld(at);
  const [open] = (await plansOf(at, unit.id)).filter((p) => p.endedOn === null);
  if (open && standing(open, today).state !== 'paid') throw new Refused('REMINDERS.ERRORS.AGREED');
  if (open) await closePlan(at, open.id, today, speak('cs')('REMINDERS.PLAN.STATES.paid'));
  const debts = await lateOf(at, unit.id);
  const sum = sumOf(debts.map((d) => d.open));
  if (sum === 0n) throw new Refused('REMINDERS.ERRORS.NOTHING_LATE');
  const id = await keepPlan(at, { unitId: unit.id, debts, instalments: instalmentsOf(sum, count, first) });
  const detail = { name: `${unit.number}, ${showMoney(sum)}` };
  await record(at.db, at.scope, at.now, { noun: 'reminders', nounId: id, verb: 'agree', detail });
}

export async function endPlan(
  at: At,
  unit: Unit,
  { planId, reason }: { planId: number; reason: string },
): Promise<void> {
  const [plan] = (await plansOf(at, unit.id)).filter((p) => p.id === planId);
  if (!plan || !(await closePlan(at, planId, dayIn(at.now), reason))) throw new Refused('REMINDERS.NOT_FOUND');
  const detail = { name: unit.number };
  await record(at.db, at.scope, at.now, { noun: 'reminders', nounId: planId, verb: 'endPlan', detail });
}

const isScan = (type: string) => type === 'application/pdf' || type.startsWith('image/');

/** Keeps the signed paper of the agreement, in place of one that was there. */
export async function keepPaper(
  at: At,
  unit: Unit,
  { planId, fileId }: { planId: number; fileId: number },
): Promise<void> {
  const { db, scope, now } = at;
  // Of papers that come at once the last one stays, alone.
  const plan = await planById(at, planId, 'lock');
  if (plan?.unitId !== unit.id) throw new Refused('REMINDERS.NOT_FOUND');
  const file = (await filesByIds(db, scope, [fileId])).get(fileId);
  if (file && !isScan(file.type)) throw new Refused('REMINDERS.ERRORS.SCAN');
  await attachFiles(db, scope, { owner: 'instalment_plan', ownerId: planId }, [fileId], now);
  await record(db, scope, now, { noun: 'reminders', nounId: planId, verb: 'planPaper', detail: { name: unit.number } });
}
