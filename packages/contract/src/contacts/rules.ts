import { fullName, type Name } from '../base/person/people.ts';
import { showPhone } from '../base/person/phone.ts';
import { separator } from './rules-joined.ts';

type Line = { readonly value: string; readonly word: string | null };

/** Values in one text, as lists carry them. */
export const joined = (lines: readonly Line[]): string => lines.map((l) => l.value).join(separator);
/** Those for emergencies first, the others in their order: what is called when something happens. */
export const urgentFirst = <L extends Line>(lines: readonly L[]): L[] => [
  ...lines.filter((l) => l.word === 'emergency'),
  ...lines.filter((l) => l.word !== 'emergency'),
];

/** Numbers of emergency services, dispatchers and helplines, which take no prefix. */
export const isShortNumber = (number: string): boolean => /^(\d{3,5}|116\d{3})$/.test(number);
/** A number as people read it; short ones stay in one. */
export const showNumber = (kept: string): string => (isShortNumber(kept) ? kept : showPhone(kept));

/** A number as it is dialled in the country, for a place where it has to be read at one glance. */
export const showDialled = (kept: string): string => showNumber(kept).replace(/^\+420\s/, '');

/** What the contact is called: the firm's name, else the person's. Who is met at a firm does not name it. */
export const nameOfContact = ({ type, ...n }: Name & { type: 'person' | 'company' }): string =>
  type === 'company' ? (n.companyName ?? '') : fullName({ ...n, companyName: null });

/** Who is met at a firm; null when nobody is named. */
export const personAt = (n: Omit<Name, 'companyName'>): string | null =>
  fullName({ ...n, companyName: null }).trim() || null;
