import { window } from '#contract/base/paging.ts';
import type { documentsOlder } from '#contract/documents/endpoints-older.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { documentOf, documentRow } from './detail/steps.ts';
import { takeDocument } from './handlers.ts';
import { childrenOf } from './listing/queries.ts';
import { countDocuments, listDocuments } from './listing/queries-documents.ts';
import { folderSeen } from './rows/queries.ts';

const perPage = 25;

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
    return { files: files.map((d) => documentRow(portal, at, d)), folders, totalPages, totalItems };
  },

  create: ({ file, ...at }, { folder_id, folderId, ...said }) =>
    takeDocument(portal, at, file, { ...said, folderId: folderId ?? folder_id }),

  remade: { create: (at, id) => documentOf(portal, at, id) },
});
