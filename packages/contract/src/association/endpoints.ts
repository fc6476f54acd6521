import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { paging } from '../base/paging.ts';
import { Choice } from '../session/schema.ts';
import { AssociationAnswer, Choices, NewAssociation, NewVisit } from './schema.ts';

export const association = {
  mine: endpoint('GET /api/v2/svj', {
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
    needs: 'productAdmin',
    input: NewAssociation,
    output: z.object({ id: z.number() }),
    summary: 'Creates an association.',
    says: 'SVJ.CREATED',
  }),
  visit: endpoint('POST /api/v2/svj/:id/visit', {
    needs: 'productAdmin',
    input: NewVisit,
    output: Choice,
    summary: "Begins a product administrator's visit: a reason, one hour, logged for the committee.",
    says: 'SVJ.VISIT.STARTED',
  }),
};
