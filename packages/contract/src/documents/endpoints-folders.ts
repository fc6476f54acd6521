import * as z from 'zod/mini';
import { audienceEndpoints } from '../audience/endpoints.ts';
import { Audience } from '../audience/schema.ts';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId, id } from '../base/calls/ids.ts';
import { searchInput } from '../base/words/found.ts';
import { Chosen, Moved, Within } from './schema-bin.ts';
import { type Crumb, folderIdInAddress } from './schema-fields.ts';
import { FolderChange, FolderDetail, FolderInput, FolderList, FolderTree } from './schema-folders.ts';
import { FoundFolder } from './schema-found.ts';

const reads = { module: 'documents', right: 'r' } as const;
const administers = { module: 'documents', right: 'rw' } as const;

export const folders = callsOf('documents', {
  ...audienceEndpoints({ module: 'documents', path: 'folder', one: 'a folder', aim: Audience }),
  list: endpoint('GET /api/v2/folder', {
    needs: reads,
    input: z.object({ parentId: folderIdInAddress }),
    output: FolderList,
    summary: 'Folders right in a folder, or outside of all, that are for the asker, with the way to it.',
  }),
  tree: endpoint('GET /api/v2/folder/tree', {
    needs: reads,
    input: z.object({}),
    output: FolderTree,
    summary: 'All folders that are for the asker, one in another, with counts of documents that are.',
  }),
  search: endpoint('GET /api/v2/folder/search/:text', {
    limit: 'search',
    needs: reads,
    input: searchInput,
    aliases: ['/api/v2/folder/search'],
    output: z.object({ folders: z.array(FoundFolder) }),
    otherwise: { folders: [] },
    summary: 'At most 20 folders by name, of those that are for the asker; the detail is where it stands.',
  }),
  one: endpoint('GET /api/v2/folder/:id', {
    needs: reads,
    input: byId,
    output: FolderDetail,
    summary: 'One folder.',
  }),
  within: endpoint('GET /api/v2/folder/:id/within', {
    needs: administers,
    input: byId,
    output: Within,
    summary:
      'What would go if the folder were deleted: folders, itself among them, documents and bytes of all their versions.',
  }),
  create: endpoint('POST /api/v2/folder', {
    creates: 'folder',
    needs: administers,
    visit: 'yes',
    input: FolderInput,
    output: FolderDetail,
    summary: 'Makes a folder.',
    says: 'FOLDER.CREATED',
  }),
  paths: endpoint('POST /api/v2/folder/paths', {
    creates: none('folders that are there already are found by their names'),
    needs: administers,
    visit: 'yes',
    input: z.object({
      parentId: z._default(z.nullable(id), null),
      paths: z.array(z.string().check(z.maxLength(4000))).check(z.minLength(1), z.maxLength(1000)),
    }),
    output: z.object({ folders: z.array(z.object({ path: z.string(), id: z.number() })) }),
    summary: 'Makes the folders of these paths, as they are dropped on the page; those that are there are used.',
  }),
  update: endpoint('PUT /api/v2/folder/:id', {
    needs: administers,
    visit: 'yes',
    input: FolderChange,
    output: FolderDetail,
    summary: 'Changes name, colour, and whom the folder is for.',
    says: 'FOLDER.SAVED',
  }),
  move: endpoint('PUT /api/v2/folder/move', {
    needs: administers,
    visit: 'yes',
    input: Moved,
    output: z.object({ count: z.number() }),
    summary: 'Moves documents and folders into a folder, or outside of all; who may see them changes at once.',
    says: 'DOCUMENTS.MOVED',
  }),
  remove: endpoint('DELETE /api/v2/folder/:id', {
    needs: administers,
    visit: 'yes',
    input: byId,
    output: Within,
    summary: 'Puts a folder with all in it into the bin for 30 days.',
    says: 'FOLDER.DELETED',
  }),
  removeSelected: endpoint('PUT /api/v2/folder/delete', {
    needs: administers,
    visit: 'yes',
    input: Chosen,
    output: Within,
    summary: 'Puts several documents and folders into the bin for 30 days.',
    says: 'DOCUMENTS.DELETED_MORE',
  }),
  downloadSelected: endpoint('PUT /api/v2/folder/download-selected', {
    effect: 'reads',
    limit: 'export',
    needs: reads,
    input: Chosen,
    output: z.object({ url: z.string() }),
    summary: 'A short-lived address of a ZIP of the chosen documents and folders, as far as they are for the asker.',
  }),
  zip: endpoint('GET /api/v2/folder/zip/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: Chosen,
    output: z.any(),
    summary: 'The ZIP behind a ticket, written as it is sent.',
  }),
});

/** Where a folder stands, from the outermost. */
export type Breadcrumb = z.output<typeof Crumb>[];
