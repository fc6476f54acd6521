import type { Checking } from './rules-checks.ts';
import type { Finding } from './rules-findings.ts';
import { committedNames } from './rules-frozen.ts';
import { commitment } from './rules-ledger.ts';
import type { Count } from './rules-recount-count.ts';
import { personNow } from './rules-recount-count.ts';

/**
 * The shown names and labels against the commitments. Names that cannot be opened are exactly those that entries say were
 * forgotten; votes of the first form have no such entries, so of theirs it is not known who emptied a salt.
 */
export function namesCheck({ pack, census, again }: Checking): Finding[] {
  const shown = new Map(pack.names.map((n) => [n.seat, n]));
  const strangers = pack.names.filter((n) => !again.seats.has(n.seat));
  const found = census.seats.flatMap((seat): Finding[] => {
    const name = shown.get(seat.id);
    if (!name) return [{ kind: 'owners', seat: seat.id }];
    const isOpen = name.salt !== null;
    const opened = isOpen && commitment(name.salt as string, committedNames(census.form, name)) === seat.owners;
    const isErased = again.erased.has(seat.id);
    return [
      ...(isOpen && !opened ? [{ kind: 'owners', seat: seat.id } as const] : []),
      ...(census.form > 1 && !isOpen && !isErased ? [{ kind: 'closed', seat: seat.id } as const] : []),
      ...(isOpen && isErased ? [{ kind: 'erased', seat: seat.id } as const] : []),
      ...(census.form > 1 && name.units !== seat.labels.join(', ') ? [{ kind: 'units', seat: seat.id } as const] : []),
    ];
  });
  return [...found, ...strangers.map(({ seat }) => ({ kind: 'owners', seat }) as const)];
}

const known = (count: Count, voters: readonly (readonly [number, string])[]): string =>
  [...new Set(voters.map(([id, how]) => `${personNow(count, id)} ${how}`))].sort().join();

/** Who may vote for whom is who was on the frozen list; entries say whose record became part of another. */
export function votersCheck({ pack, census, again }: Checking): Finding[] {
  const shown = new Map(pack.names.map((n) => [n.seat, n.voters]));
  return census.seats.flatMap((s) =>
    known(again, shown.get(s.id) ?? []) === known(again, s.voters) ? [] : [{ kind: 'voters', seat: s.id } as const],
  );
}
