import * as z from 'zod/mini';
import { roleIds } from '../access.ts';
import { tracedWays, tracers } from './rules-traces.ts';
import { sexes } from './schema.ts';

const text = z.nullable(z.string());
/** A field as the log calls it, with what stood there before and after where the log keeps it. */
const Change = z.object({ field: z.string(), from: text, to: text });

/** One thing that was done with what is known of a person. */
export const Trace = z.object({
  /** Unique among all of them. */
  id: z.string(),
  at: z.string(),
  as: z.enum(tracers),
  /** Null where nobody is named. */
  who: text,
  role: z.nullable(z.enum(roleIds)),
  sex: z.enum(sexes),
  /** How it was opened; null of what was changed. */
  how: z.nullable(z.enum(tracedWays)),
  /** What the log calls the deed; null of what was only opened. */
  verb: text,
  changes: z.array(Change),
  reason: text,
});
export type Trace = z.output<typeof Trace>;
