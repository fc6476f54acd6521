import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { allAccepts, DocumentRow, Upload } from './schema.ts';
import { folderIdInAddress } from './schema-fields.ts';
import { FolderRow } from './schema-folders.ts';

const OlderRow = z.extend(DocumentRow, { allAccepts });
const reads = { module: 'documents', right: 'r' } as const;

/** Calls of before, in their own words. */
export const documentsOlder = callsOf('documents', {
  list: endpoint('GET /api/v1/document/folder_list', {
    needs: reads,
    input: z.object({
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
      folder_id: folderIdInAddress,
    }),
    output: z.object({
      files: z.array(OlderRow),
      folders: z.array(FolderRow),
      totalPages: z.number(),
      totalItems: z.number(),
    }),
    summary: 'Folders and documents right in a folder, 25 documents a page.',
  }),
  create: endpoint('POST /api/v1/document/file/create', {
    limit: 'upload',
    creates: 'document',
    kind: 'stream',
    needs: reads,
    visit: 'yes',
    input: z.extend(Upload, { folder_id: folderIdInAddress }),
    output: OlderRow,
    summary: 'Takes one file of at most 250 MB and makes a document of it.',
  }),
});
