import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { Uses } from './schema-attached.ts';
import { Chosen } from './schema-bin.ts';

const reads = { module: 'documents', right: 'r' } as const;

/** Documents that were chosen for other things. */
export const attached = callsOf('documents', {
  bytes: endpoint('GET /api/v2/file/attached/:ticket', {
    kind: 'bytes',
    needs: reads,
    input: byId,
    output: z.any(),
    summary: 'The chosen version behind a ticket, to be saved by who opens the thing and the document; takes a range.',
  }),
  preview: endpoint('GET /api/v2/file/attached-preview/:ticket', {
    kind: 'bytes',
    needs: reads,
    input: byId,
    output: z.any(),
    summary: 'The smaller picture of a chosen version behind a ticket, to be shown in the page.',
  }),
  uses: endpoint('PUT /api/v2/file/uses', {
    effect: 'reads',
    needs: reads,
    input: Chosen,
    output: Uses,
    summary: 'What these documents, and those in these folders, are attached to, as far as the asker may open both.',
  }),
});
