import { type Money, moneyOf, moneyText } from '#contract/base/money/amount.ts';
import { ibanOf, mostOfCode, spaydOf } from '#contract/base/money/spayd.ts';
import type { Day } from '#contract/base/time/dates.ts';
import type { Sale, SaleEntry } from '#contract/sales/schema.ts';
import { itemsOnSide, sidesOf } from '../../accounts/ledger/queries-sides.ts';
import { type AccountEntry, aroundOf, entriesIn } from '../../accounts/reading/queries.ts';
import { seesAll } from '../../accounts/rows/queries-seen.ts';
import { keeps } from '../../base/http/gate.ts';
import { paymentsSince } from '../plan/steps.ts';
import { type At, saleSeen, sharesOf } from '../rows/queries.ts';

const ever = { from: '0001-01-01', to: '9999-12-31' };

const shownEntry = (e: AccountEntry, writes: boolean): SaleEntry => ({
  ...{ id: e.id, kind: e.kind, date: e.day, month: e.month, text: e.text, reason: e.reason, undone: e.undone },
  ...{ amount: moneyText(e.amount), open: moneyText(e.open) },
  may: { undo: writes && !e.undone && ['paid', 'cash', 'refunded'].includes(e.kind) },
});

/** What whoever pays the rest of the seller writes for the payee: it has no symbol, as that of the unit is the buyer's. */
export const messageOf = (number: string, day: Day): string => `Předání jednotky ${number} ${day}, předchozí vlastník`;

function nextOf(balance: Money, told: { account: string | null; house: string; message: string }): Sale['next'] {
  if (balance <= 0n) return null;
  const iban = told.account ? ibanOf(told.account) : null;
  const code = iban ? spaydOf({ iban, symbol: '', name: told.house, amount: balance, message: told.message }) : null;
  return { amount: moneyText(balance), code, problem: iban ? (balance > mostOfCode ? 'large' : null) : 'account' };
}

/** One handover with the side of the seller as it stands; payments of the unit are told to whoever may move them. */
export async function saleShown(at: At, id: number): Promise<Sale> {
  const { db, scope } = at;
  const { row, told } = await saleSeen(at, id);
  const [all, holds] = [seesAll(scope), row.undoneAt === null];
  const writes = keeps(scope, 'roomFees');
  const { house, bankAccount } = await aroundOf(at, { id: row.unitId, number: row.label, since: null });
  const entries = await entriesIn(db, scope, { unitId: row.unitId, side: row.side }, ever);
  const last = (await sidesOf(db, scope, [row.unitId])).at(-1);
  const moving = writes && holds;
  const since = moving ? paymentsSince(await itemsOnSide(db, scope, row.unitId, 0), row.day) : [];
  const message = messageOf(row.label, row.day);
  return {
    ...{ ...told, house, bankAccount, clearance: row.clearance, rest: moneyText(row.rest) },
    shares: (await sharesOf(at, id)).map(({ seller, buyer, month, text, sellerDays, buyerDays }) => ({
      ...{ month, text, sellerDays, buyerDays, seller: moneyText(seller), buyer: moneyText(buyer) },
    })),
    entries: entries.map((e) => shownEntry(e, writes && holds)),
    next: holds ? nextOf(moneyOf(told.balance), { account: bankAccount, house, message }) : null,
    ...{ madeAt: row.madeAt.toISOString(), by: all ? row.madeName : '', reason: row.reason },
    undoneAt: row.undoneAt?.toISOString() ?? null,
    payments: since.map(({ id: of, day: date, amount, text }) => ({ id: of, date, amount: moneyText(-amount), text })),
    may: { write: moving, undo: moving && last?.side === row.side, all },
  };
}
