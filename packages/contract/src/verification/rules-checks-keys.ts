import { type Departure, isSigned, kindsAfterMove } from '../ledger/rules.ts';
import type { Checking } from './rules-checks.ts';
import type { Finding } from './rules-findings.ts';

/**
 * Which key signed which entries. Of a vote that never moved the end was signed, and no entry says that anything came from
 * elsewhere. Of one that moved each part is bound by the portal it was written in: what the next one wrote names the key of the
 * one before, so that a ledger of somebody else cannot be shown as one's own.
 */
export function keysCheck(checking: Checking): Finding[] {
  const { pack, census, broken, chain, keys } = checking;
  const found = pack.departures.flatMap((d): Finding[] =>
    keys.includes(d.publicKey) && isSigned(census.vote, d, d.publicKey)
      ? []
      : [{ kind: 'key', seq: d.seq, why: 'signature' }],
  );
  // Of a broken chain nothing more is known.
  if (broken.length > 0) return found;
  const wrong = chain.filter(({ row, body }) => !isLawful(pack.departures, row.seq, body));
  return [
    ...found,
    ...pack.departures.flatMap((d, i) => whereOf(checking, d, i)),
    ...wrong.map(({ row }): Finding => ({ kind: 'key', seq: row.seq, why: 'entry' })),
  ];
}

type Body = Checking['chain'][number]['body'];

/** Whether the entry may stand where its part of the ledger was written. */
function isLawful(departures: readonly Departure[], seq: number, body: Body): boolean {
  const last = departures.findLast((d) => d.seq < seq);
  if (!last) return body === null || body.moved === undefined;
  if (body === null || body.moved !== last.publicKey) return false;
  if (body.kind === 'cancel') return last.seq === seq - 1;
  return (kindsAfterMove as readonly unknown[]).includes(body.kind);
}

/** The ledger did leave at this entry, once, and whatever still ran then was ended by the next one. */
function whereOf({ pack, chain, again }: Checking, { seq, hash, publicKey }: Departure, i: number): Finding[] {
  const at = chain.find((r) => r.row.seq === seq);
  const before = pack.departures[i - 1];
  const isHead = pack.head.seq > seq || pack.head.publicKey === publicKey;
  const isPlaced = at?.digest === hash && (!before || before.seq < seq) && isHead;
  const next = chain.find((r) => r.row.seq === seq + 1)?.body;
  const isOver = (again.end !== null && again.end.seq <= seq) || next?.kind === 'cancel';
  return [
    ...(isPlaced ? [] : [{ kind: 'key', seq, why: 'place' } as const]),
    ...(isOver ? [] : [{ kind: 'key', seq, why: 'open' } as const]),
  ];
}
