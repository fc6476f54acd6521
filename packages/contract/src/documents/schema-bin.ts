import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { mostAtOnce } from './rules.ts';
import { folderId, Person } from './schema-fields.ts';

/** What goes with a deletion. */
export const Within = z.object({ folders: z.number(), files: z.number(), bytes: z.number() });
export type Within = z.output<typeof Within>;

// Several at once

const chosen = z._default(z.array(id).check(z.maxLength(mostAtOnce)), []);
export const Chosen = z.object({ files: chosen, folders: chosen });
export type Chosen = z.output<typeof Chosen>;
export const Moved = z.object({ ...Chosen.shape, parentId: folderId });
export type Moved = z.output<typeof Moved>;

/** One deletion: a document or a folder with all that stood in it. */
export const BinEntry = z.object({
  id: z.number(),
  kind: z.enum(['file', 'folder']),
  name: z.string(),
  type: z.string(),
  /** Where it stood. */
  place: z.array(z.string()),
  ...Within.shape,
  deletedAt: z.string(),
  deletedBy: Person,
  /** When it goes for good. */
  until: z.string(),
});
export type BinEntry = z.output<typeof BinEntry>;
