import * as z from 'zod/mini';
import { pointKinds } from '../agenda/schema-words.ts';
import { pointStates, QuorumView } from '../assembly/schema-words.ts';
import { id } from '../base/calls/ids.ts';
import { wholes } from '../motions/schema.ts';
import { phases } from './rules.ts';

/** What stands in the address; one that cannot be a link is answered as one that is over. */
export const boardToken = z.string().check(z.maxLength(200));

/** The exact part of a whole, JSON text. */
const part = z.string();

/** The point as it is read aloud. */
const BoardPoint = z.object({
  label: z.string(),
  kind: z.enum(pointKinds),
  name: z.string(),
  wording: z.string(),
  /** Which part of a long wording whoever leads has turned to. */
  part: z.number(),
  state: z.enum(pointStates),
  /** How much of the room has answered, and how many seats have not; never how. Null where nothing is decided, or all is. */
  voting: z.nullable(z.object({ answered: part, missing: z.number() })),
});
export type BoardPoint = z.output<typeof BoardPoint>;

/** How the point came out that was closed last; parts are of the votes that it was measured by. */
const BoardResult = z.object({
  label: z.string(),
  name: z.string(),
  state: z.enum(['passed', 'rejected', 'lost']),
  agree: part,
  notAgree: part,
  noVote: part,
  needed: z.object({ part, inclusive: z.boolean(), of: z.enum(wholes) }),
});
export type BoardResult = z.output<typeof BoardResult>;

/** What everybody in the room may read: of people and their units nothing. */
export const Board = z.object({
  house: z.object({ id: z.number(), name: z.string() }),
  meeting: z.object({ name: z.string(), start: z.string() }),
  phase: z.enum(phases),
  point: z.nullable(BoardPoint),
  last: z.nullable(BoardResult),
  /** Null while nobody is registered. */
  room: z.nullable(
    z.object({
      /** Of all votes. */
      present: part,
      seats: z.number(),
      seatCount: z.number(),
      quorum: QuorumView,
    }),
  ),
  /** The point after the one that is over. */
  next: z.nullable(z.string()),
});
export type Board = z.output<typeof Board>;

export const Projection = z.object({
  /** Until when the link is good that is out; null while there is none. */
  until: z.nullable(z.string()),
  /** Which point's wording was turned on, and to which part. */
  pointId: z.nullable(z.number()),
  part: z.number(),
});
export type Projection = z.output<typeof Projection>;
/** Turns the wall to a part of the wording of a point. */
export const TurningPart = z.object({ id, point: id, part: z.int().check(z.minimum(0), z.maximum(200)) });
export type TurningPart = z.output<typeof TurningPart>;
/** The address is told once, to whoever made it. */
export const ProjectionMade = z.object({ until: z.string(), url: z.string() });
export type ProjectionMade = z.output<typeof ProjectionMade>;
