import { equals, fromText, sum, toText, whole } from '../base/shares/fraction.ts';
import {
  type Building,
  mergeOwners,
  type Owner,
  ownerKey,
  type Person,
  type Unit,
  unitKey,
} from '../imports/reading/rules.ts';
import { nameKey } from '../imports/reading/rules-names.ts';
import { shareOf } from './rules-shares.ts';
import { type OrderMember, OrderMembers } from './schema-members.ts';

/** What the text on the wire holds; null where it holds something else. */
export function membersIn(text: string): OrderMember[] | null {
  if (text.trim() === '') return [];
  try {
    const read = OrderMembers.safeParse(JSON.parse(text));
    return read.success ? read.data.new : null;
  } catch {
    return null;
  }
}

export const membersText = (members: readonly OrderMember[]): string => JSON.stringify({ new: members });

/** Female by the suffix in the surname, as the specification asks; else male. */
export const sexGuess = (lastName: string): 'male' | 'female' => (/ová/i.test(lastName) ? 'female' : 'male');

const addressLine = (a: Person['address']): string =>
  a ? [a.street, [a.post, a.town].filter(Boolean).join(' '), a.country].filter(Boolean).join(', ') : '';

const ofUnit = (u: Unit) => ({
  unit: u.number,
  unitShare: u.share ?? '',
  unitCode: u.cadastreId ?? '',
  unitType: u.type,
  entrance: u.entrance ?? '',
  floor: u.floor,
  area: u.area,
  layout: u.layout ?? '',
});

const nobody = {
  ...{
    titleBefore: '',
    firstName: '',
    lastName: '',
    titleAfter: '',
    sex: 'others' as const,
    fullAddress: '',
    share: '',
  },
  ...{ description: '', mainUser: false, remove: false, company: '', ic: '', joint: '', person: '' },
};

function ofPerson(p: Person, share: string, joint: string): Omit<OrderMember, keyof ReturnType<typeof ofUnit>> {
  return {
    ...nobody,
    titleBefore: p.titleBefore ?? '',
    firstName: p.firstName ?? '',
    lastName: p.lastName ?? '',
    titleAfter: p.titleAfter ?? '',
    sex: p.companyName ? 'others' : (p.sex ?? sexGuess(p.lastName ?? '')),
    fullAddress: addressLine(p.address),
    company: p.companyName ?? '',
    ic: p.ico ?? '',
    person: p.key,
    share: share,
    joint,
  };
}

/** The lines of a house that was read: owner by owner, unit by unit; a unit without an owner is a line of its own. */
export function membersOf(building: Building): OrderMember[] {
  const people = new Map(building.persons.map((p) => [p.key, p]));
  return building.units.flatMap((u): OrderMember[] => {
    const common = ofUnit(u);
    if (u.owners.length === 0) return [{ ...nobody, ...common }];
    return u.owners.flatMap((o) =>
      o.persons.flatMap((key) => {
        const p = people.get(key);
        return p ? [{ ...ofPerson(p, o.share, o.joint ? ownerKey(o).slice(0, 100) : ''), ...common }] : [];
      }),
    );
  });
}

const isNobody = (m: OrderMember) => m.lastName === '' && m.company === '';
const orNull = (text: string) => text || null;

/** By what a line's person is told from others: what the register calls them, else company number, else name. */
export function personKeyOf(m: OrderMember): string {
  if (m.person) return m.person;
  if (m.ic) return `i:${m.ic}`;
  return `n:${nameKey({ ...m, companyName: orNull(m.company), ico: orNull(m.ic) })}`;
}

const addressIn = (m: OrderMember): Person['address'] => {
  if (m.fullAddress === '') return null;
  const parts = m.fullAddress.split(', ');
  const at = parts.findIndex((part) => /^\d{3} ?\d{2} /.test(part));
  const [, post = null, town = null] = /^(\d{3} ?\d{2}) (.+)$/.exec(parts[at] ?? '') ?? [];
  if (at < 0) return { street: m.fullAddress.slice(0, 100), town: null, post: null, country: null };
  return {
    street: parts.slice(0, at).join(', ').slice(0, 100) || null,
    town,
    post,
    country: orNull(parts.slice(at + 1).join(', ')),
  };
};

function personOf(m: OrderMember): Person {
  const isCompany = m.company !== '';
  const key = personKeyOf(m);
  return {
    key,
    cadastreId: key.startsWith('c:') ? key.slice(2) : null,
    kind: isCompany ? 'company' : 'person',
    titleBefore: orNull(m.titleBefore),
    firstName: isCompany ? null : orNull(m.firstName),
    lastName: isCompany ? null : orNull(m.lastName),
    titleAfter: orNull(m.titleAfter),
    companyName: orNull(m.company),
    ico: orNull(m.ic),
    sex: isCompany ? null : m.sex,
    address: addressIn(m),
    doubts: [],
  };
}

/** Who owns a unit by its lines: spouses are one owner with one share. */
function ownersOf(lines: readonly OrderMember[]): Owner[] {
  const joined = Map.groupBy(lines, (m, i) => m.joint || `alone ${i}`);
  const owners = [...joined.values()].map((group): Owner => {
    const persons = [...new Set(group.map(personKeyOf))];
    const share = shareOf(group[0]?.share ?? '') ?? whole;
    return { joint: persons.length === 2, share: toText(share), persons };
  });
  return mergeOwners(owners).owners;
}

/** The house that the lines describe, as an import takes it; who is marked to be left out is not in it. */
export function buildingOf(members: readonly OrderMember[]): Building {
  const persons = new Map<string, Person>();
  for (const m of members)
    if (!isNobody(m) && !m.remove && !persons.has(personKeyOf(m))) persons.set(personKeyOf(m), personOf(m));
  const units = [...Map.groupBy(members, (m) => unitKey(m.unit))].flatMap(([key, lines]): Unit[] => {
    const [first] = lines;
    if (!first || key === '') return [];
    const share = shareOf(first.unitShare);
    return [
      {
        key,
        number: first.unit,
        cadastreId: orNull(first.unitCode),
        type: first.unitType,
        typeSure: true,
        share: share && toText(share),
        entrance: orNull(first.entrance),
        floor: first.floor,
        area: first.area,
        layout: orNull(first.layout),
        owners: ownersOf(lines.filter((m) => !isNobody(m) && !m.remove)),
      },
    ];
  });
  return { source: 'cadastre', units, persons: [...persons.values()] };
}

export type MembersSeen = {
  units: { number: string; share: string; owners: number }[];
  /** JSON text; it is to be one whole. */
  sum: string;
  complete: boolean;
  /** Units that nobody would own. */
  ownerless: string[];
  /** People of one name who are not one to the register. */
  doubles: number;
};

/** What may be told of the lines without naming anybody. */
export function membersSeen(members: readonly OrderMember[]): MembersSeen {
  const { units, persons } = buildingOf(members);
  const total = sum(units.flatMap((u) => (u.share ? [fromText(u.share)] : [])));
  const names = Map.groupBy(persons, (p) => nameKey(p));
  return {
    units: units.map((u) => ({ number: u.number, share: u.share ?? '', owners: u.owners.length })),
    sum: toText(total),
    complete: equals(total, whole),
    ownerless: units.filter((u) => u.owners.length === 0).map((u) => u.number),
    doubles: [...names.values()].filter((same) => same.length > 1).length,
  };
}

/** The persons whom lines flag as the authorised one; more than one are refused. */
export const flagged = (members: readonly OrderMember[]): string[] => [
  ...new Set(members.filter((m) => m.mainUser && !m.remove).map(personKeyOf)),
];

export type MemberMark = { at: number; mainUser: boolean; remove: boolean };
/** The lines with what the customer marked at them. */
export function marked(members: readonly OrderMember[], marks: readonly MemberMark[]): OrderMember[] {
  const by = new Map(marks.map((m) => [m.at, m]));
  return members.map((m, at) => {
    const mark = by.get(at);
    return mark ? { ...m, mainUser: mark.mainUser, remove: mark.remove } : m;
  });
}
