import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { paging } from '../base/calls/paging.ts';
import { Choice } from '../session/schema.ts';
import { AssociationAnswer, AssociationChange, Choices, NewAssociation, NewChair, NewVisit } from './schema.ts';

export const association = callsOf('association', {
  mine: endpoint('GET /api/v2/svj', {
    toFormer: 'all',
    needs: 'member',
    input: z.object({}),
    output: AssociationAnswer,
    summary: 'The current association with everything the shell counts.',
  }),
  all: endpoint('GET /api/v2/svj/all', {
    needs: 'account',
    input: z.object({ ...paging, q: z._default(z.string().check(z.maxLength(100)), '') }),
    output: Choices,
    summary: 'Own associations; every association for a product administrator. An at-sign searches e-mails.',
  }),
  create: endpoint('POST /api/v2/svj', {
    creates: 'association',
    needs: 'productAdmin',
    input: NewAssociation,
    output: z.object({ id: z.number() }),
    summary: 'Creates an association.',
    says: 'SVJ.CREATED',
  }),
  update: endpoint('PUT /api/v2/svj/:id', {
    needs: { module: 'svj', right: 'rw' },
    visit: 'yes',
    input: AssociationChange,
    output: z.object({ updatedAt: z.string() }),
    summary:
      'Changes the own association and its entrances, of which those that nothing points at can go; its public address never changes.',
    says: 'HOUSE.INFORMATION.SAVED',
  }),
  changeChair: endpoint('POST /api/v2/svj/change-mayor-committee', {
    creates: none('says who is the chair; said again it changes nothing'),
    needs: { module: 'svj', right: 'rw' },
    visit: 'setup',
    input: NewChair,
    output: z.null(),
    summary: 'Makes a member with access the chair; the former one gets the other role in the same act.',
    says: 'HOUSE.CHAIR.CHANGED',
  }),
  visit: endpoint('POST /api/v2/svj/:id/visit', {
    creates: 'visit',
    needs: 'productAdmin',
    input: NewVisit,
    output: Choice,
    summary: "Begins a product administrator's visit: a reason, one hour, logged for the committee.",
    says: 'SVJ.VISIT.STARTED',
  }),
});
