import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { filtersOf, paging } from '../base/calls/paging.ts';
import { MailBody, MailDetail, MailRow, mailFilters, mailSorts, mailTabs } from './schema.ts';

export const outbox = callsOf('outbox', {
  list: endpoint('GET /api/v2/outbox', {
    needs: 'productAdmin',
    input: z.object({
      ...paging,
      tab: z._default(z.enum(mailTabs), 'waiting'),
      sort: z._default(z.enum(mailSorts), '-id'),
      filters: filtersOf(mailFilters),
    }),
    output: z.object({
      mails: z.array(MailRow),
      total: z.number(),
      waitingCount: z.number(),
      sentCount: z.number(),
      failedCount: z.number(),
      allCount: z.number(),
      sends: z.boolean(),
    }),
    summary: 'Mails of the installation with counts of all tabs; the recipient is found by how the address begins.',
  }),
  one: endpoint('GET /api/v2/outbox/:id', {
    needs: 'productAdmin',
    input: byId,
    output: MailDetail,
    summary:
      'One mail with its tries; what is written in one of a house is read on a visit there. Links and codes are in it until it is sent.',
  }),
  read: endpoint('POST /api/v2/outbox/:id/read', {
    inDemo: 'answers',
    creates: none('reads a mail; every reading is written down'),
    needs: 'productAdmin',
    input: byId,
    output: MailBody,
    summary: 'What is written in a mail of the house that is being visited; the house is told in its activity.',
  }),
  again: endpoint('PUT /api/v2/outbox/:id/again', {
    needs: 'productAdmin',
    input: byId,
    output: z.null(),
    summary: 'Queues a failed mail once more.',
    says: 'OUTBOX.QUEUED',
  }),
});
