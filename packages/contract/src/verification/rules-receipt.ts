import { entryHash, isSignedByAny, type Keys, type LedgerHead } from '../ledger/rules.ts';
import { readCensus } from '../ledger/rules-frozen.ts';
import { isNumber } from '../ledger/rules-numbers.ts';
import { keysIn, type Pack } from '../ledger/rules-recount.ts';

export type ReceiptOf = { number: string; vote: number; seq: number; hash: string; head: LedgerHead };
/** What a receipt proves wrong: itself, or the ledger it is held against. */
export type ReceiptFinding =
  | { kind: 'number' | 'vote' | 'signature' }
  /** The ledger has no such entry any more, or another one in its place. */
  | { kind: 'missing' | 'changed'; seq: number }
  /** The ledger ends before what was signed when the receipt was given: an older one was put in its place. */
  | { kind: 'truncated'; at: number; head: number };

/**
 * What of a receipt does not fit the ledger; empty when the ballot is in it, and everything signed before it. The
 * public keys (the installation's own, and those before it) should come from elsewhere than the pack.
 */
export function checkReceipt(
  pack: Pick<Pack, 'census' | 'entries' | 'head' | 'departures'>,
  receipt: ReceiptOf,
  publicKeys: Keys = keysIn(pack),
): ReceiptFinding[] {
  const found: ReceiptFinding[] = [];
  if (!isNumber(receipt.number)) found.push({ kind: 'number' });
  if (readCensus(pack.census)?.vote !== receipt.vote) return [...found, { kind: 'vote' }];
  const { seq, hash, head } = receipt;
  if (!isSignedByAny(receipt.vote, head, [publicKeys].flat()) || seq > head.seq) found.push({ kind: 'signature' });
  const last = pack.entries.reduce((n, e) => Math.max(n, e.seq), -1);
  if (last < head.seq || pack.head.seq < head.seq)
    found.push({ kind: 'truncated', at: Math.min(last, pack.head.seq), head: head.seq });
  for (const promised of [{ seq, hash }, head]) {
    const row = pack.entries.find((e) => e.seq === promised.seq);
    if (!row) found.push({ kind: 'missing', seq: promised.seq });
    else if ((row.body === null ? row.hash : entryHash(row.body)) !== promised.hash)
      found.push({ kind: 'changed', seq: promised.seq });
  }
  return found;
}
