import type { TextKey } from '#contract/texts/keys.ts';
import type { Finding } from '#contract/verification/rules-findings.ts';
import type { LedgerPages } from '../../answers/data.ts';
import type { Params } from '../../base/texts.tsx';

function keyOf(f: Finding): TextKey {
  if (f.kind === 'odd') return `VOTE_LEDGER.FINDINGS.odd_${f.why}`;
  if (f.kind === 'key') return `VOTE_LEDGER.FINDINGS.key_${f.why}`;
  if (f.kind === 'end') return `VOTE_LEDGER.FINDINGS.end_${f.why}`;
  if (f.kind === 'time') return `VOTE_LEDGER.FINDINGS.time_${f.of}`;
  if (f.kind === 'paper') return `VOTE_LEDGER.FINDINGS.paper_${f.of}`;
  if (f.kind === 'point') return `VOTE_LEDGER.FINDINGS.point_${f.of}`;
  if (f.kind === 'change') return `VOTE_LEDGER.FINDINGS.change_${f.of}`;
  return `VOTE_LEDGER.FINDINGS.${f.kind}`;
}

/** The sentence that names a finding, with names of people and points where the ledger has them. */
export function said(
  f: Finding,
  pack: LedgerPages,
  points: readonly { id: number; name: string }[],
): [TextKey, Params] {
  const seat = 'seat' in f ? pack.names.find((n) => n.seat === f.seat) : undefined;
  const who = seat ? `${seat.owners} (${seat.units})` : 'seat' in f ? String(f.seat) : '';
  const point = 'point' in f ? (points.find((p) => p.id === f.point)?.name ?? String(f.point)) : '';
  const isMoved = f.kind === 'signature' && pack.departures.length > 0;
  const params: Params = {
    who,
    point,
    ...('seq' in f && { seq: f.seq }),
    ...(f.kind === 'truncated' && { at: f.at, head: f.head }),
  };
  return [isMoved ? 'VOTE_LEDGER.MOVED.SIGNATURE_WRONG' : keyOf(f), params];
}
