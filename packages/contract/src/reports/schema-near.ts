import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { FileView } from '../base/files/files.ts';
import { line } from '../base/person/people.ts';
import { ReportPlace, reportStates, spaceLength, titleLength } from './schema.ts';
import { reportTypes } from './schema-types.ts';

/** Reports offered at most before another one is filed. */
export const mostNear = 5;
/** Days for which a solved one is offered too. */
export const nearDays = 30;
/** Characters of what is described there. */
export const nearText = 300;

/** What is being written, and where; nothing of it has to be said yet. */
export const NearAsked = z.object({
  title: z._default(line(titleLength), ''),
  entranceId: z.optional(id),
  floor: z.optional(z.coerce.number().check(z.int(), z.minimum(-9), z.maximum(99))),
  unitId: z.optional(id),
  space: z._default(line(spaceLength), ''),
});
export type NearAsked = z.output<typeof NearAsked>;

/** Enough to decide whether it is the same thing. */
export const NearReport = z.object({
  id: z.number(),
  title: z.string(),
  text: z.string(),
  type: z.enum(reportTypes),
  status: z.enum(reportStates),
  place: ReportPlace,
  createdAt: z.string(),
  solvedAt: z.nullable(z.string()),
  picture: z.nullable(FileView),
  mine: z.boolean(),
  also: z.boolean(),
  alsoCount: z.number(),
});
export type NearReport = z.output<typeof NearReport>;
