import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { BinEntry } from './schema-bin.ts';

const administers = { module: 'documents', right: 'rw' } as const;

export const documentBin = callsOf('documents', {
  list: endpoint('GET /api/v2/documents/bin', {
    needs: administers,
    input: z.object(paging),
    output: z.object({ entries: z.array(BinEntry), total: z.number() }),
    summary: 'What was deleted in the last 30 days, one entry a deletion, the latest first.',
  }),
  restore: endpoint('PUT /api/v2/documents/bin/:id/restore', {
    needs: administers,
    visit: 'yes',
    input: byId,
    output: z.object({ folderId: z.nullable(z.number()) }),
    summary: 'Gives back what one deletion took, to where it stood; folders that went meanwhile come back with it.',
    says: 'DOCUMENTS.BIN.RESTORED',
  }),
});
