import { type ClosedGroup, type ClosedKind, closedKinds } from './chosen.ts';

/** Somebody whom a thing is for. */
export type Reached = { kind: ClosedKind; entrances: readonly string[]; closed: boolean };

/** Those of one kind, said as shortly as it is true: all of them, else all of an entrance, and some others. */
function groupsOfKind(kind: ClosedKind, people: readonly Reached[]): ClosedGroup[] {
  const closed = people.filter((p) => p.closed);
  if (closed.length === 0) return [];
  if (closed.length === people.length) return [{ kind, entrance: null, all: true, count: closed.length }];
  const said = new Set<Reached>();
  const whole = [...new Set(closed.flatMap((p) => p.entrances))].sort().flatMap((entrance): ClosedGroup[] => {
    const there = people.filter((p) => p.entrances.includes(entrance));
    if (there.some((p) => !p.closed)) return [];
    for (const one of there) said.add(one);
    return [{ kind, entrance, all: true, count: there.length }];
  });
  const rest = closed.length - said.size;
  return rest > 0 ? [...whole, { kind, entrance: null, all: false, count: rest }] : whole;
}

/** Who of these people will not open it, in groups that people know. */
export const closedGroups = (people: readonly Reached[]): ClosedGroup[] =>
  closedKinds.flatMap((kind) =>
    groupsOfKind(
      kind,
      people.filter((p) => p.kind === kind),
    ),
  );
