import * as z from 'zod/mini';
import { namesOf } from '../base/calls/fields.ts';
import { MemberName, memberClose, memberNotes, memberOpen } from './schema.ts';

/** Why a deletion or a merge cannot be done now: a key of MEMBERS.ERRORS. */
const blocked = z.nullable(
  z.enum([
    ...(['OWNS', 'NOT_ARCHIVED', 'MERGE_SELF', 'MERGE_ACCOUNTS', 'MERGE_COUPLE', 'MERGE_UNIT', 'MERGE_KINDS'] as const),
    'MERGE_CONTACTS',
    'MERGE_VOTES',
    'MERGE_DEAD',
  ]),
);
export type Blocked = z.output<typeof blocked>;

export const erased = [
  'name',
  'contacts',
  'addresses',
  'bank',
  'note',
  'relations',
  'picture',
  'access',
  'invitations',
  'mails',
  'told',
  'opened',
] as const;
export const staying = [
  ...(['ownerships', 'representing', 'votes', 'proxies', 'objections', 'recorded', 'messages', 'comments'] as const),
  ...(['confirmations', 'files', 'activity', 'discussions', 'reports', 'events'] as const),
] as const;

/** A deletion in advance: kinds of data with how many of each. */
export const Erasure = z.object({
  member: MemberName,
  blocked,
  goes: z.array(z.object({ what: z.enum(erased), count: z.number() })),
  /** Kept without the name; the reason is a text of the interface for each kind. */
  stays: z.array(z.object({ what: z.enum(staying), count: z.number() })),
});
export type Erasure = z.output<typeof Erasure>;

export const mergedFields = [
  ...(['titleBefore', 'titleAfter', 'ico', ...namesOf(memberOpen), 'address', 'permanentAddress'] as const),
  ...([...namesOf(memberClose), ...namesOf(memberNotes), 'entrance'] as const),
] as const;

/** A merge in advance. */
export const Merge = z.object({
  keeps: MemberName,
  goes: MemberName,
  blocked,
  /** Units that come to the one who stays. */
  rooms: z.array(z.object({ id: z.number(), number: z.string() })),
  /** Contacts the one who stays does not have yet. */
  contacts: z.array(z.string()),
  /** Empty fields that the other fills. */
  fills: z.array(z.enum(mergedFields)),
  /** Whose sign-in is left. */
  signIn: z.nullable(z.enum(['keeps', 'goes'])),
});
export type Merge = z.output<typeof Merge>;
