import * as z from 'zod/mini';
import { isEmail, line } from '../base/people.ts';
import { MemberDetail } from '../members/schema.ts';

/** The address the invitation goes to; empty takes the member's first e-mail. */
export const inviteEmail = z._default(
  z.pipe(
    z.pipe(
      line(254),
      z.transform((s) => s.toLowerCase()),
    ),
    z.string().check(z.refine((s) => s === '' || isEmail(s), 'BASE.FORM.EMAIL')),
  ),
  '',
);

/** What an invitation opens: whose it is, where, and whether the address already signs in to Pavlač. */
export const Invitation = z.object({
  id: z.number(),
  email: z.string(),
  /** Already accepted. */
  isActive: z.boolean(),
  hasAccount: z.boolean(),
  svj: z.object({ id: z.number(), name: z.string(), nickname: z.nullable(z.string()), town: z.nullable(z.string()) }),
  user: z.pick(MemberDetail, {
    type: true,
    isCompany: true,
    full_name: true,
    titleBefore: true,
    firstName: true,
    lastName: true,
    titleAfter: true,
    companyName: true,
    phones: true,
    emails: true,
    address: true,
    rooms: true,
  }),
});
export type Invitation = z.output<typeof Invitation>;
