import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId, id, ids } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { searchInput } from '../base/words/found.ts';
import {
  DocumentChange,
  DocumentDetail,
  DocumentList,
  DocumentRow,
  DocumentsInput,
  documentListing,
  LinkInput,
  Upload,
} from './schema.ts';
import { Within } from './schema-bin.ts';
import { Closing } from './schema-closing.ts';
import { FoundDocument } from './schema-found.ts';
import { Version, versionSaid } from './schema-versions.ts';

const reads = { module: 'documents', right: 'r' } as const;
const administers = { module: 'documents', right: 'rw' } as const;
const number = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000));

/** Who adds to a folder that is theirs needs no more than to read the module; the folder says who they are. */
export const documents = callsOf('documents', {
  list: endpoint('GET /api/v2/file', {
    needs: reads,
    input: z.object({ ...paging, ...documentListing }),
    output: DocumentList,
    summary: 'Documents right in a folder, or outside of all, that are for the asker.',
  }),
  search: endpoint('GET /api/v2/file/search/:text', {
    limit: 'search',
    needs: reads,
    input: searchInput,
    aliases: ['/api/v2/file/search'],
    output: z.object({ files: z.array(FoundDocument) }),
    otherwise: { files: [] },
    summary: 'At most 20 documents by name, description or what is written in them, of those that are for the asker.',
  }),
  one: endpoint('GET /api/v2/file/:id', {
    needs: reads,
    input: byId,
    output: DocumentDetail,
    summary: 'One document.',
  }),
  upload: endpoint('POST /api/v2/file/upload', {
    limit: 'upload',
    creates: 'document',
    kind: 'stream',
    needs: reads,
    visit: 'yes',
    input: Upload,
    output: DocumentRow,
    summary: 'Takes one file of at most 250 MB and makes a document of it.',
  }),
  create: endpoint('POST /api/v2/file', {
    creates: 'document',
    needs: reads,
    visit: 'yes',
    input: DocumentsInput,
    output: z.object({ files: z.array(DocumentRow) }),
    summary: 'Makes documents of uploads that wait, in their order.',
  }),
  link: endpoint('POST /api/v2/file/link', {
    creates: 'document',
    needs: reads,
    visit: 'yes',
    input: LinkInput,
    output: DocumentRow,
    summary: 'Makes a document that leads to an address of the web.',
    says: 'FILE.LINKED',
  }),
  update: endpoint('PUT /api/v2/file/:id', {
    needs: administers,
    visit: 'yes',
    input: DocumentChange,
    output: DocumentDetail,
    summary: 'Changes name, description, whose it is and for whom.',
    says: 'FILE.SAVED',
  }),
  remove: endpoint('DELETE /api/v2/file/:id', {
    needs: reads,
    visit: 'yes',
    input: byId,
    output: Within,
    summary:
      'Puts a document into the bin for 30 days: whoever administers documents, or who added it to a folder of theirs.',
    says: 'FILE.DELETED',
  }),
  removeAll: endpoint('PUT /api/v2/file/delete', {
    needs: administers,
    visit: 'yes',
    input: z.object({ ids }),
    output: Within,
    summary: 'Puts several documents into the bin for 30 days.',
    says: 'DOCUMENTS.DELETED_MORE',
  }),
  download: endpoint('GET /api/v2/file/:id/download', {
    needs: reads,
    input: z.object({ id, type: z._default(z.enum(['file', 'preview']), 'file'), version: z.optional(number) }),
    output: z.object({ url: z.string() }),
    summary: 'A short-lived address of the bytes of now, or of an older version; of a picture also of a smaller one.',
  }),
  bytes: endpoint('GET /api/v2/file/bytes/:ticket', {
    kind: 'bytes',
    needs: reads,
    input: z.object({ id, version: number }),
    output: z.any(),
    summary: 'The document behind a ticket, to be saved; takes a range of bytes.',
  }),
  preview: endpoint('GET /api/v2/file/preview/:ticket', {
    kind: 'bytes',
    needs: reads,
    input: z.object({ id, version: number }),
    output: z.any(),
    summary: 'The smaller picture behind a ticket, to be shown in the page.',
  }),
  versions: endpoint('GET /api/v2/file/:id/version', {
    needs: reads,
    input: byId,
    output: z.object({ versions: z.array(Version) }),
    summary:
      'Versions of a document, the latest first: all of them for who administers documents, for others the one of now.',
  }),
  addVersion: endpoint('POST /api/v2/file/:id/version', {
    creates: 'version',
    needs: administers,
    visit: 'yes',
    input: z.object({ id, fileId: id, ...versionSaid, closes: z.optional(Closing) }),
    output: DocumentDetail,
    summary:
      'Makes an upload that waits the newest version; what was there stays as an older one. `closes` ends the round that the document has open.',
    says: 'FILE.VERSION_ADDED',
  }),
  restoreVersion: endpoint('POST /api/v2/file/:id/version/:number/restore', {
    creates: 'version',
    needs: administers,
    visit: 'yes',
    input: z.object({ id, number, ...versionSaid }),
    output: DocumentDetail,
    summary: 'Makes the bytes of an older version the newest one.',
    says: 'FILE.VERSION_RESTORED',
  }),
});
