import type { UseFormReturnType } from '@mantine/form';
import { timesIn, weekDays } from '#contract/contacts/rules-hours.ts';
import {
  type ContactDetail,
  type ContactInput,
  type ContactLine,
  type ContactType,
  contactNotes,
  contactOpen,
} from '#contract/contacts/schema.ts';
import type { FieldErrors } from '../../kit/form/form-errors.ts';
import { type OwnValues, ownInput, ownValues } from '../../kit/form/own-values.ts';

const { street: _street, town: _town, post: _post, ...openPlain } = contactOpen;
const plain = { ...openPlain, ...contactNotes };

export type LineValues = { key: string; value: string; word: NonNullable<ContactLine['word']> | '' };
/** A contact as its form holds it; the names are those of what is sent, so that errors find their fields. */
export type ContactValues = OwnValues<typeof plain> & {
  type: ContactType;
  address: ContactDetail['address'];
  phones: LineValues[];
  emails: LineValues[];
  /** Of each day from Monday, as they are typed. */
  hours: string[];
};
export type ContactFields = UseFormReturnType<ContactValues>;

export const newLine = (): LineValues => ({ key: crypto.randomUUID(), value: '', word: '' });

export const newContact = (): ContactValues => ({
  ...ownValues(plain),
  type: 'company',
  address: { street: '', town: '', post: '' },
  phones: [newLine()],
  emails: [newLine()],
  hours: weekDays.map(() => ''),
});

const linesOf = (lines: readonly ContactLine[]): LineValues[] =>
  lines.map(({ value, word }) => ({ key: crypto.randomUUID(), value, word: word ?? '' }));

export const valuesOf = (c: ContactDetail): ContactValues => ({
  ...ownValues(plain, c),
  ...{ type: c.type, address: c.address, phones: linesOf(c.phones), emails: linesOf(c.emails) },
  hours: weekDays.map((_, day) => typedHours(c.hours[day] ?? '')),
});

/** Hours of a day as they are kept, for somebody to go on typing. */
const typedHours = (kept: string): string =>
  timesIn(kept)
    .map((times) => times.join('–'))
    .join(', ');

/** An only field left empty is no line; an empty one among others is a mistake its field tells. */
const linesIn = (lines: readonly LineValues[]) =>
  lines.length === 1 && lines[0]?.value.trim() === ''
    ? []
    : lines.map(({ value, word }) => ({ value, word: word || null }));

export const inputOf = (v: ContactValues): ContactInput => ({
  ...ownInput(plain, v),
  ...{ type: v.type, address: v.address, phones: linesIn(v.phones), emails: linesIn(v.emails), hours: v.hours },
});

/** Said together with what else is missing: the schema asks for a name only once the rest has its shape. */
export function nameMissing({ type, lastName, companyName }: ContactInput): FieldErrors {
  if (type === 'person') return lastName.trim() === '' ? { lastName: 'BASE.FORM.REQUIRED' } : {};
  return companyName.trim() === '' ? { companyName: 'BASE.FORM.REQUIRED' } : {};
}
