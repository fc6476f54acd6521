import * as z from 'zod/mini';
import { asKept, asSeen, type Given } from '../base/calls/fields.ts';
import { id, ids } from '../base/calls/ids.ts';
import { filtersOf } from '../base/calls/paging.ts';
import { dataBox } from '../base/person/databox.ts';
import { dic } from '../base/person/dic.ts';
import { companyNumber } from '../base/person/ico.ts';
import { isEmail, line, requiredLine } from '../base/person/people.ts';
import { phone, phoneOf } from '../base/person/phone.ts';
import { Found } from '../base/words/found.ts';
import { isShortNumber } from './rules.ts';
import { dayHours, weekDays } from './rules-hours.ts';
import { separator } from './rules-joined.ts';

export const contactTypes = ['person', 'company'] as const;
export type ContactType = (typeof contactTypes)[number];
export const visibilities = ['public', 'private'] as const;
export const contactCategories = [
  ...([
    'administrative',
    'banks_financial_services',
    'energy',
    'it',
    'lawyer',
    'svj',
    'real_estate_management',
  ] as const),
  ...(['construction_work', 'accounting_services', 'property_maintenance', 'plant_care', 'authorities'] as const),
  'other',
] as const;
export type ContactCategory = (typeof contactCategories)[number];
/** What happens when this contact is called at any hour. */
export const emergencies = ['gas', 'lift', 'water', 'drain', 'power', 'heat', 'lock'] as const;
/** What a phone or an e-mail is for. */
export const lineWords = ['work', 'emergency', 'private', 'invoices'] as const;

/** Which contacts `type` of the list means. */
export const contactTabs = ['all', 'people', 'companies'] as const;
export type ContactTab = (typeof contactTabs)[number];
export const contactSorts = ['name', '-name', 'category', '-category'] as const;

/** Phones of one contact, and e-mails. */
export const mostLines = 10;
export const notesLength = 4000;
/** Pinned contacts that are shown at once. */
export const mostPins = 24;

const numberOf = (typed: string): string => {
  const bare = typed.replace(/[\s().-]/g, '');
  return bare === '' || isShortNumber(bare) ? bare : phoneOf(bare);
};
/** A number with nine digits or more, or a short one of an emergency service. */
const number = z.pipe(
  z.pipe(requiredLine(40), z.transform(numberOf)),
  z.string().check(z.refine((s) => s === '' || isShortNumber(s) || phone.safeParse(s).success, 'BASE.FORM.PHONE')),
);
const address = z.pipe(
  requiredLine(254),
  z.string().check(z.refine((s) => s === '' || (isEmail(s) && !s.includes(separator)), 'BASE.FORM.EMAIL')),
);
const word = z._default(z.nullable(z.enum(lineWords)), null);
const lines = <T extends z.ZodMiniType<string>>(value: T) =>
  z._default(z.array(z.object({ value, word })).check(z.maxLength(mostLines, 'CONTACTS.ERRORS.TOO_MANY')), []);

const isWeb = (s: string): boolean => {
  if (!URL.canParse(s)) return false;
  const { protocol, username, hostname } = new URL(s);
  return /^https?:$/.test(protocol) && username === '' && hostname.includes('.');
};
/** An address of pages as people type it; without a protocol it gets one. */
const web = z.pipe(
  z.pipe(
    line(200),
    z.transform((s) => (s === '' || /^[a-z][a-z0-9+.-]*:/i.test(s) ? s : `https://${s}`)),
  ),
  z.string().check(z.refine((s) => s === '' || (!/\s/.test(s) && isWeb(s)), 'CONTACTS.ERRORS.WEB')),
);
/** Hours of a day as people type them; as they are kept once they make sense. */
const ofDay = z.pipe(
  z.pipe(
    line(120),
    z.transform((s) => dayHours(s) ?? 'no'),
  ),
  z.string().check(z.refine((s) => s !== 'no', 'CONTACTS.ERRORS.HOURS')),
);
/** Of a whole week from Monday, or of none. */
const hours = z._default(
  z.pipe(
    z.array(ofDay).check(z.refine((days) => [0, weekDays.length].includes(days.length), 'BASE.FORM.INVALID')),
    z.transform((days) => (days.every((day) => day === '') ? [] : days)),
  ),
  [],
);

const notes = z.pipe(
  z.pipe(
    z.string(),
    z.transform((s) => s.replace(/\r\n?/g, '\n').trim()),
  ),
  z.string().check(z.maxLength(notesLength, 'BASE.FORM.TOO_LONG')),
);

/** What stands in a contact's own row, by the names of its columns: whoever sees the contact sees these. */
export const contactOpen = {
  category: z.enum(contactCategories, 'BASE.FORM.REQUIRED'),
  visibility: z._default(z.enum(visibilities), 'public'),
  emergency: z._default(z.nullable(z.enum(emergencies)), null),
  isPinned: z._default(z.boolean(), false),
  companyName: z._default(line(200), ''),
  titleBefore: z._default(line(40), ''),
  firstName: z._default(line(100), ''),
  lastName: z._default(line(100), ''),
  titleAfter: z._default(line(40), ''),
  position: z._default(line(120), ''),
  /** Where a person works; of a company nothing. */
  company: z._default(line(200), ''),
  ico: z._default(companyNumber, ''),
  dic: z._default(dic, ''),
  web: z._default(web, ''),
  dataBox: z._default(dataBox, ''),
  street: z._default(line(200), ''),
  town: z._default(line(100), ''),
  post: z._default(line(20), ''),
  /** The hours below hold on public holidays too. */
  hoursOnHolidays: z._default(z.boolean(), false),
};
/** Of the committee and the manager alone. */
export const contactNotes = { notes: z._default(notes, '') };
export const contactOwn = { ...contactOpen, ...contactNotes };
export type ContactOwn = Given<typeof contactOwn>;

const { street, town, post, ...plain } = contactOwn;
const form = {
  type: z.enum(contactTypes, 'BASE.FORM.REQUIRED'),
  ...plain,
  address: z._default(z.object({ street, town, post }), { street: '', town: '', post: '' }),
  phones: lines(number),
  emails: lines(address),
  hours,
};
type Typed = { type: ContactType; companyName: string; lastName: string };
const isNamedPerson = (c: Typed) => c.type !== 'person' || c.lastName !== '';
const isNamedCompany = (c: Typed) => c.type !== 'company' || c.companyName !== '';
const noPerson = { error: 'BASE.FORM.REQUIRED', path: ['lastName'] };
const noCompany = { error: 'BASE.FORM.REQUIRED', path: ['companyName'] };
export const ContactInput = z
  .object(form)
  .check(z.refine(isNamedPerson, noPerson), z.refine(isNamedCompany, noCompany));
export type ContactInput = z.output<typeof ContactInput>;
export const ContactChange = z
  .object({ ...form, id, updatedAt: z.string().check(z.maxLength(60)) })
  .check(z.refine(isNamedPerson, noPerson), z.refine(isNamedCompany, noCompany));
export type ContactChange = z.output<typeof ContactChange>;

const Line = z.object({ value: z.string(), word: z.nullable(z.enum(lineWords)) });
export type ContactLine = z.output<typeof Line>;

const told = { id: z.number(), type: z.enum(contactTypes), full_name: z.string() };
const text = z.nullable(z.string());

/** When somebody is there: seven texts from Monday such as "08:00-12:00,13:00-16:30", or none where nobody wrote them down. */
const opened = { hours: z.array(z.string()), hoursOnHolidays: z.boolean() };

export const ContactRow = z.object({
  ...told,
  visibility: z.enum(visibilities),
  category: z.enum(contactCategories),
  emergency: z.nullable(z.enum(emergencies)),
  isPinned: z.boolean(),
  position: text,
  company: text,
  /** All of them in one text, `/&/` between them; of pinned ones those for emergencies first. */
  phones: z.string(),
  emails: z.string(),
  ...opened,
});
export type ContactRow = z.output<typeof ContactRow>;

const { street: _street, town: _town, post: _post, ...openPlain } = contactOpen;
export const ContactDetail = z.object({
  ...told,
  ...asKept(openPlain),
  ...asSeen(contactNotes),
  address: z.object({ street: z.string(), town: z.string(), post: z.string() }),
  phones: z.array(Line),
  emails: z.array(Line),
  hours: opened.hours,
  updatedAt: z.string(),
  may: z.object({ edit: z.boolean(), remove: z.boolean() }),
});
export type ContactDetail = z.output<typeof ContactDetail>;

export const contactFilters = z.object({
  text: z.optional(line(100)),
  category: z.optional(z.enum(contactCategories)),
  visibility: z.optional(z.enum(visibilities)),
});
export const contactListing = {
  type: z._default(z.enum(contactTabs), 'all'),
  sort: z._default(z.enum(contactSorts), 'name'),
  filters: filtersOf(contactFilters),
};
export const ContactList = z.object({
  contacts: z.array(ContactRow),
  /** Rows of the type that the filters let through. */
  total: z.number(),
  /** How many of these each category has, in the order of categories; those without any are left out. */
  groups: z.array(z.object({ category: z.enum(contactCategories), count: z.number() })),
  allCount: z.number(),
  peopleCount: z.number(),
  companyCount: z.number(),
});
export type ContactList = z.output<typeof ContactList>;

/** What goes out as a file: the list as it is filtered and sorted, or these of it. */
export const exported = z.object({
  ...contactListing,
  ids: z.optional(ids),
  lang: z._default(z.enum(['cs', 'en']), 'cs'),
  format: z._default(z.enum(['xlsx', 'vcf']), 'xlsx'),
});

/** The poster of emergency numbers: one for the house, or a page for each of its entrances. */
export const posterFor = ['house', 'entrances'] as const;
export const posterAsked = z.object({
  of: z._default(z.enum(posterFor), 'house'),
  lang: z._default(z.enum(['cs', 'en']), 'cs'),
});

export const FoundContact = z.extend(Found, { type: z.enum(contactTypes) });

/** What the register of companies says of a number. `unknown`: it could not be asked, or its answer makes no sense. */
export const registerAnswers = ['found', 'notFound', 'unknown', 'off'] as const;
export const RegisterAnswer = z.object({
  status: z.enum(registerAnswers),
  company: z.nullable(
    z.object({
      ico: z.string(),
      companyName: z.string(),
      dic: text,
      street: z.string(),
      town: z.string(),
      post: z.string(),
      ended: z.boolean(),
    }),
  ),
  /** It was the register of the sample that answered. */
  simulated: z.boolean(),
});
export type RegisterAnswer = z.output<typeof RegisterAnswer>;
