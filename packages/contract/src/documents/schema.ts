import * as z from 'zod/mini';
import { Audience, NamedPart } from '../audience/schema.ts';
import { isDay } from '../base/dates.ts';
import { asKept } from '../base/fields.ts';
import { descriptionLength } from '../base/files.ts';
import { id } from '../base/ids.ts';
import { filtersOf } from '../base/paging.ts';
import { line, plainLine, requiredLine } from '../base/people.ts';
import { tones } from '../base/rich-text.ts';
import {
  deepest,
  documentKinds,
  documentNameLength,
  folderNameLength,
  folderVisibilities,
  mostAddressees,
  mostAtOnce,
  readings,
} from './rules.ts';

const text = z.nullable(z.string());
const stamp = z.string().check(z.maxLength(60));
/** Null, or left out, is the place outside of all folders. In an address it may be empty. */
export const folderIdInAddress = z._default(
  z.pipe(
    z.transform((v) => (v === '' || v === 'null' || v === 'root' ? null : v)),
    z.nullable(id),
  ),
  null,
);
const folderId = z._default(z.nullable(id), null);
const name = z.pipe(
  z.pipe(
    z.string('FILE.FORM.VALIDATION.NAME'),
    z.transform((v) => plainLine(v.normalize('NFC'))),
  ),
  z.string().check(z.minLength(1, 'FILE.FORM.VALIDATION.NAME'), z.maxLength(documentNameLength, 'BASE.FORM.TOO_LONG')),
);

export { name as named };

const description = z._default(z.string().check(z.trim(), z.maxLength(descriptionLength, 'BASE.FORM.TOO_LONG')), '');

const Person = z.nullable(z.object({ id: z.number(), full_name: z.string() }));
export const Crumb = z.object({ id: z.number(), name: z.string() });

// Folders

/** What stands in the folder's own row as it is typed, by the names of its columns. */
export const folderOwn = {
  name: requiredLine(folderNameLength),
  color: z._default(z.enum(tones), 'stone'),
};

const folderFields = {
  ...folderOwn,
  parentId: folderId,
  visibility: z.optional(z.enum(folderVisibilities)),
  /** As older callers say it; `visibility` is heard first. */
  isPublic: z.optional(z.boolean()),
  /** Whose it is where it is for its owner: a member, or a unit. */
  ownerId: z._default(z.nullable(id), null),
  unitId: z._default(z.nullable(id), null),
  /** A unit's folder is for those who only live there too. */
  forTenants: z._default(z.boolean(), false),
  /** Groups that a public folder is for; without any it is for everybody. */
  audience: Audience.shape.audience,
};
export const FolderInput = z.object(folderFields);
export type FolderInput = z.output<typeof FolderInput>;
const { parentId: _, ...folderChange } = folderFields;
/** Where it stands is changed by moving it. */
export const FolderChange = z.object({ ...folderChange, id, updatedAt: stamp });
export type FolderChange = z.output<typeof FolderChange>;

const folderTold = {
  id: z.number(),
  ...asKept(folderOwn),
  parentId: z.nullable(z.number()),
  visibility: z.enum(folderVisibilities),
  isPublic: z.boolean(),
  /** Not everybody whom its visibility names: groups were chosen. */
  isNarrowed: z.boolean(),
  ownerId: z.nullable(z.number()),
  unitId: z.nullable(z.number()),
  createdAt: z.string(),
  /** Documents that the asker may open in it and in its folders. */
  fileCount: z.number(),
};

export const FolderRow = z.object({
  ...folderTold,
  /** Folders right in it that the asker may open. */
  folderCount: z.number(),
});
export type FolderRow = z.output<typeof FolderRow>;

export type FolderNode = z.output<z.ZodMiniObject<typeof folderTold>> & { children: FolderNode[] };
/** As deep as folders may stand: a shape that held itself could not be written by a compiled serialiser. */
const nodeOf = (left: number): z.ZodMiniType<FolderNode> =>
  z.object({
    ...folderTold,
    children: z.array(left > 1 ? nodeOf(left - 1) : (z.object({}) as unknown as z.ZodMiniType<FolderNode>)),
  });

export const FolderTree = z.object({
  folders: z.array(nodeOf(deepest)),
  /** Documents outside of all folders that the asker may open. */
  rootCount: z.number(),
});

/** What the asker may do in the folder that is open, or outside of all. */
const Doing = z.object({
  /** Put documents in. */
  mayAdd: z.boolean(),
  /** Make, change, move and delete whatever is in it. */
  mayManage: z.boolean(),
});

/** Whom the folder with all above it is for, the narrowest of them: what "public" means of a document in it. Null outside of all. */
const bounds = z.nullable(z.enum(folderVisibilities));

export const FolderList = z.object({
  /** The open one; null outside of all. */
  folder: z.nullable(FolderRow),
  /** From the outermost to the open one. */
  breadcrumb: z.array(Crumb),
  folders: z.array(FolderRow),
  bounds,
  ...Doing.shape,
});
export type FolderList = z.output<typeof FolderList>;

export const FolderDetail = z.object({
  ...FolderRow.shape,
  forTenants: z.boolean(),
  audience: z.array(NamedPart),
  owner: Person,
  unit: z.nullable(z.object({ id: z.number(), number: z.string() })),
  breadcrumb: z.array(Crumb),
  bounds,
  updatedAt: z.string(),
  ...Doing.shape,
});
export type FolderDetail = z.output<typeof FolderDetail>;

/** What goes with a deletion. */
export const Within = z.object({ folders: z.number(), files: z.number(), bytes: z.number() });
export type Within = z.output<typeof Within>;

export const FoundFolder = z.object({ id: z.number(), title: z.string(), detail: text });

// Documents

/** What stands in the document's own row as it is typed, by the names of its columns. */
export const documentOwn = {
  name,
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
const asksAndTells = { acceptRead: z._default(z.boolean(), false), notify: z._default(z.boolean(), false) };

export const Upload = z.object({
  ...documentOwn,
  ...asksAndTells,
  name: z.optional(name),
  folderId,
  /** It is kept whatever it is but a program. */
  asDocument: z._default(z.boolean(), true),
});
export type Upload = z.output<typeof Upload>;
export const DocumentsInput = z.object({
  folderId,
  /** Uploads that wait, in their order. */
  files: z
    .array(z.object({ ...documentOwn, ...paperOf, ...asksAndTells, name: z.optional(name), fileId: id }))
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
/** What is said of a new version: `material` asks those anew who confirmed an older one. */
export const versionSaid = {
  material: z._default(z.boolean(), false),
  notify: asksAndTells.notify,
  /** Kept where it is left out. */
  acceptRead: z.optional(z.boolean()),
};
export type VersionSaid = z.output<z.ZodMiniObject<typeof versionSaid>>;

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
/** What of a text was found: the page that it stands on, where there are pages, and what stands around it. */
export const FoundInside = z.object({
  id: z.number(),
  page: z.nullable(z.number()),
  piece: z.string(),
  /** It was read from a picture, so letters may be wrong. */
  isScan: z.boolean(),
});
export type FoundInside = z.output<typeof FoundInside>;

export const DocumentList = z.object({
  files: z.array(DocumentRow),
  total: z.number(),
  /** Where a text is asked for: of these documents, what was found inside of them. */
  inside: z.array(FoundInside),
});
export type DocumentList = z.output<typeof DocumentList>;

export const Version = z.object({
  number: z.number(),
  /** Is it the one everybody opens. */
  isCurrent: z.boolean(),
  author: Person,
  createdAt: z.string(),
  /** With its extension, as it was called when it came. */
  name: z.string(),
  type: z.string(),
  fileSize: z.number(),
  /** SHA-256 of the bytes, hexadecimal. */
  sha256: z.string(),
  /** It is the bytes of that older one, restored. */
  restoredFrom: z.nullable(z.number()),
  url: z.string(),
  previewUrl: text,
});
export type Version = z.output<typeof Version>;

export const FoundDocument = z.object({
  id: z.number(),
  title: z.string(),
  detail: text,
  type: z.string(),
  /** Where it is not found by its name: what stands around the words, in what is said of it or inside of it. */
  piece: text,
  /** The page that the piece stands on; null of what has no pages, and of what is said of it. */
  page: z.nullable(z.number()),
  /** The piece was read from a picture, so letters may be wrong. */
  isScan: z.boolean(),
});

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
