import { balanceOn, cellOf, daysLate, nextPayment, standingOrder } from '#contract/accounts/rules-account.ts';
import type { AccountMonth, EntryShown, UnitAccount } from '#contract/accounts/schema.ts';
import { type Money, moneyText, sumOf } from '#contract/base/money/amount.ts';
import { ibanOf, mostOfCode, spaydOf } from '#contract/base/money/spayd.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { lastOf, monthOf, yearOf } from '#contract/cashdesk/rules-days.ts';
import { keeps } from '../../base/http/gate.ts';
import { type At, balanceAt, type OpenItem, openItems, symbolsOf } from '../rows/queries.ts';
import { type SeenUnit, seesAll } from '../rows/queries-seen.ts';
import { type AccountCrediting, type AccountEntry, aroundOf, creditingsIn, entriesIn, spanOf } from './queries.ts';

/** What lowers a debt rather than pays it: a correction, a part of a month that is of somebody else. */
const lowers = (c: AccountCrediting) => c.why === 'correction' || c.why === 'handed';

const owed = (entries: readonly AccountEntry[]) =>
  entries.filter((e) => e.amount > 0n && !e.undone && !['undone', 'returned', 'refunded', 'handed'].includes(e.kind));

/** What these debts come to once they were corrected, and what of it is paid. */
function sumsOf(debts: readonly AccountEntry[], creditings: readonly AccountCrediting[]) {
  const ids = new Set(debts.map((d) => d.id));
  const theirs = creditings.filter((c) => ids.has(c.debtId));
  const lowered = sumOf(theirs.filter(lowers).map((c) => c.amount));
  const prescribed = sumOf(debts.map((d) => d.amount)) - lowered;
  const open = sumOf(debts.map((d) => d.open));
  return { prescribed, open, payments: theirs.filter((c) => !lowers(c)) };
}

function monthOfAccount(
  month: Day,
  {
    debts,
    creditings,
    balance,
    today,
  }: { debts: AccountEntry[]; creditings: AccountCrediting[]; balance: Money; today: Day },
): AccountMonth {
  const due = debts.map((d) => d.day).sort()[0] ?? month;
  const { prescribed, open, payments } = sumsOf(debts, creditings);
  const told = payments.map((c) => ({
    ...{ date: c.creditDay, amount: moneyText(c.amount), late: daysLate(due, c.creditDay) },
    over: c.why === 'overpayment',
  }));
  return {
    ...{ month, due, prescribed: moneyText(prescribed), paid: moneyText(prescribed - open), payments: told },
    state: cellOf({ owed: prescribed, open, day: due }, today),
    balance: monthOf(today) < month ? null : moneyText(balance),
  };
}

type OfYear = { entries: AccountEntry[]; creditings: AccountCrediting[]; before: Money; today: Day };

/** Months that something was prescribed for, the latest first, with what stood on the account at their ends. */
function monthsOf({ entries, creditings, before, today }: OfYear): AccountMonth[] {
  const byMonth = Map.groupBy(
    owed(entries).filter((e) => e.month !== null),
    (e) => e.month as Day,
  );
  return [...byMonth]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([month, debts]) => {
      const end = lastOf(month) < today ? lastOf(month) : today;
      return monthOfAccount(month, { debts, creditings, balance: before + balanceOn(entries, end), today });
    });
}

const undoable = ['paid', 'cash', 'opening'];
function shownEntry(e: AccountEntry, creditings: readonly AccountCrediting[], writes: boolean): EntryShown {
  const settles = creditings
    .filter((c) => c.creditId === e.id)
    .map(({ id, debtId, month, debtDay: date, amount, why, note }) => ({
      ...{ id, debtId, month, date, amount: moneyText(amount), why, note },
    }));
  return {
    ...{ id: e.id, kind: e.kind, date: e.day, month: e.month, text: e.text, reason: e.reason, undone: e.undone },
    ...{ amount: moneyText(e.amount), open: moneyText(e.open), settles, by: writes ? e.by : '' },
    may: { undo: writes && !e.undone && undoable.includes(e.kind) },
  };
}

type Paying = {
  debts: OpenItem[];
  today: Day;
  bankAccount: string | null;
  house: string;
  number: string;
  symbol: string;
};

/** What is paid next, and the codes that pay it. */
function payingOf({
  debts,
  today,
  bankAccount,
  house,
  number,
  symbol,
}: Paying): Pick<UnitAccount, 'next' | 'standing'> {
  const iban = bankAccount ? ibanOf(bankAccount) : null;
  const told = { iban: iban ?? '', symbol, name: house };
  const next = nextPayment(debts, today);
  const order = standingOrder(debts, today);
  const of = (day: Day | null) => `Jednotka ${number}${day ? ` ${day.slice(5, 7)}/${day.slice(0, 4)}` : ''}`;
  const code = (amount: Money, more: { due?: Day; message: string; monthlyUntil?: Day }) =>
    iban ? spaydOf({ ...told, amount, ...more }) : null;
  return {
    next: next && {
      amount: moneyText(next.amount),
      date: next.day,
      code: code(next.amount, { ...(next.day && { due: next.day }), message: of(next.day) }),
      problem: iban ? (next.amount > mostOfCode ? 'large' : null) : 'account',
    },
    standing: order && {
      ...{ amount: moneyText(order.amount), date: order.day, until: order.until },
      code: code(order.amount, { due: order.day, message: of(null), monthlyUntil: order.until }),
    },
  };
}

/** How the account stands today, in a word. */
function standingOf(items: readonly OpenItem[], today: Day, hasEntries: boolean) {
  const late = items.filter((i) => i.open > 0n && daysLate(i.day, today) > 0);
  const [missing, over] = [sumOf(late.map((i) => i.open)), -sumOf(items.filter((i) => i.open < 0n).map((i) => i.open))];
  const state = missing > 0n ? ('debt' as const) : over > 0n ? ('over' as const) : ('paid' as const);
  const missingMonths = [...new Set(late.map((i) => i.month ?? monthOf(i.day)))];
  return {
    ...{
      state: hasEntries ? state : ('none' as const),
      missing: moneyText(missing),
      over: moneyText(over),
      missingMonths,
    },
  };
}

/** The account of a unit in a year; this year, or the last one that it has, where none is asked for. */
export async function accountOf(at: At, unit: SeenUnit, asked?: number): Promise<UnitAccount> {
  const { db, scope, now } = at;
  const today = dayIn(now);
  const around = await aroundOf(at, unit);
  const [first, last] = [around.first ?? yearOf(today), Math.max(around.last ?? 0, yearOf(today))];
  const year = asked ?? yearOf(today);
  const span = spanOf(unit, year);
  const entries = await entriesIn(db, scope, { unitId: unit.id, own: unit.since !== null }, span);
  const creditings = await creditingsIn(db, scope, { unitId: unit.id }, span);
  const before = await balanceAt(db, scope, unit.id, addDays(span.from, -1));
  const items = await openItems(db, scope, [unit.id]);
  const own = (await symbolsOf(db, scope)).find((s) => s.unitId === unit.id);
  const months = monthsOf({ entries, creditings, before, today });
  const symbol = own?.symbol ?? '';
  const { owners, house, bankAccount, paidUntil } = around;
  const debts = owed(entries);
  const writes = keeps(scope, 'roomFees');
  const { prescribed, open } = sumsOf(debts, creditings);
  return {
    ...{ unit: { id: unit.id, number: unit.number }, owners, today, year, months, bankAccount, symbol, paidUntil },
    symbolUsed: own?.fixed ?? false,
    balance: moneyText(await balanceAt(db, scope, unit.id, today)),
    ...standingOf(items, today, around.first !== null),
    years: Array.from({ length: last - first + 1 }, (_, i) => last - i),
    sums: { prescribed: moneyText(prescribed), paid: moneyText(prescribed - open) },
    entries: entries.map((e) => shownEntry(e, creditings, writes)),
    ...payingOf({
      ...{ debts: items.filter((i) => i.open > 0n), today, bankAccount, house, number: unit.number, symbol },
    }),
    may: { write: writes, all: seesAll(scope) },
  };
}
