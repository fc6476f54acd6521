import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/endpoint.ts';
import { partSize } from './rules.ts';
import { ArchiveFile, ImportDone, ImportInput, ImportLook, PartInput, PartKept } from './schema.ts';

const needs = 'productAdmin' as const;

/** Associations that come as files, which lie in the folder of archives on the server. */
export const portableImports = callsOf('portable', {
  list: endpoint('GET /api/v2/archive-import', {
    needs,
    input: z.object({}),
    output: z.object({ folder: z.string(), files: z.array(ArchiveFile) }),
    summary: 'The folder of archives on the server and what lies in it, the latest first.',
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
    kind: 'steps',
    creates: none('everything is written and taken back'),
    needs,
    input: ImportInput,
    output: ImportDone,
    summary: 'Brings the association in and takes it back at once: whether it would come whole.',
    says: 'PORTABLE.TRIED',
  }),
  bring: endpoint('POST /api/v2/archive-import', {
    kind: 'steps',
    creates: 'svj',
    needs,
    input: ImportInput,
    output: ImportDone,
    summary: 'Brings the association in beside the others, under new numbers; nobody has access to it yet.',
    says: 'PORTABLE.BROUGHT',
  }),
});
