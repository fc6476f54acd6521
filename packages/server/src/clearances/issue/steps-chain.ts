import { createHash } from 'node:crypto';
import { moneyOf } from '#contract/base/money/amount.ts';
import { clearanceText, linkText } from '#contract/clearances/rules.ts';
import type { At } from '../rows/queries.ts';
import { type Clearance, labelOf } from '../rows/queries.ts';
import { addEntry, type Book, changeClearance } from './queries.ts';

export const digestOf = (before: string, n: number, content: string): string =>
  createHash('sha256')
    .update(linkText(before, n, content))
    .digest('hex');

/** A confirmation as the chain tells it. */
export const contentOf = (c: Clearance, paper: string, replacedBy: string | null): string =>
  clearanceText({
    ...{ number: labelOf(c), house: c.house, unit: c.label, day: c.day, sum: c.total, paper, replacedBy },
    ...{ debts: c.debts, amounts: c.debts.map((d) => moneyOf(d.amount)) },
    ...{ issuedAt: c.issuedAt.toISOString(), issuedName: c.issuedName },
    ...{ endedAt: c.endedAt?.toISOString() ?? null, endedName: c.endedName, reason: c.endReason },
  });

/** Adds the confirmation as it stands to the chain that this transaction holds; answers its book as it is then. */
export async function chain(at: At, book: Book, id: number, content: string): Promise<Book> {
  const n = book.entries + 1;
  const head = digestOf(book.head, n, content);
  await addEntry(at, n, content, head);
  await changeClearance(at, id, { entry: n });
  return { entries: n, head };
}
