import { type Address, type Building, type Owner, type Person, unitKey } from '../imports/reading/rules.ts';
import type { Current } from '../imports/rules-current.ts';
import type { CadastreMember } from './schema.ts';

type Named = Omit<Person, 'key' | 'cadastreId' | 'doubts' | 'kind'>;

const lineOf = (a: Address | null): string =>
  [a?.street, [a?.post, a?.town].filter(Boolean).join(' '), a?.country].filter(Boolean).join(', ');

function memberOf(p: Named, unit: { number: string; share: string | null }, o: Owner): CadastreMember {
  return {
    ...{ titleBefore: p.titleBefore ?? '', firstName: p.firstName ?? '', lastName: p.lastName ?? '' },
    ...{ titleAfter: p.titleAfter ?? '', sex: p.sex, company: p.companyName ?? '', ic: p.ico ?? '' },
    ...{ fullAddress: lineOf(p.address), share: o.share, unit: unit.number, unitShare: unit.share ?? '' },
    ...{ joint: o.joint ? `${unit.number}:${o.persons.join('+')}` : null, description: '' },
  };
}

/** Each owner in each unit as read, spouses one after the other. */
export function membersOf({ units, persons }: Pick<Building, 'units' | 'persons'>): CadastreMember[] {
  const known = new Map(persons.map((p) => [p.key, p]));
  return units.flatMap((unit) =>
    unit.owners.flatMap((owner) =>
      owner.persons.flatMap((key) => {
        const person = known.get(key);
        return person ? [memberOf(person, unit, owner)] : [];
      }),
    ),
  );
}

/** The same of owners as the house has them today. */
export function membersNow({ units, members }: Pick<Current, 'units' | 'members'>): CadastreMember[] {
  const known = new Map(members.map((m) => [m.id, m]));
  return units.flatMap((unit) =>
    unit.owners.flatMap(({ joint, share, memberIds }) =>
      memberIds.flatMap((id) => {
        const person = known.get(id);
        const owner = { joint, share, persons: memberIds.map(String) };
        return person ? [memberOf({ ...person, sex: null }, unit, owner)] : [];
      }),
    ),
  );
}

/**
 * The people as the reading has them. One of the register knows no owners: its units keep those of today, so that what is new
 * is their shares and numbers.
 */
export function membersRead(reading: { building: Building; knowsOwners: boolean }, now: Current): CadastreMember[] {
  if (reading.knowsOwners) return membersOf(reading.building);
  const held = new Map(now.units.flatMap((u) => [[unitKey(u.number), u] as const, [`c:${u.cadastreId}`, u] as const]));
  const units = reading.building.units.flatMap(({ key, cadastreId, number, share }) => {
    const ours = held.get(`c:${cadastreId}`) ?? held.get(key);
    return ours ? [{ ...ours, number, share: share ?? ours.share }] : [];
  });
  return membersNow({ units, members: now.members });
}
