import { IconFile } from '@tabler/icons-react';
import { crumbOf, documentLinks, pageOf } from '#contract/documents/links.ts';
import { finder } from '../base/found.ts';
import { whereIn } from './file/where.ts';

/** Folders in the search of the header, with where they stand. */
const foundFolders = finder(
  'folders',
  (rows) =>
    rows.map((f) => ({
      at: documentLinks.list(),
      search: { breadcrumb: crumbOf(f.id) },
      title: f.title,
      note: f.detail,
      aside: null,
    })),
  { name: 'FIND.FOLDERS' },
);

/** Documents, with where they stand or the piece that was found. */
const foundDocuments = finder(
  'documents',
  (rows, { say }) =>
    rows.map((f) => ({
      at: documentLinks.one(f.id),
      search: pageOf(f.page),
      title: f.title,
      note: f.piece && `${whereIn(say, f)}${f.piece}`,
      aside: f.detail,
    })),
  { icon: IconFile },
);

export const found = [foundFolders, foundDocuments];
