import type { RoleId } from '#contract/access.ts';
import {
  type MemberDetail,
  type MemberName,
  memberOwn,
  type relationTypes,
  type sexes,
} from '#contract/members/schema.ts';
import type { FieldErrors } from '../../kit/form/form-errors.ts';
import { type OwnValues, ownInput, ownValues } from '../../kit/form/own-values.ts';
import { homeCountry } from '../rows/countries.ts';

export type ContactValues = { key: string; value: string; isPublic: boolean };
export type PlaceValues = { street: string; town: string; post: string; country: string };
export type RelationValues = { key: string; memberId: MemberName | null; relation: (typeof relationTypes)[number] };
/** A person as their form holds them; the names are those of what is sent, so that errors find their fields. */
export type MemberValues = OwnValues<typeof memberOwn> & {
  type: 'person' | 'company';
  titleBefore: string;
  firstName: string;
  lastName: string;
  titleAfter: string;
  companyName: string;
  ico: string;
  sex: (typeof sexes)[number] | '';
  /** A default role by its name, a custom one as "custom:12". */
  role: string;
  emails: ContactValues[];
  phones: ContactValues[];
  entranceId: string;
  address: PlaceValues;
  lives: 'here' | 'elsewhere';
  permanentAddress: PlaceValues;
  relations: RelationValues[];
  invite: 'now' | 'later';
};

const newKey = (): string => crypto.randomUUID();
export const newContact = (isPublic = false): ContactValues => ({ key: newKey(), value: '', isPublic });
export const newRelation = (): RelationValues => ({ key: newKey(), memberId: null, relation: 'familyMember' });
const noPlace: PlaceValues = { street: '', town: '', post: '', country: homeCountry };
const custom = 'custom:';
export const customRole = (id: number): string => `${custom}${id}`;

export const newMember = (): MemberValues => ({
  ...ownValues(memberOwn),
  type: 'person',
  titleBefore: '',
  firstName: '',
  lastName: '',
  titleAfter: '',
  companyName: '',
  ico: '',
  sex: '',
  role: 'owner',
  emails: [newContact()],
  phones: [newContact()],
  entranceId: '',
  address: noPlace,
  lives: 'here',
  permanentAddress: noPlace,
  relations: [],
  invite: 'later',
});

const placeOf = (place: MemberDetail['address']): PlaceValues =>
  place
    ? {
        street: place.street ?? '',
        town: place.town ?? '',
        post: place.post ?? '',
        country: place.country || homeCountry,
      }
    : noPlace;

export const valuesOf = (m: MemberDetail): MemberValues => ({
  ...ownValues(memberOwn, m),
  type: m.type,
  titleBefore: m.titleBefore ?? '',
  firstName: m.firstName ?? '',
  lastName: m.lastName ?? '',
  titleAfter: m.titleAfter ?? '',
  companyName: m.companyName ?? '',
  ico: m.ico ?? '',
  sex: m.sex,
  role: m.role.customRoleId === null ? m.role.name : customRole(m.role.customRoleId),
  emails: m.emails.map((c) => ({ key: newKey(), ...c })),
  phones: m.phones.map((c) => ({ key: newKey(), ...c })),
  entranceId: m.entrance ? String(m.entrance.id) : '',
  address: placeOf(m.address),
  lives: m.permanentAddress ? 'elsewhere' : 'here',
  permanentAddress: placeOf(m.permanentAddress),
  relations: m.relations.map((r) => ({ key: newKey(), memberId: r.member, relation: r.relation })),
  invite: 'later',
});

/** A country alone is no address. */
const placeIn = (p: PlaceValues) => (p.street.trim() || p.town.trim() || p.post.trim() ? p : null);
const contactsIn = (list: ContactValues[]) => list.map(({ value, isPublic }) => ({ value, isPublic }));
/** An only field left empty is no contact; an empty one among others is a mistake its field tells. */
const contactsOf = (list: ContactValues[]) => contactsIn(list.length === 1 && list[0]?.value.trim() === '' ? [] : list);

function roleIn(role: string) {
  if (!role.startsWith(custom)) return { role: role as RoleId, customRoleId: null };
  // the office of a custom role is the server's to tell; the default one beside it only says that a role is given
  return { role: 'owner' as const, customRoleId: Number(role.slice(custom.length)) };
}

/** What is sent; the role only when it may be given. */
export const inputOf = (v: MemberValues, givesRole: boolean) => ({
  ...(v.type === 'company'
    ? { type: v.type, companyName: v.companyName, ico: v.ico }
    : {
        type: v.type,
        titleBefore: v.titleBefore,
        firstName: v.firstName,
        lastName: v.lastName,
        titleAfter: v.titleAfter,
        sex: v.sex || undefined,
      }),
  ...(givesRole ? roleIn(v.role) : { role: undefined, customRoleId: undefined }),
  ...ownInput(memberOwn, v),
  emails: contactsOf(v.emails),
  phones: contactsOf(v.phones),
  entranceId: v.entranceId ? Number(v.entranceId) : null,
  address: placeIn(v.address),
  permanentAddress: v.lives === 'elsewhere' ? placeIn(v.permanentAddress) : null,
  relations: v.relations.map((r) => ({ memberId: r.memberId?.id as number, relation: r.relation })),
});

type Sent = ReturnType<typeof inputOf>;
/** Whether both give the same role, or none. */
export const sameRole = (one: Sent, other: Sent): boolean =>
  one.role === other.role && one.customRoleId === other.customRoleId;

/** What the schema lets through and the form does not: nobody is addressed by guess. */
export const sexMissing = (input: Sent): FieldErrors =>
  input.type === 'person' && !input.sex ? { sex: 'BASE.FORM.REQUIRED' } : {};
