import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { id } from '../base/calls/ids.ts';
import { Cut, CutInput, CutPages } from './schema-cutting.ts';

const administers = { module: 'documents', right: 'rw' } as const;

export const cutting = callsOf('documents', {
  pages: endpoint('GET /api/v2/file/cut', {
    limit: 'export',
    kind: 'steps',
    needs: administers,
    input: z.object({ fileId: id }),
    output: CutPages,
    summary: 'Of which units the pages of a waiting upload speak; of a PDF of at most 500 pages without a password.',
  }),
  cut: endpoint('POST /api/v2/file/cut', {
    limit: 'export',
    creates: none('uploads that wait for their form; those that nothing is saved with are swept'),
    kind: 'steps',
    needs: administers,
    visit: 'yes',
    input: CutInput,
    output: Cut,
    summary: 'Cuts a waiting upload into papers that wait as uploads do, all of them or none; the whole stays.',
  }),
});
