import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { ArchiveInput, HouseArchive } from './schema.ts';

const administers = { module: 'svj', right: 'rw' } as const;

/** The whole association as one file, for whoever answers for it. */
export const portable = callsOf('portable', {
  list: endpoint('GET /api/v2/house-archive', {
    needs: administers,
    input: z.object({}),
    output: z.object({ archives: z.array(HouseArchive), mayAsk: z.boolean() }),
    summary: 'Archives of the whole association asked for in the last thirty days, the latest first.',
  }),
  ask: endpoint('POST /api/v2/house-archive', {
    limit: 'export',
    creates: 'houseArchive',
    needs: administers,
    visit: 'never',
    input: ArchiveInput,
    output: HouseArchive,
    summary:
      'Has the whole association written into a file, which the asker is mailed of; asks for a sign-in or a proof of the last five minutes.',
    says: 'PORTABLE.ASKED',
  }),
  download: endpoint('GET /api/v2/house-archive/:id/download', {
    needs: administers,
    input: byId,
    output: z.object({ url: z.string() }),
    summary: 'A short-lived address of the archive, for whoever asked for it; asks for the same proof.',
  }),
  file: endpoint('GET /api/v2/house-archive/file/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: administers,
    input: byId,
    output: z.any(),
    summary: 'The archive behind a ticket; takes a range of bytes.',
  }),
  remove: endpoint('DELETE /api/v2/house-archive/:id', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'Removes the file of the own archive at once.',
    says: 'PORTABLE.REMOVED',
  }),
});
