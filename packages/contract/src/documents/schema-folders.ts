import * as z from 'zod/mini';
import { Audience, NamedPart } from '../audience/schema.ts';
import { asKept } from '../base/calls/fields.ts';
import { id } from '../base/calls/ids.ts';
import { requiredLine } from '../base/person/people.ts';
import { tones } from '../base/words/rich-text.ts';
import { deepest, folderNameLength, folderVisibilities } from './rules.ts';
import { bounds, Crumb, folderId, Person, stamp } from './schema-fields.ts';

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
