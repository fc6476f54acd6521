import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import {
  CommentInput,
  DecisionInput,
  LastReading,
  OpenInput,
  RequestLine,
  RequestView,
  SeenInput,
  WhoInput,
} from './schema.ts';

const reads = { module: 'real_estate_cadastre', right: 'r' } as const;
const administers = { module: 'real_estate_cadastre', right: 'rw' } as const;

/** Requests to bring the record of owners up to the cadastre. Owners are changed by the house itself: no visit opens it. */
export const changes = callsOf('changes', {
  list: endpoint('GET /api/v2/change-request', {
    needs: reads,
    input: z.object(paging),
    output: z.object({
      requests: z.array(RequestLine),
      total: z.number(),
      reading: LastReading,
      mayWrite: z.boolean(),
    }),
    summary: 'Requests to change the record of owners, open ones first, then the latest.',
  }),
  one: endpoint('GET /api/v2/change-request/:id', {
    needs: reads,
    input: byId,
    output: RequestView,
    summary: 'Differences compared anew, with what would follow of each, who decided what, and what came of it.',
  }),
  open: endpoint('POST /api/v2/change-request', {
    creates: 'changeRequest',
    needs: administers,
    visit: 'never',
    input: OpenInput,
    output: z.object({ id: z.number() }),
    summary: 'Makes a request of a file that has been read; the import itself is gone then.',
    says: 'CHANGES.OPENED',
  }),
  again: endpoint('POST /api/v2/change-request/reading', {
    creates: none('compared again, the request that is open is the same'),
    needs: administers,
    visit: 'never',
    input: z.object({}),
    output: z.object({ id: z.nullable(z.number()) }),
    summary:
      'Compares the house with what was read of the cadastre the last time: the request that is open then; null where nothing differs.',
  }),
  decide: endpoint('PUT /api/v2/change-request/:id/decision', {
    needs: administers,
    visit: 'never',
    input: DecisionInput,
    output: z.null(),
    summary:
      'Accepts or leaves one change with a reason, and from which day it holds; nothing in the house changes yet.',
  }),
  who: endpoint('PUT /api/v2/change-request/:id/who', {
    needs: administers,
    visit: 'never',
    input: WhoInput,
    output: z.null(),
    summary: 'Says whether a person of the source is a member under another name or somebody new.',
  }),
  write: endpoint('PUT /api/v2/change-request/:id/written', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'Writes shares of the same size as the source writes them; nothing else changes by it.',
    says: 'CHANGES.WRITTEN_DONE',
  }),
  hand: endpoint('PUT /api/v2/change-request/:id/hand', {
    needs: administers,
    visit: 'never',
    input: SeenInput,
    output: z.null(),
    summary: 'Hands what was decided to a second person: a share of a unit or the number of units changes.',
    says: 'CHANGES.HANDED',
  }),
  accept: endpoint('PUT /api/v2/change-request/:id/accept', {
    needs: administers,
    visit: 'never',
    input: SeenInput,
    output: z.null(),
    summary: 'Writes what was accepted from the days it holds, in one transaction, if everything is as it was shown.',
    says: 'CHANGES.CLOSED',
  }),
  undo: endpoint('PUT /api/v2/change-request/:id/undo', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'Puts units, owners and names back as they were, for 30 days, while nothing of it changed since.',
    says: 'CHANGES.UNDONE',
  }),
  comment: endpoint('POST /api/v2/change-request/:id/comment', {
    creates: 'changeComment',
    needs: administers,
    visit: 'never',
    input: CommentInput,
    output: z.object({ id: z.number() }),
    summary: 'Says something to the request; it decides nothing.',
  }),
});
