import * as z from 'zod/mini';
import { byId, id } from '../base/calls/ids.ts';
import { FileIds } from '../base/files/files.ts';
import { line } from '../base/person/people.ts';
import { refusalReasons } from '../second/schema.ts';

export const WrittenDown = z.object({ ...byId.shape, memberId: id, fileIds: FileIds });
export const RepresentationRefusal = z.object({
  ...{ ...byId.shape, one: id },
  reason: z.enum(refusalReasons, 'BASE.FORM.REQUIRED'),
});
export const Objection = z.object({ ...byId.shape, one: id, text: z._default(line(500), '') });
