import type { TextKey } from '#contract/texts/keys.ts';
import type { Finding } from '#contract/votes/rules-chain.ts';
import type { Params } from '../../base/texts.tsx';
import type { LedgerPages } from '../voting/data.ts';

export const checks = ['CHAIN', 'BODIES', 'SIGNATURE', 'FINGERPRINT', 'ANSWERS', 'RESULTS'] as const;
export type Check = (typeof checks)[number];

const checkOf: Record<Finding['kind'], Check> = {
  changed: 'BODIES',
  missing: 'CHAIN',
  added: 'CHAIN',
  moved: 'CHAIN',
  truncated: 'CHAIN',
  signature: 'SIGNATURE',
  fingerprint: 'FINGERPRINT',
  owners: 'FINGERPRINT',
  answer: 'ANSWERS',
  odd: 'BODIES',
  result: 'RESULTS',
};
/** Which of the checks a finding breaks. */
export const brokenBy = (findings: readonly Finding[]): ReadonlySet<Check> =>
  new Set(findings.map((f) => checkOf[f.kind]));

/** What can be checked only once the bodies of the entries are published. */
export const isLater = (check: Check): boolean => check === 'BODIES' || check === 'ANSWERS' || check === 'RESULTS';

/** The sentence that names a finding, with names of people and points where the ledger has them. */
export function said(
  f: Finding,
  pack: LedgerPages,
  points: readonly { id: number; name: string }[],
): [TextKey, Params] {
  const seat = 'seat' in f ? pack.names.find((n) => n.seat === f.seat) : undefined;
  const who = seat ? `${seat.owners} (${seat.units})` : 'seat' in f ? String(f.seat) : '';
  const point = 'point' in f ? (points.find((p) => p.id === f.point)?.name ?? String(f.point)) : '';
  if (f.kind === 'odd') return [`VOTE_LEDGER.FINDINGS.odd_${f.why}`, { seq: f.seq }];
  const params: Params = {
    who,
    point,
    ...('seq' in f && { seq: f.seq }),
    ...('at' in f && { at: f.at, head: f.head }),
  };
  return [`VOTE_LEDGER.FINDINGS.${f.kind}`, params];
}
