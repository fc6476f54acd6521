import { creditingText, entryText } from '#contract/accounts/rules-chain.ts';
import type { LedgerVerified } from '#contract/accounts/schema.ts';
import { digestOf } from '../ledger/queries.ts';
import { type At, bookOf } from '../rows/queries.ts';
import { type CreditingOfChain, type EntryOfChain, itemsThatDiffer, lastPlace, linksUpTo } from './queries.ts';

const contentOf = (e: EntryOfChain): string =>
  entryText({ ...e, of: e.ofN, undoes: e.undoesN, from: e.fromN, amount: BigInt(e.amount) });
const contentOfCrediting = (c: CreditingOfChain): string =>
  creditingText({ ...c, undoes: c.undoesN, amount: BigInt(c.amount) });

/**
 * Counts the ledger again: each row against the digest that it was written with, places without a row, what is left of
 * entries against creditings, the book against the end. Problems past the two hundredth say nothing new.
 */
export async function verifyLedger({ db, scope }: Pick<At, 'db' | 'scope'>): Promise<LedgerVerified> {
  const book = await bookOf(db, scope);
  const problems: LedgerVerified['problems'] = [];
  const last = Math.max(book.entries, await lastPlace(db, scope));
  let head = '';
  for await (const links of linksUpTo(db, scope, last))
    for (const { n, entry, crediting } of links) {
      const row = entry ?? crediting;
      const content = entry ? contentOf(entry) : crediting ? contentOfCrediting(crediting) : '';
      const what = entry ? 'entry' : crediting ? 'crediting' : 'missing';
      if (!row || (entry && crediting) || digestOf(head, content) !== row.digest)
        problems.push({ what, n, unit: row?.number ?? '' });
      // The digest as it stands: what follows a changed row is not named for it.
      head = row?.digest ?? head;
    }
  if (last !== book.entries || head !== book.head) problems.push({ what: 'head', n: book.entries, unit: '' });
  for (const { n, number } of await itemsThatDiffer(db, scope)) problems.push({ what: 'item', n, unit: number });
  return { entries: book.entries, problems: problems.slice(0, 200) };
}
