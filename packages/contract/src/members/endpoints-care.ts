import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId, id } from '../base/calls/ids.ts';
import { Erasure, Merge } from './schema-care.ts';

const writes = { module: 'members', right: 'rw' } as const;
const two = z.object({ id, other: id });

export const memberCare = callsOf('members', {
  erasure: endpoint('GET /api/v2/user/:id/erasure', {
    needs: writes,
    input: byId,
    output: Erasure,
    summary: 'What a deletion would take away, what would stay and why, and what stands in its way.',
  }),
  mergePreview: endpoint('GET /api/v2/user/:id/merge/:other', {
    needs: writes,
    input: two,
    output: Merge,
    summary: 'What would become of two members who are one person.',
  }),
  merge: endpoint('POST /api/v2/user/:id/merge/:other', {
    creates: none('the other member is gone after the first'),
    needs: writes,
    visit: 'setup',
    input: two,
    output: z.null(),
    summary: 'Gives everything of the other member to this one; the other is gone for ever.',
    says: 'MEMBERS.MERGED',
  }),
});
