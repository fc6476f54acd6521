import type { ReadLine, ReadStatement } from './schema-statement.ts';

/**
 * By what a movement is known in whichever file it comes. Without a number of the bank, several alike in one statement are
 * told apart by their order.
 */
export function identitiesOf(s: ReadStatement): (string | null)[] {
  const seen = new Map<string, number>();
  return s.lines.map((l) => {
    const facts = [l.reference, l.day, `${l.amount}`, l.counter, l.reference ? '' : `${l.vs} ${l.name}`].join('|');
    const times = (seen.get(facts) ?? 0) + 1;
    seen.set(facts, times);
    // A table without balances cannot say that it was not pasted twice.
    if (times > 1 && l.reference && s.opening === null) return null;
    return times > 1 ? `${facts}|${times}` : facts;
  });
}

/** Whether it is money that came in and that somebody is credited with. */
export const isPayment = (l: Pick<ReadLine, 'amount' | 'currency' | 'reverses'>): boolean =>
  l.currency === 'CZK' && l.amount > 0n && !l.reverses;

/** The number of an account without its bank, which GPC does not name. */
export const bareAccount = (number: string): string => number.split('/')[0] as string;

/** What is missing between a statement and the one before it, in haléře; null where there is nothing to compare. */
export function gapAfter(
  before: { to: string; closing: bigint | null } | null,
  s: { from: string; opening: bigint | null },
): bigint | null {
  // Statements that share days are not compared.
  if (!before || before.to >= s.from || before.closing === null || s.opening === null) return null;
  return s.opening - before.closing;
}
