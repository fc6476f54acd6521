import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { entryText } from '#contract/bank/rules-chain.ts';
import type { At, Book } from './queries.ts';
import { bankBook } from './tables.ts';

export const digestOf = (before: string, n: number, content: string): string =>
  createHash('sha256')
    .update(entryText(before, n, content))
    .digest('hex');

/** Links one more content to a book that this transaction holds; its place and its digest stand with the row. */
export function link(book: Book, content: string): { n: number; digest: string } {
  book.entries += 1;
  book.head = digestOf(book.head, book.entries, content);
  return { n: book.entries, digest: book.head };
}

/** Writes down where the chain ends. */
export async function closeBook({ db, scope, now }: At, { entries, head }: Book): Promise<void> {
  await db.update(bankBook).set({ entries, head, updatedAt: now }).where(eq(bankBook.svjId, scope.svjId));
}
