import * as z from 'zod/mini';
import { isEmail, line } from '../base/person/people.ts';
import { communications, MemberDetail, phones, place } from '../members/schema.ts';

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
  /** Always false: an accepted invitation opens nothing and is refused with its own text. */
  isActive: z.boolean(),
  hasAccount: z.boolean(),
  /** Who opens it is signed in to that account, which is proof enough. */
  signedIn: z.boolean(),
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
    address: true,
    permanentAddress: true,
    preferredCommunication: true,
    rooms: true,
  }),
});
export type Invitation = z.output<typeof Invitation>;

/** What people check about themselves while activating; the name stays as the committee wrote it. */
export const Checked = z.object({
  titleBefore: z._default(line(50), ''),
  titleAfter: z._default(line(50), ''),
  phones,
  address: place,
  permanentAddress: place,
  preferredCommunication: z._default(z.nullable(z.enum(communications)), null),
});
export type Checked = z.output<typeof Checked>;
