import { bookedAlone } from '#contract/bank/rules-exact.ts';
import { afterBooking } from '#contract/bank/rules-house.ts';
import type { Open } from '#contract/bank/rules-matching.ts';
import type { StoredReason } from '#contract/bank/schema.ts';
import { enterPayments } from '../../accounts/steps.ts';
import { houseNow, paymentOf } from '../matching/queries.ts';
import { type At, type Book, type Line, setState, waitingIn } from '../rows/queries.ts';
import { addParts } from './queries.ts';
import { textOf } from './steps.ts';

type Booked = { line: Line; unitId: number; items: Open[] };

const reasons: StoredReason[] = [
  { mark: 'fits', why: 'symbol' },
  { mark: 'fits', why: 'exact' },
];

/** Which of these payments go to an account by themselves, the earlier ones first. */
async function chosen(at: At, statementIds: readonly number[]): Promise<Booked[]> {
  const lines = (await waitingIn(at, statementIds)).filter((l) => l.amount > 0n);
  const { house } = await houseNow(at, lines.map(paymentOf));
  return lines.flatMap((line) => {
    const payment = paymentOf(line);
    const found = bookedAlone(payment, house);
    if (!found) return [];
    afterBooking(house, payment, found.unitId, found.items);
    return [{ line, ...found }];
  });
}

/** Books what is exact and nothing speaks against; answers how many payments it was. */
export async function bookAlone(at: At, book: Book, statementIds: readonly number[]): Promise<number> {
  const all = await chosen(at, statementIds);
  if (all.length === 0) return 0;
  const ids = await addParts(
    at,
    book,
    all.map(({ line, unitId }) => ({ line, kind: 'unit' as const, unitId, amount: line.amount, alone: true, reasons })),
  );
  await enterPayments(
    at,
    all.map(({ line, unitId, items }, i) => ({
      ...{ unitId, amount: line.amount, day: line.day, text: textOf(line) },
      source: { table: 'bank_part', id: ids[i] as number },
      word: { debts: items.map((item) => item.id) },
    })),
  );
  await setState(
    at,
    all.map(({ line }) => line.id),
    'units',
  );
  return all.length;
}
