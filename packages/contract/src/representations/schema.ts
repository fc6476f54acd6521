import * as z from 'zod/mini';
import { FileView } from '../base/files/files.ts';
import { MemberName } from '../members/schema.ts';
import { refusalReasons, SecondState } from '../second/schema.ts';

export const representationStates = ['waiting', 'named', 'refused', 'over'] as const;
/** `before`: recorded before co-owners had to name them; `owners`: with their own accounts. */
export const namedBy = ['before', 'owners', 'admin', 'audit', 'verifier', 'alone'] as const;
export const representationRefusals = [...refusalReasons, 'objected'] as const;

export const Representation = z.object({
  id: z.number(),
  member: MemberName,
  state: z.enum(representationStates),
  countsBy: z.nullable(z.enum(namedBy)),
  refusal: z.nullable(z.enum(representationRefusals)),
  byPaper: z.boolean(),
  /** Units of the same owners that it is for. */
  units: z.string(),
  createdAt: z.string(),
  /** Shares of co-owners who agreed and who object, JSON text of the unit's whole. */
  agreeing: z.string(),
  objecting: z.string(),
  objections: z.array(z.object({ name: z.string(), text: z.string(), at: z.string() })),
  files: z.array(FileView),
  second: z.nullable(SecondState),
  mayAgree: z.boolean(),
  mayObject: z.boolean(),
  mayRefuse: z.boolean(),
  mayEnd: z.boolean(),
});
export type Representation = z.output<typeof Representation>;

export const Representations = z.object({
  representations: z.array(Representation),
  /** The asker owns a part and may name somebody. */
  mayName: z.boolean(),
  /** The asker may write one down from a signed paper. */
  mayWrite: z.boolean(),
});
