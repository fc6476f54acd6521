import * as z from 'zod/mini';
import { meetingStates } from '../meetings/schema-found.ts';

/** Days of § 1210, and those between them that suit the invitation too. */
export const Terms = z.object({
  /** The day of the meeting that could not decide. */
  failedOn: z.string(),
  /** The last day to send the invitation, and the last one to hold the substitute. */
  inviteBy: z.string(),
  heldBy: z.string(),
  /** Full days between the invitation and the meeting, by the statutes or the law. */
  noticeDays: z.number(),
  /** The last day to send it so that both terms hold. */
  sendBy: z.string(),
  /** The first day to hold it, when the invitation goes today. */
  earliest: z.string(),
  /** Whether there still is a day that suits both. */
  fits: z.boolean(),
});
export type Terms = z.output<typeof Terms>;

const Tied = z.object({ id: z.number(), name: z.string(), start: z.string() });

/** What follows a meeting that could not decide. */
export const SubstituteView = z.object({
  /** The meeting that this one stands for, where the asker may read it. */
  of: z.nullable(Tied),
  /** The meeting that stands for this one, and the vote on its points outside of an assembly; where the asker may read them. */
  meeting: z.nullable(z.object({ ...Tied.shape, status: z.enum(meetingStates) })),
  vote: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** known: its ledger says that it could not decide. unsaid: it was held without the portal. For who administers meetings. */
  failed: z.nullable(z.enum(['known', 'unsaid'])),
  /** Points that were not decided. */
  pointCount: z.number(),
  /** For who administers meetings, of a failed meeting and of a substitute. */
  terms: z.nullable(Terms),
  /** The statutes let a substitute assembly decide with two fifths of votes. */
  allowed: z.boolean(),
  may: z.object({ substitute: z.boolean(), perRollam: z.boolean() }),
});
export type SubstituteView = z.output<typeof SubstituteView>;

export const MadeOf = z.object({ id: z.number() });
