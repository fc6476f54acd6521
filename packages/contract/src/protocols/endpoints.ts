import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';

const reads = { module: 'vote', right: 'r' } as const;
const administers = { module: 'vote', right: 'rw' } as const;
const asked = z.object({ ...byId.shape, lang: z._default(z.enum(['cs', 'en']), 'cs') });
const url = z.object({ url: z.string() });
const Waiting = z.object({
  /** People whose seat nobody has voted for, and how many seats that is. */
  people: z.number(),
  seats: z.number(),
  /** Of the people, those nobody has an address of. */
  withoutAddress: z.number(),
  /** When the next reminder may go; null when it may go now. */
  againAt: z.nullable(z.string()),
});

export const voteReports = callsOf('votes', {
  waiting: endpoint('GET /api/v2/vote/:id/reminder', {
    needs: administers,
    input: byId,
    output: Waiting,
    summary: 'Whom a reminder would reach: people of seats that have not voted.',
  }),
  remind: endpoint('POST /api/v2/vote/:id/reminder', {
    creates: none('goes out at most once in twelve hours'),
    needs: administers,
    visit: 'never',
    input: byId,
    output: Waiting,
    summary: 'Reminds people of seats that have not voted, at most once in 12 hours.',
    says: 'VOTE.REPORT.REMINDED',
  }),
  protocolTicket: endpoint('POST /api/v2/vote/:id/protocol', {
    limit: 'export',
    effect: 'reads',
    needs: reads,
    input: asked,
    output: url,
    summary: 'A short-lived address of the protocol of a vote that has ended.',
  }),
  protocolFile: endpoint('GET /api/v2/vote/protocol/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: asked,
    output: z.any(),
    summary: 'The protocol in PDF; who voted how only where the reader may see it.',
  }),
  noticeTicket: endpoint('POST /api/v2/vote/:id/notice', {
    limit: 'export',
    effect: 'reads',
    needs: administers,
    input: asked,
    output: url,
    summary:
      'A short-lived address of the notices on paper for people whom no mail reaches; refused when there are none.',
  }),
  noticeFile: endpoint('GET /api/v2/vote/notice/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: administers,
    input: asked,
    output: z.any(),
    summary:
      'The invitation with every wording, or the result with those adopted, a sheet for each who has no address.',
  }),
  sheetTicket: endpoint('POST /api/v2/vote/:id/sheet', {
    limit: 'export',
    effect: 'reads',
    needs: reads,
    input: asked,
    output: url,
    summary: 'A short-lived address of the tables of a vote that has ended.',
  }),
  sheetFile: endpoint('GET /api/v2/vote/sheet/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: asked,
    output: z.any(),
    summary: 'Participants, answers and results as XLSX, shares as exact fractions and as numbers.',
  }),
});
