import type { Verified } from '#contract/bank/schema.ts';
import { type At, bookOf } from '../rows/queries.ts';
import { digestOf } from '../rows/steps-chain.ts';
import { creditsThatDiffer, type Link, linksUpTo, statesThatDiffer } from './queries.ts';

type Walked = { n: number; head: string; problems: Verified['problems'] };

/** One link: what it says now, counted over the digest before it. After a bad one the walk goes on from what is written. */
function step(so: Walked, link: Link): void {
  for (let missing = so.n + 1; missing < link.n && so.problems.length < 200; missing += 1)
    so.problems.push({ what: 'entry', name: `${missing}` });
  const whole = link.n === so.n + 1;
  if (whole && digestOf(so.head, link.n, link.content) !== link.digest)
    so.problems.push({ what: link.what, name: link.name });
  so.n = link.n;
  so.head = link.digest;
}

/**
 * Counts the chain again over what stands in the tables, and asks whether movements are where their parts say and whether
 * accounts of units have them. Problems past the two hundredth say nothing new.
 */
export async function verifyBank({ db, scope }: At): Promise<Verified> {
  const book = await bookOf(db, scope);
  if (!book) return { entries: 0, head: null, problems: [] };
  const so: Walked = { n: 0, head: '', problems: [] };
  for await (const links of linksUpTo(db, scope, book.entries)) for (const link of links) step(so, link);
  const { n, head, problems } = so;
  if (n !== book.entries || head !== book.head) problems.push({ what: 'head', name: `${book.entries}` });
  for (const name of await statesThatDiffer(db, scope)) problems.push({ what: 'state', name });
  for (const name of await creditsThatDiffer(db, scope)) problems.push({ what: 'credit', name });
  return { entries: n, head, problems: problems.slice(0, 200) };
}
