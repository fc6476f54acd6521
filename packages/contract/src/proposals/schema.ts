import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { FileIds, FileView } from '../base/files/files.ts';
import { plainText, requiredLine } from '../base/person/people.ts';
import {
  declineLength,
  nameLength,
  proposalEnds,
  proposalStates,
  reasonLength,
  wordingLength,
} from './schema-words.ts';

export const ProposalInput = z.object({
  name: requiredLine(nameLength),
  /** Why the meeting should deal with it. */
  reason: plainText(reasonLength),
  /** The proposed resolution; without it people are only told, and nothing is decided. */
  wording: z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((s) => s.replace(/\r\n?/g, '\n').trim()),
      ),
      z.string().check(z.maxLength(wordingLength, 'BASE.FORM.TOO_LONG')),
    ),
    '',
  ),
  fileIds: FileIds,
});
export type ProposalInput = z.output<typeof ProposalInput>;

export const Supporting = z.object({ id, supports: z.boolean() });
export const Declining = z.object({ id, reason: plainText(declineLength) });
export type Declining = z.output<typeof Declining>;
/** Into the agenda of which meeting. */
export const Taking = z.object({
  id,
  meetingId: z.int('BASE.FORM.REQUIRED').check(z.minimum(1, 'BASE.FORM.REQUIRED')),
});
export type Taking = z.output<typeof Taking>;

const text = z.nullable(z.string());
const Named = z.object({ id: z.number(), full_name: z.string() });
const Who = z.nullable(Named);

/** The committee has to call a meeting: since when, by which day, how many days are left, and whether it did. */
export const Duty = z.object({
  since: z.string(),
  last: z.string(),
  left: z.number(),
  state: z.enum(['ok', 'soon', 'late', 'met']),
});
export type Duty = z.output<typeof Duty>;

const told = {
  id: z.number(),
  name: z.string(),
  state: z.enum(proposalStates),
  /** Null while it is not over. */
  end: z.nullable(z.enum(proposalEnds)),
  /** Null when the house no longer knows who. */
  author: Who,
  createdAt: z.string(),
  /** People who support it. */
  supporterCount: z.number(),
  /** Part of all votes, an exact share in JSON text. */
  part: z.string(),
  /** By at least two owners. */
  several: z.boolean(),
  /** Null until more than a quarter was there, and of what is over. */
  duty: z.nullable(Duty),
  /** Whether the asker supports it. */
  supports: z.boolean(),
  /** Whose agenda it is in, where the asker may read that meeting. */
  meeting: z.nullable(z.object({ id: z.number(), name: z.string(), start: z.string() })),
};

export const ProposalRow = z.object(told);
export type ProposalRow = z.output<typeof ProposalRow>;

export const Supporter = z.object({
  id: z.number(),
  full_name: z.string(),
  since: z.string(),
  /** Units that it counts for, and what part of all votes they are; empty and null where it adds nothing. */
  units: z.string(),
  part: text,
});
export type Supporter = z.output<typeof Supporter>;

export const ProposalDetail = z.object({
  ...told,
  reason: z.string(),
  wording: z.string(),
  attachments: z.array(FileView),
  /** In the order in which they came; at most 500. */
  supporters: z.array(Supporter),
  /** When more than a quarter by two owners was there first. */
  reachedAt: text,
  takenAt: text,
  endedAt: text,
  endReason: z.string(),
  /** Meetings whose agenda may take it, the nearest first; none for who may not take it. */
  meetings: z.array(z.object({ id: z.number(), name: z.string(), start: z.string(), isCalled: z.boolean() })),
  may: z.object({
    support: z.boolean(),
    takeBack: z.boolean(),
    withdraw: z.boolean(),
    decline: z.boolean(),
    take: z.boolean(),
  }),
});
export type ProposalDetail = z.output<typeof ProposalDetail>;

export const proposalSorts = ['-createdAt', 'createdAt', 'part', '-part', 'name', '-name'] as const;
export const proposalListing = {
  tab: z._default(z.enum(proposalStates), 'open'),
  sort: z._default(z.enum(proposalSorts), '-createdAt'),
};
export const ProposalList = z.object({
  data: z.array(ProposalRow),
  total: z.number(),
  openCount: z.number(),
  takenCount: z.number(),
  closedCount: z.number(),
  /** Whether the asker may make one: they own a unit or stand for one. */
  may: z.object({ propose: z.boolean() }),
});
export type ProposalList = z.output<typeof ProposalList>;

/** Points of one meeting that owners proposed. */
export const TakenProposals = z.object({
  proposals: z.array(z.object({ id: z.number(), name: z.string(), author: Who, pointId: z.number() })),
  openCount: z.number(),
});
export type TakenProposals = z.output<typeof TakenProposals>;
