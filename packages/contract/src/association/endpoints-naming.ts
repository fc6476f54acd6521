import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { NamingState, NewNaming, Objection } from './schema-naming.ts';

export const chairNaming = callsOf('association', {
  current: endpoint('GET /api/v2/svj/chair-naming', {
    needs: 'member',
    input: z.object({}),
    output: NamingState,
    summary: 'The chair whom the administration of the portal named and owners may still object to.',
  }),
  name: endpoint('POST /api/v2/svj/chair-naming', {
    creates: 'naming',
    kind: 'upload',
    needs: 'productAdmin',
    input: NewNaming,
    output: z.object({ id: z.number(), dueAt: z.string() }),
    summary:
      'On a visit with writing, where nobody is left who gives offices: names a chair by the paper of the resolution; all owners are told, and it holds after 3 days unless one objects.',
    says: 'NAMING.MADE',
  }),
  object: endpoint('POST /api/v2/svj/chair-naming/:id/objection', {
    creates: none('one objection ends the naming; there is nothing left to object to'),
    needs: 'member',
    visit: 'never',
    input: Objection,
    output: z.null(),
    summary: 'An owner objects; the chair is not named.',
    says: 'NAMING.OBJECTED',
  }),
  withdraw: endpoint('DELETE /api/v2/svj/chair-naming/:id', {
    needs: 'productAdmin',
    input: byId,
    output: z.null(),
    summary: 'Takes the naming back before it holds, on a visit with writing.',
    says: 'NAMING.WITHDRAWN',
  }),
  file: endpoint('GET /api/v2/svj/chair-naming/file/:ticket', {
    kind: 'bytes',
    needs: 'member',
    input: byId,
    output: z.any(),
    summary: 'The paper of the resolution.',
  }),
});
