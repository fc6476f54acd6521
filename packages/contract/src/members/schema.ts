import * as z from 'zod/mini';
import { type Module, modules, type Rights, roleIds } from '../access.ts';
import { asSeen, type Given } from '../base/calls/fields.ts';
import { id } from '../base/calls/ids.ts';
import { filtersOf } from '../base/calls/paging.ts';
import { bankAccount } from '../base/person/bank.ts';
import { isIco } from '../base/person/ico.ts';
import { isEmail, line, prose, requiredLine } from '../base/person/people.ts';
import { phone } from '../base/person/phone.ts';

/** A member as lists of owners and pickers show one. */
export const MemberName = z.object({
  id: z.number(),
  isCompany: z.boolean(),
  titleBefore: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  titleAfter: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  full_name: z.string(),
});
export type MemberName = z.output<typeof MemberName>;

/** Somebody who may be the person that is just being added. */
export const Twin = z.extend(MemberName, { archived: z.boolean() });
export type Twin = z.output<typeof Twin>;

export const sexes = ['male', 'female', 'others'] as const;

const ico = z.pipe(line(8), z.string().check(z.refine((s) => s === '' || isIco(s), 'SVJ.ERRORS.ICO')));

const text = z.nullable(z.string());
export const communications = ['phone', 'sms', 'email', 'post'] as const;
export const relationTypes = [
  ...(['husband', 'wife', 'partner', 'daughter', 'son', 'mother', 'father', 'familyMember', 'renter'] as const),
  ...(['authorizePerson', 'notSpecify'] as const),
] as const;

/** Whether somebody may enter: signed up, invited and not yet activated, or not at all. */
export const accesses = ['active', 'waiting', 'none'] as const;
export type Access = (typeof accesses)[number];

export const RoleOfMember = z.object({
  name: z.enum(roleIds),
  /** Of a custom role; null for a default one, whose name is a text of the interface. */
  title: text,
  customRoleId: z.nullable(z.number()),
});

/** One line of the list. What the reader may not see is null; the access is told only to who administers members. */
export const MemberRow = z.extend(MemberName, {
  sex: z.enum(sexes),
  role: RoleOfMember,
  avatar: text,
  email: text,
  phone: text,
  rooms: z.array(z.object({ id: z.number(), number: z.string() })),
  /** Of the whole house, JSON text; null without a unit. */
  share: text,
  access: z.nullable(z.enum(accesses)),
  archived: z.boolean(),
  /** The place is the estate's. */
  died: z.boolean(),
});
export type MemberRow = z.output<typeof MemberRow>;

export const memberTabs = ['all', 'committee', 'active', 'waiting', 'companies', 'archived'] as const;
export const memberSorts = [
  ...(['name', '-name', 'role', '-role', 'unit', '-unit', 'share', '-share', 'access', '-access'] as const),
] as const;
export const memberFilters = z.object({
  text: z.optional(z.string().check(z.maxLength(100))),
  role: z.optional(z.enum(roleIds)),
  customRole: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  /** Theirs, or that of a unit they own. */
  entrance: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  access: z.optional(z.enum(accesses)),
});
export const memberListing = {
  tab: z._default(z.enum(memberTabs), 'all'),
  sort: z._default(z.enum(memberSorts), 'name'),
  filters: filtersOf(memberFilters),
};
export const MemberList = z.object({
  users: z.array(MemberRow),
  /** Rows of the tab that the filters let through. */
  total: z.number(),
  usersCount: z.number(),
  committeeCount: z.number(),
  activeUsersCount: z.number(),
  waitingUsersCount: z.number(),
  companyUsersCount: z.number(),
  archivedUserCount: z.number(),
});

const Contact = z.object({ value: z.string(), isPublic: z.boolean() });
export const Place = z.object({ street: text, town: text, post: text, country: text });
const rights: z.ZodMiniType<Rights> = z.partialRecord(z.enum(modules), z.enum(['r', 'rw']));
const moduleList: z.ZodMiniType<Module[]> = z.array(z.enum(modules));

/** How a member belongs to a unit: owns it, or lives there or acts for it. */
const Room = z.object({
  id: z.number(),
  number: z.string(),
  as: z.enum(['owner', 'representative', ...relationTypes]),
  /** Share of the unit on the house, and of this person on the unit; JSON text. */
  unitShare: text,
  ownShare: text,
  joint: z.boolean(),
});
const Relation = z.object({ member: MemberName, relation: z.enum(relationTypes), sex: z.enum(sexes) });

/**
 * What stands in a person's own row beside their name, by the names of its columns. Forms, what is written, read back, compared
 * by the log, merged and erased follow from these: a new field is added in one of them, in the table, where it is typed and
 * shown and in the texts. Which of the three says who sees and who writes it:
 * whoever sees the person sees these, and the committee writes them.
 */
export const memberOpen = { position: z._default(line(100), '') };
/** Of the person and of who administers members: they see and write it. */
export const memberClose = {
  bankAccount: z._default(bankAccount, ''),
  preferredCommunication: z._default(z.nullable(z.enum(communications)), null),
};
/** Of the committee and the manager alone. */
export const memberNotes = { note: z._default(prose, '') };
export const memberOwn = { ...memberOpen, ...memberClose, ...memberNotes };
export type MemberOwn = Given<typeof memberOwn>;

/** One member as the reader may see it: what is closed to them is null or empty. */
export const MemberDetail = z.extend(MemberName, {
  updatedAt: z.string(),
  type: z.enum(['person', 'company']),
  ico: text,
  sex: z.enum(sexes),
  avatar: text,
  role: z.extend(RoleOfMember, { rights, modules: moduleList }),
  isActive: z.boolean(),
  hasAccess: z.boolean(),
  access: z.nullable(z.enum(accesses)),
  archivedAt: text,
  /** The day of death, where one is marked; then the name speaks of the estate. */
  diedOn: text,
  /** Who signs in as this member; told to the person and to who administers members. */
  loginEmail: text,
  invitation: z.nullable(z.object({ email: z.string(), sentAt: z.string(), expiresAt: z.string() })),
  lang: z.nullable(z.enum(['cs', 'en'])),
  emails: z.array(Contact),
  phones: z.array(Contact),
  entrance: z.nullable(z.object({ id: z.number(), name: z.string() })),
  address: z.nullable(Place),
  permanentAddress: z.nullable(Place),
  ...asSeen(memberOwn),
  share: text,
  rooms: z.array(Room),
  /** Authorised persons and family of this member. */
  relations: z.array(Relation),
  /** Of whom this member is the authorised person or family. */
  relationOf: z.array(Relation),
  /** How this member acts for others, when they do. */
  authorizedPersonType: z.nullable(z.enum(relationTypes)),
  /** What the reader may do here. */
  may: z.object({
    edit: z.boolean(),
    editName: z.boolean(),
    changeRole: z.boolean(),
    invite: z.boolean(),
    removeAccess: z.boolean(),
    archive: z.boolean(),
    restore: z.boolean(),
    remove: z.boolean(),
    death: z.boolean(),
  }),
});
export type MemberDetail = z.output<typeof MemberDetail>;

const email = z.pipe(requiredLine(254), z.string().check(z.refine((s) => s === '' || isEmail(s), 'BASE.FORM.EMAIL')));
/** Most e-mails, and most phones, that one person keeps. */
export const mostContacts = 10;
const contacts = <T extends z.ZodMiniType<string>>(value: T) =>
  z._default(
    z.array(z.object({ value, isPublic: z._default(z.boolean(), false) })).check(z.maxLength(mostContacts)),
    [],
  );
export const place = z._default(
  z.nullable(
    z.object({
      street: z._default(line(), ''),
      town: z._default(line(), ''),
      post: z._default(line(10), ''),
      /** A code of two letters, or the country's name as the land register writes it. */
      country: z._default(line(60), ''),
    }),
  ),
  null,
);
/** Phones as a form gives them. */
export const phones = contacts(phone);
const common = {
  role: z.optional(z.enum(roleIds)),
  customRoleId: z._default(z.nullable(id), null),
  emails: contacts(email),
  phones,
  entranceId: z._default(z.nullable(id), null),
  address: place,
  permanentAddress: place,
  ...memberOwn,
  relations: z._default(
    z.array(z.object({ memberId: id, relation: z.enum(relationTypes) })).check(z.maxLength(50)),
    [],
  ),
};
const person = {
  type: z.literal('person'),
  titleBefore: z._default(line(50), ''),
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  titleAfter: z._default(line(50), ''),
  sex: z._default(z.enum(sexes), 'others'),
};
const company = { type: z.literal('company'), companyName: requiredLine(), ico: z._default(ico, '') };

export const NewMember = z.discriminatedUnion('type', [
  z.object({ ...person, ...common }),
  z.object({ ...company, ...common }),
]);
const known = { id, updatedAt: z.string().check(z.maxLength(60)) };
export const MemberChange = z.discriminatedUnion('type', [
  z.object({ ...known, ...person, ...common }),
  z.object({ ...known, ...company, ...common }),
]);
export type MemberInput = z.output<typeof NewMember>;
