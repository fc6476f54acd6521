import * as z from 'zod/mini';
import { nameLength, wordingLength } from '../agenda/schema-words.ts';
import { id } from '../base/calls/ids.ts';
import { plainText, requiredLine } from '../base/person/people.ts';

/** Of which meeting the request becomes a point, under what name and with which proposed resolution. */
export const PuttingOnAgenda = z.object({
  id,
  meetingId: z.int('BASE.FORM.REQUIRED').check(z.minimum(1, 'BASE.FORM.REQUIRED')),
  name: requiredLine(nameLength),
  wording: plainText(wordingLength),
});
export type PuttingOnAgenda = z.output<typeof PuttingOnAgenda>;

const Meeting = { id: z.number(), name: z.string(), start: z.string() };

/** The point made of a request, where the asker reads its meeting; and meetings whose agenda may still take it. */
export const RequestAgenda = z.object({
  point: z.nullable(z.object({ name: z.string(), meeting: z.object(Meeting) })),
  meetings: z.array(z.object({ ...Meeting, isCalled: z.boolean() })),
  /** The asker may make a point of it now. */
  mayPut: z.boolean(),
});
export type RequestAgenda = z.output<typeof RequestAgenda>;

/** Requests that points of a meeting were made of, in the order of its agenda. */
export const MeetingRequests = z.object({ requests: z.array(z.object({ id: z.number(), title: z.string() })) });
