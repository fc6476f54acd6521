import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { channels, Head, VotedUser, voteValues } from '../motions/schema.ts';

/** Ids in an address, divided by commas. */
export const idList = z.pipe(
  z.transform((v: unknown) => (typeof v === 'string' ? (v === '' ? [] : v.split(',')) : v)),
  z.array(id).check(z.maxLength(500)),
);

/** One answer of one seat to one point. Weights are never sent: the frozen list has them, and anything more is refused. */
export const Answer = z.strictObject({
  vote_value: z.enum(voteValues, 'VOTE.DETAIL.ERRORS.VOTE_NOT_COMPLETE'),
  vote_point_id: id,
  voted_user_id: id,
});
export type Answer = z.output<typeof Answer>;
export const answers = z
  .array(Answer)
  .check(z.minLength(1, 'VOTE.DETAIL.ERRORS.VOTE_NOT_COMPLETE'), z.maxLength(20_000));

/** Proof that a ballot was taken: number, digest of its entry, and the signed head of the ledger at that moment. */
export const Receipt = z.object({
  number: z.string(),
  vote: z.number(),
  seat: z.number(),
  seq: z.number(),
  hash: z.string(),
  head: Head,
});
export type Receipt = z.output<typeof Receipt>;

export const Stored = z.object({
  receipts: z.array(Receipt),
  /** Seats that had voted before; nothing was stored unless these were asked to be left out. */
  refused: z.array(VotedUser),
});
export type Stored = z.output<typeof Stored>;

/** A person of the vote in its tables. */
export const SeatRow = z.object({
  ...VotedUser.shape,
  unitCount: z.number(),
  own: z.boolean(),
  /** Nobody can vote online for it. */
  mute: z.boolean(),
  present: z.boolean(),
  arrivedAt: z.nullable(z.string()),
  leftAt: z.nullable(z.string()),
  person: z.string(),
  /** Of a couple both, for who writes the attendance; none of them elsewhere. */
  couple: z.array(z.object({ id: z.number(), name: z.string() })),
  /** Who else of the couple is in the room beside the one who holds the seat (`person`). */
  beside: z.string(),
  channel: z.nullable(z.enum(channels)),
  /** By point; null where the vote does not show them yet. */
  answers: z.nullable(z.record(z.string(), z.enum(voteValues))),
  /** When each of these answers was given on the spot, by point; null of others, which are given at one time. */
  answeredAt: z.nullable(z.record(z.string(), z.string())),
  objections: z.number(),
});
export type SeatRow = z.output<typeof SeatRow>;

export const seatSorts = ['name', '-name', 'units', '-units', 'share', '-share', 'at', '-at'] as const;
export const seatFilters = z.object({
  text: z.optional(z.string().check(z.maxLength(100))),
  state: z.optional(z.enum(['voted', 'waiting', 'present', 'absent'])),
  /** Those who answered this point so. */
  point: z.optional(id),
  value: z.optional(z.enum(voteValues)),
});
