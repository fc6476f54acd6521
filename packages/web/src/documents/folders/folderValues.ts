import type { NamedPart } from '#contract/audience/schema.ts';
import type { FolderVisibility } from '#contract/documents/rules.ts';
import type { FolderDetail, folderOwn } from '#contract/documents/schema-folders.ts';
import type { MemberName } from '#contract/members/schema.ts';
import { audienceSent } from '../../audience/choice.ts';
import type { FieldErrors } from '../../kit/form/form-errors.ts';
import type { OwnValues } from '../../kit/form/own-values.ts';
import type { FoundUnit } from '../../units/rows/UnitPicker.tsx';

/** Whom a folder is for, as people choose it: a public one may be for some groups alone. */
export const folderAims = ['house', 'some', 'committee', 'owner', 'audit'] as const;
export type FolderAim = (typeof folderAims)[number];

/** A person, as much as is said of them here. */
export type Named = { id: number; full_name: string };
/** The picker of people shows no more of them than what they are called. */
export const asMember = (person: Named): MemberName => ({
  ...person,
  ...{ isCompany: false, titleBefore: null, firstName: null, lastName: null, titleAfter: null, companyName: null },
});

/** A folder as its form holds it; the names are those of what is sent, so that errors find their fields. */
export type FolderValues = OwnValues<typeof folderOwn> & {
  visibility: FolderAim;
  audience: readonly NamedPart[];
  ownedBy: 'member' | 'unit';
  ownerId: Named | null;
  unitId: FoundUnit | null;
  forTenants: boolean;
};

const aimOf = ({ visibility, isNarrowed }: FolderDetail): FolderAim =>
  visibility === 'public' ? (isNarrowed ? 'some' : 'house') : visibility;

export const newFolder: FolderValues = {
  name: '',
  color: 'stone',
  visibility: 'house',
  audience: [],
  ownedBy: 'member',
  ownerId: null,
  unitId: null,
  forTenants: false,
};

export const valuesOf = (f: FolderDetail): FolderValues => ({
  name: f.name,
  color: f.color,
  visibility: aimOf(f),
  audience: f.audience,
  ownedBy: f.unit ? 'unit' : 'member',
  ownerId: f.owner,
  unitId: f.unit && { id: f.unit.id, title: f.unit.number, detail: null },
  forTenants: f.forTenants,
});

const visibilities: Record<FolderAim, FolderVisibility> = {
  ...{ house: 'public', some: 'public', committee: 'committee', owner: 'owner', audit: 'audit' },
};

type Parts = ReturnType<typeof audienceSent>['audience'];
/** What is sent of it; `forSome` is only for the form, which asks for a group then. */
export const sentOf = (v: FolderValues) => ({
  name: v.name,
  color: v.color,
  visibility: visibilities[v.visibility],
  ownerId: v.visibility === 'owner' && v.ownedBy === 'member' ? (v.ownerId?.id ?? null) : null,
  unitId: v.visibility === 'owner' && v.ownedBy === 'unit' ? (v.unitId?.id ?? null) : null,
  forTenants: v.visibility === 'owner' && v.ownedBy === 'unit' && v.forTenants,
  audience: (v.visibility === 'some' ? audienceSent({ aim: 'some', audience: v.audience }).audience : []) as Parts,
  forSome: v.visibility === 'some',
});
export type SentFolder = ReturnType<typeof sentOf>;

/** What the schema cannot see: groups and owners that were not chosen. */
export function whyWrong({ forSome, audience, visibility, ownerId, unitId }: SentFolder): FieldErrors {
  if (forSome && audience.length === 0) return { audience: 'DOCS.FOLDER.SOME_MISSING' };
  if (visibility !== 'owner' || ownerId !== null || unitId !== null) return {};
  return { ownerId: 'DOCS.FOLDER.OWNER_MISSING', unitId: 'DOCS.FOLDER.OWNER_MISSING' };
}
