import * as z from 'zod/mini';
import { asKept } from '../base/calls/fields.ts';
import { id } from '../base/calls/ids.ts';
import { filtersOf } from '../base/calls/paging.ts';
import { line } from '../base/person/people.ts';
import { isDay } from '../base/time/dates.ts';
import { mostAddressees, mostAtOnce, readings } from './rules.ts';
import { documentKinds } from './rules-kinds.ts';
import {
  bounds,
  Crumb,
  description,
  folderId,
  folderIdInAddress,
  named,
  Person,
  stamp,
  text,
} from './schema-fields.ts';
import { FoundInside } from './schema-found.ts';

/** What stands in the document's own row as it is typed, by the names of its columns. */
export const documentOwn = {
  name: named,
  description,
  isPublic: z._default(z.boolean(), true),
};

export const paperDay = z.string('BASE.FORM.REQUIRED').check(z.refine(isDay, 'BASE.FORM.INVALID'));

/**
 * Of a paper of a unit, said by who administers documents: the day it is about, by which whoever belongs to the unit sees
 * those of their own time; whether later owners see it too; to whom it is addressed by name, so that nobody else of the unit
 * opens it. What is left out is kept; of a new one it is the day of its upload, and nobody by name.
 */
export const paperOf = {
  dateFor: z.optional(paperDay),
  forLater: z.optional(z.boolean()),
  toIds: z.optional(z.array(id).check(z.maxLength(mostAddressees))),
};

/** Whether people are asked to confirm that they have read it, and whether they are mailed of it. */
export const asksAndTells = { acceptRead: z._default(z.boolean(), false), notify: z._default(z.boolean(), false) };

export const Upload = z.object({
  ...documentOwn,
  ...asksAndTells,
  name: z.optional(named),
  folderId,
  /** It is kept whatever it is but a program. */
  asDocument: z._default(z.boolean(), true),
});
export type Upload = z.output<typeof Upload>;
export const DocumentsInput = z.object({
  folderId,
  /** Uploads that wait, in their order. */
  files: z
    .array(z.object({ ...documentOwn, ...paperOf, ...asksAndTells, name: z.optional(named), fileId: id }))
    .check(z.minLength(1), z.maxLength(mostAtOnce)),
});
export type DocumentsInput = z.output<typeof DocumentsInput>;
const url = z.string().check(z.maxLength(4000, 'BASE.FORM.TOO_LONG'));
export const LinkInput = z.object({ ...documentOwn, notify: asksAndTells.notify, folderId, url });
export type LinkInput = z.output<typeof LinkInput>;
export const DocumentChange = z.object({
  ...documentOwn,
  id,
  updatedAt: stamp,
  /** Whose it is; kept where it is left out. */
  ownerId: z.optional(z.nullable(id)),
  /** Of a link. */
  url: z.optional(url),
  ...paperOf,
  /** Kept where it is left out; nobody confirms a link. */
  acceptRead: z.optional(z.boolean()),
});
export type DocumentChange = z.output<typeof DocumentChange>;

const Attachment = z.nullable(z.object({ type: z.string(), url: z.string(), fileSize: z.number() }));

const documentTold = {
  id: z.number(),
  /** Without the extension; of a link the whole of it. */
  ...asKept(documentOwn),
  extension: z.string(),
  /** Of its bytes, or `link`. */
  type: z.string(),
  ownerId: z.nullable(z.number()),
  owner: Person,
  folderId: z.nullable(z.number()),
  /** The bytes of now; null of a link. */
  attachment: Attachment,
  /** Of a link. */
  url: text,
  createdAt: z.string(),
  /** What guards an edit; a new version leaves it as it is. */
  updatedAt: z.string(),
  /** When the bytes of now came. */
  changedAt: z.string(),
  /** Of the bytes of now, from 1; 0 of a link. */
  versionNumber: z.number(),
  /** A smaller picture; null for what is not one. */
  previewUrl: text,
  /** The asker may put it into the bin. */
  mayRemove: z.boolean(),
  /** The day it is about. */
  dateFor: z.string(),
  forLater: z.boolean(),
  /** Only some people of the unit see it, those to whom it is addressed. */
  byName: z.boolean(),
  /** Those it is for are asked to confirm that they have read it. */
  acceptRead: z.boolean(),
  /** The asker is yet to confirm it. */
  toConfirm: z.boolean(),
  /** By which day it has to be done again, or runs out; null where it does not. */
  dueOn: text,
};
export const DocumentRow = z.object(documentTold);
export type DocumentRow = z.output<typeof DocumentRow>;

/** Who has confirmed that they have read it, as far as the asker may know; by calls of confirmations with more of each. */
export const allAccepts = z.array(
  z.object({
    user: z.object({ id: z.number(), full_name: z.string() }),
    isRead: z.boolean(),
    readDate: text,
  }),
);

export const DocumentDetail = z.object({
  ...documentTold,
  allAccepts,
  /** Confirmed reading: what the asker owes or did, and how many of those it asks have confirmed. */
  accept: z.object({
    asked: z.boolean(),
    mine: z.nullable(z.enum(['owed', 'done'])),
    /** The asker confirmed an older version, and it has changed materially since. */
    again: z.boolean(),
    doneAt: text,
    /** The version that they confirmed, the latest of them. */
    doneVersion: z.nullable(z.number()),
    /** Null where the asker may not know of the others. */
    counts: z.nullable(z.object({ done: z.number(), total: z.number() })),
    /** Confirmations of versions from this one on count. */
    from: z.number(),
    since: text,
    /** It has somebody who is not asked, because that version is theirs. */
    hasAuthor: z.boolean(),
  }),
  /** SHA-256 of the bytes of now, hexadecimal; null of a link. */
  sha256: text,
  breadcrumb: z.array(Crumb),
  /** Whom its folders are for, the narrowest of them; null outside of all. */
  folderVisibility: bounds,
  /** The unit whose folder it stands in. */
  unit: z.nullable(z.object({ id: z.number(), number: z.string() })),
  /** To whom it is addressed by name; told to who administers documents. */
  addressees: z.array(z.object({ id: z.number(), full_name: z.string() })),
  versionCount: z.number(),
  /** People were mailed of it; told to those who administer documents. */
  announced: z.boolean(),
  /** Edit it, move it, give it a new version. */
  mayManage: z.boolean(),
  reading: z.enum(readings),
  /** Who opened it is told to the asker. */
  seesOpenings: z.boolean(),
});
export type DocumentDetail = z.output<typeof DocumentDetail>;

export const documentSorts = [
  ...([
    'name',
    '-name',
    'createdAt',
    '-createdAt',
    'changedAt',
    '-changedAt',
    'size',
    '-size',
    'type',
    '-type',
  ] as const),
  ...(['isPublic', '-isPublic', 'owner', '-owner'] as const),
] as const;
export const documentFilters = z.object({
  text: z.optional(line(100)),
  kind: z.optional(z.enum(documentKinds)),
  isPublic: z.optional(z.boolean()),
  /** Days between which the bytes of now came. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
});
export const documentListing = {
  folderId: folderIdInAddress,
  sort: z._default(z.enum(documentSorts), 'name'),
  filters: filtersOf(documentFilters),
};

export const DocumentList = z.object({
  files: z.array(DocumentRow),
  total: z.number(),
  /** Where a text is asked for: of these documents, what was found inside of them. */
  inside: z.array(FoundInside),
});
export type DocumentList = z.output<typeof DocumentList>;

/** A paper addressed to the asker by name, wherever it stands. */
export const AddressedPaper = z.object({
  id: z.number(),
  name: z.string(),
  extension: z.string(),
  type: z.string(),
  /** Of the unit whose folder it stands in. */
  unit: text,
  dateFor: z.string(),
  createdAt: z.string(),
  fileSize: z.number(),
  /** Where its bytes are, or where a link leads. */
  url: z.string(),
});
export type AddressedPaper = z.output<typeof AddressedPaper>;
