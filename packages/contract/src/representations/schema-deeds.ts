import * as z from 'zod/mini';
import { FileIds } from '../base/files.ts';
import { byId, id } from '../base/ids.ts';
import { line } from '../base/people.ts';
import { refusalReasons } from '../second/schema.ts';

export const WrittenDown = z.object({ ...byId.shape, memberId: id, fileIds: FileIds });
export const RepresentationRefusal = z.object({
  ...{ ...byId.shape, one: id },
  reason: z.enum(refusalReasons, 'BASE.FORM.REQUIRED'),
});
export const Objection = z.object({ ...byId.shape, one: id, text: z._default(line(500), '') });
