import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { descriptionLength } from '../base/files/files.ts';
import { plainLine } from '../base/person/people.ts';
import { documentNameLength, folderVisibilities } from './rules.ts';

export const text = z.nullable(z.string());
export const stamp = z.string().check(z.maxLength(60));
/** Null, or left out, is the place outside of all folders. In an address it may be empty. */
export const folderIdInAddress = z._default(
  z.pipe(
    z.transform((v) => (v === '' || v === 'null' || v === 'root' ? null : v)),
    z.nullable(id),
  ),
  null,
);
export const folderId = z._default(z.nullable(id), null);
/** A name as it is typed; of a Mac it comes in parts. */
export const named = z.pipe(
  z.pipe(
    z.string('FILE.FORM.VALIDATION.NAME'),
    z.transform((v) => plainLine(v.normalize('NFC'))),
  ),
  z.string().check(z.minLength(1, 'FILE.FORM.VALIDATION.NAME'), z.maxLength(documentNameLength, 'BASE.FORM.TOO_LONG')),
);

export const description = z._default(
  z.string().check(z.trim(), z.maxLength(descriptionLength, 'BASE.FORM.TOO_LONG')),
  '',
);

export const Person = z.nullable(z.object({ id: z.number(), full_name: z.string() }));
export const Crumb = z.object({ id: z.number(), name: z.string() });

/** Whom the folder with all above it is for, the narrowest of them: what "public" means of a document in it. Null outside of all. */
export const bounds = z.nullable(z.enum(folderVisibilities));
