import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { entryText } from '#contract/cashdesk/rules.ts';
import type { At, Desk } from './queries.ts';
import { cashDesk, cashEntry } from './tables.ts';

export const digestOf = (before: string, n: number, content: string): string =>
  createHash('sha256')
    .update(entryText(before, n, content))
    .digest('hex');

/** Adds what was written to the chain of a desk that this transaction holds; answers the desk as it stands then. */
export async function chain({ db, scope, now }: At, desk: Desk, content: string): Promise<Desk> {
  const n = desk.entries + 1;
  const digest = digestOf(desk.head, n, content);
  await db.insert(cashEntry).values({ svjId: scope.svjId, n, content, digest, at: now });
  const changed = { entries: n, head: digest, updatedAt: now };
  await db.update(cashDesk).set(changed).where(eq(cashDesk.svjId, scope.svjId));
  return { ...desk, ...changed };
}
