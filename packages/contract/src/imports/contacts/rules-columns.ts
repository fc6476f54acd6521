import { isBirthHeader } from '../reading/rules-birth.ts';
import { plain } from '../reading/rules-names.ts';

/** What a column of a list of contacts can mean; an empty text means that it is left out. */
export const contactFields = ['unitNumber', 'name', 'lastName', 'firstName', 'email', 'phone', 'contact'] as const;
export type ContactField = (typeof contactFields)[number];
/** One entry a column, in the order of the file. */
export type ContactMapping = readonly (ContactField | '')[];

/** Meanings that several columns may have: "Telefon", "Mobil", "E-mail 2". */
const repeatable: readonly ContactField[] = ['email', 'phone', 'contact'];

const person = '(?:vlastnik\\w*|spoluvlastnik\\w*|majitel\\w*|clen\\w*|owner\\w*|soused\\w*|osoba|najemnik\\w*)';
/** The first that fits wins, so the narrower stand first. */
const guesses: readonly (readonly [ContactField | '', RegExp])[] = [
  ['', /poznamk|datum|podil|souhlas|note|share/],
  ['email', /\be ?mail|\bmail|elektronick\w* (posta|adresa)/],
  ['phone', /telefon|\btel\b|mobil|phone|\bgsm\b/],
  ['contact', /kontakt|contact|spojeni/],
  ['lastName', /^prijmeni|prijmeni$|last ?name|surname/],
  ['firstName', /^(krestni )?jmeno$|first ?name/],
  ['name', new RegExp(`^${person}$|jmeno|nazev|firma|spolecnost|^name$|full name|company`)],
  [
    'unitNumber',
    /^((cislo|c|oznaceni) )?(jednotk\w*|bytu|byt|prostoru?)( c| cislo)?$|^(cislo|oznaceni|c j|c b)$|^unit|^flat/,
  ],
];

/** What the header says; an empty text is a column to be left out, null is one that nobody knows. */
function said(header: string): ContactField | '' | null {
  const text = plain(header);
  if (!text) return null;
  if (isBirthHeader(header)) return '';
  if (/prijmeni.*jmeno|jmeno.*prijmeni/.test(text)) return 'name';
  return guesses.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** What the columns probably mean; a meaning that is given once goes to the leftmost column. */
export function guessContacts(headers: readonly string[]): ContactMapping {
  const given = new Set<string>();
  const found = headers.map((header) => {
    const field = said(header);
    if (!field || (given.has(field) && !repeatable.includes(field))) return '';
    given.add(field);
    return field;
  });
  // "Jméno" without a surname beside it holds the whole name; beside one, a further name says nothing new.
  if (!given.has('lastName') && !given.has('name')) return found.map((f) => (f === 'firstName' ? 'name' : f));
  return given.has('lastName') && given.has('firstName') ? found.map((f) => (f === 'name' ? '' : f)) : found;
}

/** Whether the column's header says that it holds phone numbers: nine digits there are no birth number. */
export const holdsPhones = (header: string): boolean => ['phone', 'contact'].includes(said(header) ?? '');

/** Required meanings that no column has: who it is, and a way to reach them. */
export function missingContacts(mapping: ContactMapping): ContactField[] {
  const has = (...fields: ContactField[]) => mapping.some((f) => f !== '' && fields.includes(f));
  const missing: ContactField[] = has('unitNumber', 'name', 'lastName') ? [] : ['name'];
  return has('email', 'phone', 'contact') ? missing : [...missing, 'email'];
}

/** Meanings given to two columns that only one may have. */
export const doubledContacts = (mapping: ContactMapping): ContactField[] =>
  mapping.filter((f, i): f is ContactField => f !== '' && !repeatable.includes(f) && mapping.indexOf(f) !== i);

/** Whether the list can be read by the mapping. */
export const canRead = (headers: readonly string[], mapping: ContactMapping): boolean =>
  mapping.length === headers.length && missingContacts(mapping).length + doubledContacts(mapping).length === 0;

/** The guess where every header says what it is and the list can be read by it; null where a person is to be asked. */
export function sureContacts(headers: readonly string[]): ContactMapping | null {
  const found = guessContacts(headers);
  const known = headers.every((header, i) => found[i] !== '' || said(header) === '');
  return known && canRead(headers, found) ? found : null;
}
