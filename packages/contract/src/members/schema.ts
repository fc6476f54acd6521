import * as z from 'zod/mini';
import { isIco } from '../base/ico.ts';
import { line, requiredLine } from '../base/people.ts';

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

export const sexes = ['male', 'female', 'others'] as const;

const ico = z.pipe(line(8), z.string().check(z.refine((s) => s === '' || isIco(s), 'SVJ.ERRORS.ICO')));

export const NewMember = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('person'),
    titleBefore: z._default(line(50), ''),
    firstName: requiredLine(100),
    lastName: requiredLine(100),
    titleAfter: z._default(line(50), ''),
    sex: z._default(z.enum(sexes), 'others'),
  }),
  z.object({ type: z.literal('company'), companyName: requiredLine(), ico: z._default(ico, '') }),
]);
