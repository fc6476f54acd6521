import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { loginEmail } from '../base/person/people.ts';
import { lettering, readLetterCode } from './rules-letters.ts';

/** What whoever has a letter in hand types. */
export const LetterAsk = z.object({
  code: z.string('BASE.FORM.REQUIRED').check(
    z.maxLength(40, 'LETTER_DOOR.ERRORS.FORM'),
    z.refine((typed) => readLetterCode(typed) !== null, 'LETTER_DOOR.ERRORS.FORM'),
  ),
  email: loginEmail,
});
export type LetterAsk = z.output<typeof LetterAsk>;

export const LettersPrinted = z.object({
  ids: z.array(id).check(z.minLength(1), z.maxLength(lettering.atOnce)),
  lang: z._default(z.enum(['cs', 'en']), 'cs'),
});

const count = z.number();
const Named = { id: z.number(), full_name: z.string() };
/** How the house comes in: how many got how far, who typed an address and waits, and who was forgotten. */
export const Ways = z.object({
  counts: z.object({ none: count, invited: count, opened: count, in: count }),
  /** At most 500; others come when these are decided. */
  waiting: z.array(z.object({ ...Named, letterId: z.number(), email: z.string(), askedAt: z.string() })),
  /** At most 500; `email` says whether an invitation has where to go. */
  forgotten: z.array(z.object({ ...Named, hasEmail: z.boolean() })),
  /** Letters out that nobody has used yet. */
  letters: z.array(z.object({ ...Named, expiresAt: z.string() })),
});
export type Ways = z.output<typeof Ways>;
