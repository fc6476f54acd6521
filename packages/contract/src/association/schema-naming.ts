import * as z from 'zod/mini';
import { inviteEmail } from '../activation/schema.ts';
import { id } from '../base/calls/ids.ts';
import { line } from '../base/person/people.ts';

/** Days in which an owner may object. */
export const namingDays = 3;

export const NewNaming = z.object({
  userId: id,
  /** Where the person is invited; empty takes the address the house knows. */
  email: inviteEmail,
});

/** A chair named by the product's administration, while owners may object. */
export const Naming = z.object({
  id: z.number(),
  person: z.object({ id: z.number(), full_name: z.string() }),
  madeAt: z.string(),
  dueAt: z.string(),
  /** Where the paper of the resolution downloads, good for an hour. */
  file: z.object({ name: z.string(), url: z.string() }),
  mayObject: z.boolean(),
});
export type Naming = z.output<typeof Naming>;

/** What stands, and whether the asker may name somebody now. */
export const NamingState = z.object({ naming: z.nullable(Naming), mayName: z.boolean() });
export const Objection = z.object({ id, text: z._default(line(1000), '') });
