import * as z from 'zod/mini';
import { roleIds } from '../access.ts';
import { id } from '../base/calls/ids.ts';

/** One group of those a thing is for; several add up. Without any it is for everyone. */
export const AudiencePart = z.union([
  z.object({ kind: z.literal('entrance'), id }),
  z.object({ kind: z.literal('unit'), id }),
  z.object({ kind: z.literal('role'), role: z.enum(roleIds) }),
  z.object({ kind: z.literal('customRole'), id }),
]);
export type AudiencePart = z.output<typeof AudiencePart>;
export const audienceLimit = 500;

/** Whom a thing is for, as its form says it. */
export const Audience = z.object({
  audience: z._default(z.array(AudiencePart).check(z.maxLength(audienceLimit)), []),
  /** Otherwise, of those, only for who administers the module. */
  toPublic: z._default(z.boolean(), true),
});
export type Audience = z.output<typeof Audience>;

export const NamedPart = z.object({
  kind: z.enum(['entrance', 'unit', 'role', 'customRole']),
  id: z.nullable(z.number()),
  role: z.nullable(z.enum(roleIds)),
  /** Of an entrance, unit or custom role; a default role has its text in the interface. */
  name: z.string(),
});
export type NamedPart = z.output<typeof NamedPart>;

/** Groups that a thing may be for, with how many people are in each. */
export const Groups = z.object({
  entrances: z.array(z.object({ id: z.number(), name: z.string(), count: z.number() })),
  roles: z.array(z.object({ role: z.enum(roleIds), count: z.number() })),
  customRoles: z.array(z.object({ id: z.number(), name: z.string(), count: z.number() })),
});
export type Groups = z.output<typeof Groups>;

/** Who would get it. */
export const Reach = z.object({
  total: z.number(),
  /** Get a mail at once, later with a digest or after their quiet hours, none because they muted the module, none because nobody knows an address. */
  nowCount: z.number(),
  laterCount: z.number(),
  mutedCount: z.number(),
  noAddressCount: z.number(),
  people: z.array(
    z.object({
      id: z.number(),
      full_name: z.string(),
      units: z.string(),
      way: z.enum(['now', 'later', 'muted', 'noAddress']),
    }),
  ),
});
export type Reach = z.output<typeof Reach>;
