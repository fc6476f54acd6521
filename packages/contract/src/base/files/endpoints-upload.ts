import * as z from 'zod/mini';
import { id } from '../calls/ids.ts';
import { line } from '../person/people.ts';
import { descriptionLength, nameLength } from './files.ts';

const told = { id, name: z.optional(line(nameLength)), description: z._default(line(descriptionLength), '') };

/** What comes beside one file for a thing that stands already. */
export const UploadTold = z.object(told);
/** The same where some files are not for everybody who sees the thing. */
export const ShownUpload = z.object({ ...told, isPublic: z._default(z.boolean(), true) });
