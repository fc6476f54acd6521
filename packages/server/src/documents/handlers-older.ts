import { window } from '#contract/base/calls/paging.ts';
import type { documentsOlder } from '#contract/documents/endpoints-older.ts';
import type { DocumentRow } from '#contract/documents/schema.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { readOfDocuments } from './asked/steps.ts';
import { documentOf, documentRow } from './detail/steps.ts';
import { takeDocument } from './handlers.ts';
import { childrenOf } from './listing/queries.ts';
import { countDocuments, listDocuments } from './listing/queries-documents.ts';
import { type At, folderSeen } from './rows/queries.ts';

const perPage = 25;

/** Documents with those who have confirmed them, as older callers have them. */
async function olderRows(at: At, rows: readonly DocumentRow[]) {
  const read = await readOfDocuments(at, rows);
  return rows.map((d) => ({ ...d, allAccepts: read.get(d.id) ?? [] }));
}
const older = async (at: At, d: DocumentRow) => ({
  ...d,
  allAccepts: (await readOfDocuments(at, [d])).get(d.id) ?? [],
});

export const olderHandlers = (portal: Portal): Handlers<typeof documentsOlder> => ({
  async list(at, { page, folder_id }) {
    const { db, scope, now } = at;
    const path = folder_id === null ? [] : (await folderSeen(at, folder_id)).path;
    const listing = { folderId: folder_id, sort: 'name', filters: {} } as const;
    const [files, totalItems, folders] = await Promise.all([
      listDocuments(db, scope, listing, window({ page, sizePerPage: perPage }), now),
      countDocuments(db, scope, listing, now),
      childrenOf(db, scope, path, now),
    ]);
    const totalPages = Math.max(1, Math.ceil(totalItems / perPage));
    return {
      files: await olderRows(
        at,
        files.map((d) => documentRow(portal, at, d)),
      ),
      folders,
      totalPages,
      totalItems,
    };
  },

  async create({ file, ...at }, { folder_id, folderId, ...said }) {
    return older(at, await takeDocument(portal, at, file, { ...said, folderId: folderId ?? folder_id }));
  },

  remade: { create: async (at, id) => older(at, await documentOf(portal, at, id)) },
});
