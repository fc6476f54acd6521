import { sql } from 'drizzle-orm';
import { moneyOf, moneyText, sumOf } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import type { AdvanceDetail, AdvanceList } from '#contract/cashdesk/schema-advances.ts';
import { type Asking, filesOf } from '../../base/files/files.ts';
import { may } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { type At, administers, type CashRecord, labelOf, recordById, typeOf } from '../rows/queries.ts';
import { waits } from '../rows/queries-advances.ts';
import { advancesTold, receiptsOf } from './queries.ts';
import { advanceSeen, handsIn, isOpen, takesBack } from './steps.ts';

export async function listAdvances({ db, scope, now }: At): Promise<AdvanceList> {
  const today = dayIn(now);
  const rows = await advancesTold(db, scope, { today, which: waits, order: sql`x.due_on, x.id`, most: 500 });
  const done = { today, which: sql`not (${waits})`, order: sql`x.day desc, x.id desc`, most: 100 };
  return {
    ...{ open: rows, today, done: await advancesTold(db, scope, done) },
    sum: moneyText(sumOf(rows.map((r) => moneyOf(r.amount)))),
    may: { give: administers(scope), desk: may(scope, 'cashDesk', 'r') },
  };
}

const settlementOf = (r: CashRecord): AdvanceDetail['settlement'] => ({
  ...{ id: r.id, documentNumber: labelOf(r), type: typeOf(r), amount: moneyText(r.amount) },
});

/** One advance with everything that was handed in to it. */
export async function advanceOf(portal: Portal, at: Asking, id: number): Promise<AdvanceDetail> {
  const { db, scope, now } = at;
  const { advance, given } = await advanceSeen(at, id);
  const today = dayIn(now);
  const [told] = await advancesTold(db, scope, { today, which: sql`a.id = ${id}`, order: sql`x.id`, most: 1 });
  const receipts = await receiptsOf(db, scope, id);
  const files = await filesOf(
    portal,
    at,
    'cash_advance_receipt',
    receipts.map((r) => r.id),
    { all: true },
  );
  const settlement = advance.settledId === null ? undefined : await recordById(db, scope, advance.settledId);
  const isWaiting = isOpen(advance);
  return {
    ...{ ...(told as AdvanceDetail), today, note: given.note, settledBy: advance.settledName },
    handedIn: receipts.map((r) => ({
      ...{ id: r.id, date: r.day, amount: moneyText(r.amount), supplier: r.supplier, by: r.handedName },
      files: files.get(r.id) ?? [],
      may: { remove: isWaiting && takesBack(at, advance, r) },
    })),
    settlement: settlement ? settlementOf(settlement) : null,
    may: {
      ...{ handIn: isWaiting && handsIn(at, advance), settle: isWaiting && administers(scope) },
      ...{ reopen: advance.settledOn !== null && administers(scope), desk: may(scope, 'cashDesk', 'r') },
    },
  };
}
