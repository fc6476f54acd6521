import { equals, type Fraction } from '../base/shares/fraction.ts';
import { commitment } from '../ledger/rules.ts';
import { committedNames, shareOf } from '../ledger/rules-frozen.ts';
import type { Count } from '../ledger/rules-recount-count.ts';
import { personNow } from '../ledger/rules-recount-count.ts';
import type { Checking } from './rules-checks.ts';
import type { Finding } from './rules-findings.ts';

const isShareOf = (text: string, share: Fraction): boolean => {
  const shown = shareOf(text);
  return shown !== null && equals(shown, share);
};

/**
 * The shown names and labels against the commitments. Names that cannot be opened are exactly those that entries say were
 * forgotten; votes of the first form have no such entries, so of theirs it is not known who emptied a salt.
 */
export function namesCheck({ pack, census, again }: Checking): Finding[] {
  const shown = new Map(pack.names.map((n) => [n.seat, n]));
  const strangers = pack.names.filter((n) => !again.all.has(n.seat));
  const found = [...again.all.values()].flatMap((seat): Finding[] => {
    const name = shown.get(seat.id);
    if (!name) return [{ kind: 'owners', seat: seat.id }];
    const isOpen = name.salt !== null;
    const opened = isOpen && commitment(name.salt as string, committedNames(census.form, name)) === seat.owners;
    const isErased = again.erased.has(seat.id);
    return [
      ...(isOpen && !opened ? [{ kind: 'owners', seat: seat.id } as const] : []),
      ...(census.form > 1 && !isOpen && !isErased ? [{ kind: 'closed', seat: seat.id } as const] : []),
      ...(isOpen && isErased ? [{ kind: 'erased', seat: seat.id } as const] : []),
      ...(isShareOf(name.share, seat.share) ? [] : [{ kind: 'share', seat: seat.id } as const]),
      ...(census.form > 1 && name.units !== seat.labels.join(', ') ? [{ kind: 'units', seat: seat.id } as const] : []),
    ];
  });
  return [...found, ...strangers.map(({ seat }) => ({ kind: 'owners', seat }) as const)];
}

const known = (count: Count, voters: readonly (readonly [number, string])[]): string =>
  [...new Set(voters.map(([id, how]) => `${personNow(count, id)} ${how}`))].sort().join();

/**
 * Who may vote for whom is who was on the frozen list, or whom a later entry names; of a seat that was parted nobody. Entries
 * say whose record became part of another.
 */
export function votersCheck({ pack, again }: Checking): Finding[] {
  const shown = new Map(pack.names.map((n) => [n.seat, n.voters]));
  return [...again.all.keys()].flatMap((id) =>
    known(again, shown.get(id) ?? []) === known(again, again.seats.get(id)?.voters ?? [])
      ? []
      : [{ kind: 'voters', seat: id } as const],
  );
}

type Of = Extract<Finding, { kind: 'change' }>['of'];

/** Changes of owners as they are told beside the entries that followed them. */
export function changesCheck({ pack, census, broken, again }: Checking): Finding[] {
  // Of a broken chain nothing more is known.
  if (broken.length > 0) return [];
  const shown = new Map(pack.changes.map((c) => [c.seq, c]));
  const found = [...again.changes].flatMap(([seq, change]): Finding[] => {
    const row = shown.get(seq);
    if (!row) return [{ kind: 'change', seq, of: 'missing' }];
    const { salt } = row;
    const isErased = again.erased.has(change.seat);
    const opened = salt === null || commitment(salt, committedNames(census.form, row)) === change.to;
    const differs: [Of, boolean][] = [
      ['seat', row.seat !== change.seat],
      ['day', row.day !== change.day],
      ['source', row.source !== change.source],
      ['known', row.known !== change.known],
      ['names', change.to !== null && !opened],
      ['closed', change.to !== null && salt === null && !isErased],
      ['erased', change.to !== null && salt !== null && isErased],
    ];
    return differs.flatMap(([of, wrong]) => (wrong ? [{ kind: 'change', seq, of } as const] : []));
  });
  const added = [...shown.keys()].filter((seq) => !again.changes.has(seq));
  return [...found, ...added.map((seq) => ({ kind: 'change', seq, of: 'added' }) as const)];
}
