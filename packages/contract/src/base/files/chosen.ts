import * as z from 'zod/mini';
import { id } from '../calls/ids.ts';
import { mostFiles } from './files.ts';

/**
 * A document chosen for a thing, as whoever may open the document gets it; for others it is not there. It stays at the version
 * that was chosen. `binned` was deleted and still opens, of `deleted` only the name is left.
 */
export const ChosenFile = z.object({
  /** Of the document. */
  id: z.number(),
  name: z.string(),
  extension: z.string(),
  /** Of its bytes, or `link`. */
  type: z.string(),
  size: z.number(),
  /** Whoever reads documents may open it. */
  isPublic: z.boolean(),
  /** The chosen version; 0 of a link, which has none. */
  version: z.number(),
  /** A later version that the document has by now. */
  newer: z.nullable(z.number()),
  state: z.enum(['kept', 'binned', 'deleted']),
  /** Where its bytes are saved from, good for an hour at least; of a link where it leads. */
  url: z.nullable(z.string()),
  previewUrl: z.nullable(z.string()),
});
export type ChosenFile = z.output<typeof ChosenFile>;

const version = z.int().check(z.minimum(0), z.maximum(1_000_000));
/** Documents that a thing will have, at these versions and in this order: part of the input of whatever saves it. */
export const Choices = z._default(z.array(z.object({ id, version })).check(z.maxLength(mostFiles)), []);
export type Choice = z.output<typeof Choices>[number];

/** Kinds of people who will not open a document, in the order in which they are told. */
export const closedKinds = ['owners', 'tenants', 'audit', 'committee', 'others'] as const;
export type ClosedKind = (typeof closedKinds)[number];

/** People who get a thing and will not open a document chosen for it: all of a kind, all of a kind in an entrance, or some. */
export const ClosedGroup = z.object({
  kind: z.enum(closedKinds),
  /** Its name, where they are all of their kind in one entrance and not in the house. */
  entrance: z.nullable(z.string()),
  all: z.boolean(),
  count: z.number(),
});
export type ClosedGroup = z.output<typeof ClosedGroup>;

export const ClosedTo = z.object({
  /** How many people the thing is for. */
  of: z.number(),
  documents: z.array(z.object({ id: z.number(), count: z.number(), groups: z.array(ClosedGroup) })),
});
export type ClosedTo = z.output<typeof ClosedTo>;
