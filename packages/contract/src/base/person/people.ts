import * as z from 'zod/mini';
import { isEmail } from './email.ts';

export { isEmail };

/** Turns of direction, invisible marks and joints that join no pictures: two names may not look alike and differ. */
const unseen =
  /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]|(?<!\p{Extended_Pictographic}|\ufe0f|[\u{1f3fb}-\u{1f3ff}])\u200d|\u200d(?!\p{Extended_Pictographic})/gu;

/** The text as one line that shows all it holds: no control, direction-turning or zero-width characters, trimmed. */
export const plainLine = (text: string): string =>
  text
    // A zero character is left to be refused: it never comes by pasting.
    .replace(/\p{Cc}+/gu, (found) => (found.includes('\0') ? found : ' '))
    .replace(unseen, '')
    .trim();

/** A line of text as people type it: plain, inner runs of space kept, at most `max` characters. */
export const line = (max = 200) =>
  z.pipe(z.pipe(z.string(), z.transform(plainLine)), z.string().check(z.maxLength(max, 'BASE.FORM.TOO_LONG')));
export const requiredLine = (max = 200) =>
  z.pipe(
    z.pipe(z.string('BASE.FORM.REQUIRED'), z.transform(plainLine)),
    z.string().check(z.minLength(1, 'BASE.FORM.REQUIRED'), z.maxLength(max, 'BASE.FORM.TOO_LONG')),
  );
/** Plain text that has to say something; lines stay lines. */
export const plainText = (longest: number) =>
  z.pipe(
    z.pipe(
      z.string('BASE.FORM.REQUIRED'),
      z.transform((s) => s.replace(/\r\n?/g, '\n').trim()),
    ),
    z
      .string()
      .check(z.minLength(1, { error: 'BASE.FORM.REQUIRED', abort: true }), z.maxLength(longest, 'BASE.FORM.TOO_LONG')),
  );
/** The same that may be left empty. */
export const freeText = (longest: number) =>
  z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((s) => s.replace(/\r\n?/g, '\n').trim()),
      ),
      z.string().check(z.maxLength(longest, 'BASE.FORM.TOO_LONG')),
    ),
    '',
  );
export const prose = z.string().check(z.maxLength(20_000, 'BASE.FORM.TOO_LONG'));

/** A login e-mail as it is stored: trimmed, lower case. */
export const loginEmail = z.pipe(
  z.pipe(
    z.string('AUTH.ERRORS.EMAIL_EMPTY'),
    z.transform((s) => plainLine(s).toLowerCase()),
  ),
  z.string().check(
    z.minLength(1, 'AUTH.ERRORS.EMAIL_EMPTY'),
    z.refine((s) => s === '' || isEmail(s), 'BASE.FORM.EMAIL'),
  ),
);

export type Name = {
  companyName: string | null;
  titleBefore: string | null;
  firstName: string | null;
  lastName: string | null;
  titleAfter: string | null;
};

/** "doc. Ing. Tomáš Řípa, CSc." or the company's name. */
export function fullName(n: Name): string {
  if (n.companyName) return n.companyName;
  const name = [n.titleBefore, n.firstName, n.lastName].filter(Boolean).join(' ');
  return n.titleAfter ? `${name}, ${n.titleAfter}` : name;
}
