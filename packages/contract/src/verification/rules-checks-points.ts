import { canonical, sha256 } from '../ledger/rules.ts';
import type { PackPoint } from '../ledger/rules-recount.ts';
import type { AddedPoint } from '../ledger/rules-recount-points.ts';
import type { Checking } from './rules-checks.ts';
import type { Finding } from './rules-findings.ts';

type Of = Extract<Finding, { kind: 'point' }>['of'];

const differences = (shown: PackPoint, said: AddedPoint): [Of, boolean][] => [
  ['place', shown.seq !== said.seq],
  ['name', shown.name !== said.name],
  ['text', sha256(shown.text) !== said.text],
  ['files', shown.files.join() !== said.files.join()],
  ['rule', canonical(shown.rule) !== canonical(said.rule)],
  ['agenda', shown.offAgenda !== said.offAgenda],
];

/** Points that were added are exactly those of their entries, word by word; and all stand in that order. */
export function pointsCheck({ pack, broken, again }: Checking): Finding[] {
  // Of a broken chain nothing more is known.
  if (broken.length > 0) return [];
  const shown = new Map(pack.added.map((p) => [p.point, p]));
  const found = [...again.added].flatMap(([point, said]): Finding[] => {
    const row = shown.get(point);
    if (!row) return [{ kind: 'point', point, of: 'missing' }];
    return differences(row, said).flatMap(([of, wrong]) => (wrong ? [{ kind: 'point', point, of } as const] : []));
  });
  const more = [...shown.keys()].filter((point) => !again.added.has(point));
  const strange = more.map((point) => ({ kind: 'point', point, of: 'added' }) as const);
  // Without one the order of the agenda is that of the fingerprint.
  const isOrder = shown.size + again.added.size === 0 || again.points.map((p) => p.id).join() === pack.order.join();
  return [...found, ...strange, ...(isOrder ? [] : [{ kind: 'order' } as const])];
}
