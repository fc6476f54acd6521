import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { requiredLine } from '../base/person/people.ts';

/** What an administrator of the portal does with somebody's account. */
export const accountDeeds = ['session', 'sessions', 'passkey', 'passkeys', 'close', 'reopen'] as const;
export type AccountDeed = (typeof accountDeeds)[number];

export const FoundAccount = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  closed: z.boolean(),
});
export type FoundAccount = z.output<typeof FoundAccount>;

/** One account with what signs in to it; tokens and keys themselves are told to nobody. */
export const AccountDetail = z.extend(FoundAccount, {
  closedWhy: z.nullable(z.enum(['death', 'admin'])),
  own: z.boolean(),
  sessions: z.array(
    z.object({
      id: z.number(),
      device: z.string(),
      /** The network it signed in from; empty when nobody knows. */
      network: z.string(),
      createdAt: z.string(),
      lastSeenAt: z.string(),
    }),
  ),
  passkeys: z.array(
    z.object({ id: z.number(), name: z.string(), createdAt: z.string(), lastUsedAt: z.nullable(z.string()) }),
  ),
  deeds: z.array(
    z.object({ id: z.number(), what: z.enum(accountDeeds), reason: z.string(), who: z.string(), at: z.string() }),
  ),
});
export type AccountDetail = z.output<typeof AccountDetail>;

export const NewAccountDeed = z.object({
  id,
  what: z.enum(accountDeeds),
  /** Which session or passkey, where it is one. */
  one: z._default(z.nullable(id), null),
  reason: requiredLine(500),
});
export type NewAccountDeed = z.output<typeof NewAccountDeed>;
