import type { Current } from '../imports/rules-current.ts';
import { type Entry, type OwnershipEntry, showName } from '../imports/rules-entries.ts';
import type { Group } from './rules-groups.ts';
import type { Side } from './schema.ts';

type Owned = Side['owners'][number];
const isOwnership = (e: Entry): e is OwnershipEntry => e.noun === 'ownership';

/** Owners and fields of a change, in the house and by the source: only what differs. */
export function sidesOf(g: Group, current: Current): { before: Side; after: Side } {
  const names = new Map(current.members.map((m) => [m.id, showName(m)]));
  const held = new Map(current.units.flatMap((u) => u.owners.map((o) => [o.id, o])));
  const owners = g.entries.filter(isOwnership).filter((e) => e.kind !== 'same');
  const before = owners.flatMap((e): Owned[] => {
    const o = e.id === null ? undefined : held.get(e.id);
    if (!o) return [];
    const people = o.memberIds.map((id) => names.get(id) ?? '');
    return [{ names: people, joint: o.joint, share: o.share, unit: e.unit ?? '' }];
  });
  const after = owners.flatMap((e): Owned[] => {
    if (!e.source) return [];
    return [{ names: e.title.split(' + '), joint: e.source.joint, share: e.source.share, unit: e.unit ?? '' }];
  });
  const others = g.entries.filter((e) => !isOwnership(e));
  const several = others.length > 1;
  const fields = others.flatMap((e) =>
    e.changes.map((c) => ({ ...c, unit: e.noun === 'unit' && several ? e.title : null })),
  );
  const side = (of: 'before' | 'after') =>
    fields.filter((f) => f[of] !== null).map(({ unit, field, [of]: value }) => ({ unit, field, value }));
  return { before: { owners: before, fields: side('before') }, after: { owners: after, fields: side('after') } };
}
