import { gapAfter } from '#contract/bank/rules-lines.ts';
import { calledAlike, candidatesFor } from '#contract/bank/rules-matching.ts';
import { window } from '#contract/base/calls/paging.ts';
import { moneyText, sumOf } from '#contract/base/money/amount.ts';
import type { MovementShown, StatementShown, SupplierBank } from '#contract/invoices/schema-statements.ts';
import { storedReasons } from '../../bank/matching/steps.ts';
import type { Db } from '../../base/db/db.ts';
import { supplierOf } from '../rows/queries.ts';
import {
  countPlaced,
  type Movement,
  movementsPlaced,
  movementsWaiting,
  partedBefore,
  paymentBefore,
  type Share,
  type StatementTold,
  sharesOf,
  statementsTold,
} from './queries.ts';
import { type Payers, payersNow, paymentOf } from './steps-payers.ts';

/** Movements that are shown at once with what is guessed of them. */
const mostShown = 50;
/** Who may be offered at once where nothing says whose it is. */
const mostAlike = 6;

const payerOf = ({ customers }: Payers, id: number) => {
  const found = customers.get(id);
  return { id, name: found?.name ?? '', town: found?.town ?? '' };
};

function guessed(m: Movement, payers: Payers): Pick<MovementShown, 'proposals' | 'alike'> {
  const payment = paymentOf(m);
  const proposals = candidatesFor(payment, payers.house).flatMap(({ parts: [part], reasons }) =>
    part
      ? [
          {
            house: payerOf(payers, part.unitId),
            items: part.items.flatMap(({ id, open }) => {
              const asked = payers.asked.find((a) => a.id === id);
              return asked ? [{ id, number: asked.number, due: asked.due, open: moneyText(open) }] : [];
            }),
            reasons: storedReasons(reasons),
          },
        ]
      : [],
  );
  const alike = proposals.length > 0 ? [] : calledAlike(payment, payers.house).slice(0, mostAlike);
  return { proposals, alike: alike.map((id) => payerOf(payers, id)) };
}

const shown = (m: Movement, payers: Payers, shares: readonly Share[] = []): MovementShown => ({
  ...{ id: m.id, day: m.day, amount: moneyText(m.amount), currency: m.currency, name: m.name, counter: m.counter },
  ...{ vs: m.vs, message: m.message, state: m.state, alone: m.alone, reasons: m.reasons, note: m.note },
  ...{ by: m.placedName, at: m.placedAt?.toISOString() ?? null },
  house: m.houseId === null ? null : payerOf(payers, m.houseId),
  shares: shares.flatMap(({ movementId, houseId, amount }) =>
    movementId === m.id ? [{ house: payerOf(payers, houseId ?? 0), amount: moneyText(amount) }] : [],
  ),
  ...{ proposals: [], alike: [], parted: [], returns: null },
});

type Before = ReadonlyMap<string, readonly number[]>;
async function waitingShown(db: Db, m: Movement, payers: Payers, parted: Before): Promise<MovementShown> {
  if (m.amount > 0n) {
    const still = (parted.get(m.counter) ?? []).filter((id) => payers.customers.has(id));
    return { ...shown(m, payers), ...guessed(m, payers), parted: still.map((id) => payerOf(payers, id)) };
  }
  const before = await paymentBefore(db, m);
  return { ...shown(m, payers), returns: before ? { day: before.day, name: before.name } : null };
}

function statementShown(s: StatementTold): StatementShown {
  const gap = gapAfter(s.before, s);
  const text = (sum: bigint | null) => (sum === null ? null : moneyText(sum));
  return {
    ...{ id: s.id, number: s.number, from: s.from, to: s.to, lines: s.lines, uploadedBy: s.madeName },
    ...{ opening: text(s.opening), closing: text(s.closing), uploadedAt: s.at.toISOString() },
    ...{ continues: gap === null ? null : gap === 0n, gap: gap === null || gap === 0n ? null : moneyText(gap) },
    after: s.before?.to ?? null,
  };
}

/** Statements of the supplier's account, what waits with where it may belong, what was placed, the latest first. */
export async function supplierBank(
  db: Db,
  page: { page: number; sizePerPage: 25 | 50 | 'all' },
): Promise<SupplierBank> {
  const waiting = await movementsWaiting(db);
  const first = waiting.slice(0, mostShown);
  const came = first.filter((m) => m.amount > 0n);
  const payers = await payersNow(db, came.map(paymentOf));
  const parted = await partedBefore(
    db,
    came.map((m) => m.counter),
  );
  const lines: MovementShown[] = [];
  for (const m of first) lines.push(await waitingShown(db, m, payers, parted));
  const placed = await movementsPlaced(db, window(page));
  const shares = await sharesOf(
    db,
    placed.map((m) => m.id),
  );
  const openOf = (id: number) => sumOf(payers.asked.filter((a) => a.svjId === id).map((a) => a.open));
  return {
    account: (await supplierOf(db)).account,
    statements: (await statementsTold(db)).map(statementShown),
    ...{ waiting: lines, waitingCount: waiting.length },
    placed: placed.map((m) => shown(m, payers, shares)),
    placedCount: await countPlaced(db),
    customers: [...payers.customers.values()].map(({ svjId: id, name, town }) => ({
      ...{ id, name, town },
      open: moneyText(openOf(id)),
    })),
  };
}
