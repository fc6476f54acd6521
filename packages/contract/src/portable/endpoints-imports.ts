import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { partSize } from './rules.ts';
import { ArchiveFile, ArchiveImport, ImportInput, ImportLook, PartInput, PartKept } from './schema.ts';

const needs = 'productAdmin' as const;

/** Associations that come as files, which lie in the folder of archives on the server. */
export const portableImports = callsOf('portable', {
  list: endpoint('GET /api/v2/archive-import', {
    needs,
    input: z.object({}),
    output: z.object({ folder: z.string(), files: z.array(ArchiveFile), imports: z.array(ArchiveImport) }),
    summary:
      'The folder of archives on the server and what lies in it, the latest first; and what was brought in or tried in the last thirty days.',
  }),
  part: endpoint('POST /api/v2/archive-import/part', {
    kind: 'upload',
    creates: none('a part is put behind those that are there, and one that is there already is left'),
    largest: partSize + 1024 * 1024,
    needs,
    input: PartInput,
    output: PartKept,
    summary:
      'Puts a part of an archive into the folder behind those that are there; a part of elsewhere is told how much is there.',
  }),
  look: endpoint('POST /api/v2/archive-import/look', {
    kind: 'steps',
    effect: 'reads',
    needs,
    input: ImportInput,
    output: ImportLook,
    summary: 'Reads the whole archive: whose it is, how much of what it brings, and what will not come.',
  }),
  attempt: endpoint('POST /api/v2/archive-import/attempt', {
    creates: 'archiveImport',
    needs,
    input: ImportInput,
    output: ArchiveImport,
    summary: 'Has the association brought in and taken back at once by an errand: whether it would come whole.',
    says: 'PORTABLE.TRYING',
  }),
  bring: endpoint('POST /api/v2/archive-import', {
    creates: 'archiveImport',
    needs,
    input: ImportInput,
    output: ArchiveImport,
    summary:
      'Has the association brought in by an errand beside the others, under new numbers; nobody has access to it yet.',
    says: 'PORTABLE.BRINGING',
  }),
});
