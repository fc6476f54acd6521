import * as z from 'zod/mini';
import { isEmail } from './email.ts';

export { isEmail };

/** A line of text as people type it: trimmed, inner runs of space kept, at most `max` characters. */
export const line = (max = 200) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((s) => s.trim()),
    ),
    z.string().check(z.maxLength(max, 'BASE.FORM.TOO_LONG')),
  );
export const requiredLine = (max = 200) =>
  z.pipe(
    z.pipe(
      z.string('BASE.FORM.REQUIRED'),
      z.transform((s) => s.trim()),
    ),
    z.string().check(z.minLength(1, 'BASE.FORM.REQUIRED'), z.maxLength(max, 'BASE.FORM.TOO_LONG')),
  );
export const prose = z.string().check(z.maxLength(20_000, 'BASE.FORM.TOO_LONG'));

/** A login e-mail as it is stored: trimmed, lower case. */
export const loginEmail = z.pipe(
  z.pipe(
    z.string('AUTH.ERRORS.EMAIL_EMPTY'),
    z.transform((s) => s.trim().toLowerCase()),
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
