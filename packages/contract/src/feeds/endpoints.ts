import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { EventFile, FeedChange, FeedInput, FeedList, FeedMade, FeedView, feedToken } from './schema.ts';

const reads = { module: 'events', right: 'r' } as const;

/** Addresses under which somebody's phone asks for the calendar: each is of the one who made it, and seen by nobody else. */
export const feeds = callsOf('feeds', {
  list: endpoint('GET /api/v2/event/feed', {
    needs: reads,
    input: z.object({}),
    output: FeedList,
    summary: 'The addresses that the asker made; the addresses themselves are not told again.',
  }),
  create: endpoint('POST /api/v2/event/feed', {
    creates: 'feed',
    needs: reads,
    visit: 'never',
    input: FeedInput,
    output: FeedMade,
    summary: 'Makes an address for all or chosen calendars; it is told in this answer alone.',
  }),
  change: endpoint('PUT /api/v2/event/feed/:id', {
    needs: reads,
    visit: 'never',
    input: FeedChange,
    output: FeedView,
    summary: 'Says anew what is behind the address; the address stays.',
    says: 'FEEDS.SAVED',
  }),
  renew: endpoint('PUT /api/v2/event/feed/:id/renew', {
    needs: reads,
    visit: 'never',
    input: byId,
    output: FeedMade,
    summary: 'Gives it another address; the one before leads nowhere from then on.',
  }),
  revoke: endpoint('DELETE /api/v2/event/feed/:id', {
    needs: reads,
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'Ends the address at once.',
    says: 'FEEDS.REVOKED',
  }),
  fetch: endpoint('GET /api/v2/feed/:token/pavlac.ics', {
    kind: 'kept',
    needs: 'anyone',
    effect: 'writes',
    inDemo: 'answers',
    input: z.object({ token: feedToken }),
    output: z.any(),
    summary:
      'The calendar as iCalendar for a program that knows the address; asked each time who made it and what they may see. Says by `ETag` that nothing changed.',
  }),
  ticket: endpoint('POST /api/v2/event/:id/file', {
    limit: 'export',
    needs: reads,
    effect: 'reads',
    input: EventFile,
    output: z.object({ url: z.string() }),
    summary: 'A short-lived address of one event as a file of iCalendar.',
  }),
  file: endpoint('GET /api/v2/event/file/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: EventFile,
    output: z.any(),
    summary: 'The event behind a ticket as iCalendar.',
  }),
});
