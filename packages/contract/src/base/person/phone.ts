import * as z from 'zod/mini';
import { requiredLine } from './people.ts';

const form = /^\+\d{9,15}$/;

/** The number as it is kept: "+" and digits; without a plus it is Czech, also when written 00420. */
export function phoneOf(typed: string): string {
  const bare = typed.replace(/[\s().-]/g, '').replace(/^00/, '+');
  if (bare.startsWith('+')) return bare;
  return bare.length === 12 && bare.startsWith('420') ? `+${bare}` : `+420${bare}`;
}

/** "+420 605 118 274"; others in threes after the plus. */
export function showPhone(kept: string): string {
  const digits = kept.replace(/\D/g, '');
  const groups = (s: string) => s.match(/.{1,3}/g)?.join(' ') ?? s;
  if (digits.length === 9) return `+420 ${groups(digits)}`;
  if (digits.length === 12 && digits.startsWith('420')) return `+420 ${groups(digits.slice(3))}`;
  return `${kept.startsWith('+') ? '+' : ''}${groups(digits)}`;
}

/** A phone number as people type it; one without a plus gets +420, and a Czech one has nine digits after it. */
export const phone = z.pipe(
  z.pipe(
    requiredLine(40),
    z.transform((s) => (s === '' ? '' : phoneOf(s))),
  ),
  z
    .string()
    .check(
      z.refine((s) => s === '' || (form.test(s) && (!s.startsWith('+420') || s.length === 13)), 'BASE.FORM.PHONE'),
    ),
);
