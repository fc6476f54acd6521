import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { id } from '../base/calls/ids.ts';
import { AddressedPaper } from './schema.ts';

/** What is addressed to somebody by name is theirs, also when the register entitles them no more. */
export const addressedPapers = callsOf('documents', {
  list: endpoint('GET /api/v2/file/addressed', {
    needs: 'member',
    toFormer: 'all',
    input: z.object({}),
    output: z.object({ files: z.array(AddressedPaper) }),
    summary: 'Papers of units addressed to the asker by name, the latest day first, at most 500.',
  }),
  bytes: endpoint('GET /api/v2/file/addressed/:ticket', {
    kind: 'bytes',
    needs: 'member',
    toFormer: 'all',
    input: z.object({ id }),
    output: z.any(),
    summary: 'The paper behind a ticket, to be saved; takes a range of bytes.',
  }),
});
