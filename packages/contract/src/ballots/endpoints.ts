import * as z from 'zod/mini';
import { answers, idList, SeatRow, Stored, seatFilters, seatSorts } from '../answers/schema.ts';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId, ids } from '../base/calls/ids.ts';
import { filtersOf, paging } from '../base/calls/paging.ts';
import { line } from '../base/person/people.ts';
import { VoteDetail } from '../motions/schema.ts';
import { AttendanceEvent } from '../presence/schema.ts';

const reads = { module: 'vote', right: 'r' } as const;
const administers = { module: 'vote', right: 'rw' } as const;
const asked = { ...byId.shape, ids: z._default(idList, []) };
const CodeSent = z.object({ email: z.string(), expiresAt: z.string(), againAt: z.string() });

const pointsText = z.pipe(
  z.transform((v: unknown, ctx): unknown => {
    if (typeof v !== 'string') return v;
    try {
      return JSON.parse(v);
    } catch {
      ctx.issues.push({ code: 'custom', message: 'BASE.FORM.INVALID', input: v });
      return z.NEVER;
    }
  }),
  answers,
);

export const ballots = callsOf('votes', {
  users: endpoint('GET /api/v2/vote/:id/users', {
    needs: reads,
    input: z.object({
      ...byId.shape,
      ...paging,
      sort: z._default(z.enum(seatSorts), 'name'),
      filters: filtersOf(seatFilters),
    }),
    output: z.object({
      users: z.array(SeatRow),
      total: z.number(),
      votedCount: z.number(),
      waitingCount: z.number(),
      presentCount: z.number(),
    }),
    summary: 'Participants of a vote, paged; who voted how only where the vote shows it.',
  }),
  code: endpoint('GET /api/v2/vote/:id/code', {
    effect: 'writes',
    needs: reads,
    visit: 'never',
    input: z.object({ ...asked, points: pointsText }),
    output: CodeSent,
    summary: 'Sends the code for these answers (JSON text) of the changed seats; a new one voids the older.',
    says: 'VOTE.MODAL.CODE.SENT',
  }),
  askCode: endpoint('POST /api/v2/vote/:id/code', {
    creates: none('a new code takes the place of the one before; how many is limited'),
    needs: reads,
    visit: 'never',
    input: z.object({ ...asked, points: answers }),
    output: CodeSent,
    summary: 'Sends the code by mail, bound to vote, saver, seats and answers, which the mail lists.',
    says: 'VOTE.MODAL.CODE.SENT',
  }),
  store: endpoint('POST /api/v2/vote/:id/storeWithCode', {
    creates: none(
      'a seat is stored once, and the same ballot sent again gets its receipts; no digest of answers stands apart from the ledger',
    ),
    needs: reads,
    visit: 'never',
    query: ['ids'],
    input: z.object({
      ...asked,
      points: answers,
      /** Six digits; empty for entries of a local vote. */
      code: z._default(z.string().check(z.maxLength(12)), ''),
      /** Stores the rest when some seats have voted meanwhile. */
      leaveOut: z._default(z.array(byId.shape.id).check(z.maxLength(500)), []),
    }),
    output: Stored,
    summary: 'Stores ballots once and for all; of a local vote, entries that later ones may correct.',
    says: 'VOTE.STORED',
  }),
  attendance: endpoint('PUT /api/v2/vote/:id/attendance', {
    needs: administers,
    visit: 'never',
    input: z.object({
      ...byId.shape,
      seats: ids,
      here: z.boolean(),
      /** When; now if left out. */
      at: z._default(
        z.nullable(
          z.string().check(
            z.maxLength(40),
            z.refine((s) => !Number.isNaN(Date.parse(s)), 'BASE.FORM.INVALID'),
          ),
        ),
        null,
      ),
      /** Who came for the seat, if not its owner. */
      person: z._default(line(200), ''),
      /** The power of attorney by which somebody came; their name is the agent's then. */
      proxy: z._default(z.nullable(byId.shape.id), null),
      /** Which of a couple came or left. Whoever came first holds the seat; it stays while the other one is in the room. */
      spouse: z._default(z.nullable(byId.shape.id), null),
      /** Why somebody left who had answered a point that is not closed: their answers to it fall out. */
      reason: z._default(line(300), ''),
      /** What a desk calls it: taken once, sent again it is answered alike and adds nothing. */
      event: z.optional(AttendanceEvent),
    }),
    output: VoteDetail,
    summary: 'Writes down who came to a local vote and who left; answers to open points of who left fall out.',
    says: 'VOTE.ATTENDANCE.SAVED',
  }),
  object: endpoint('POST /api/v2/vote/:id/objection', {
    creates: none('an owner objects once; the second finds it written'),
    needs: reads,
    visit: 'never',
    input: z.object({ ...byId.shape, seat: byId.shape.id, text: z._default(line(1000), '') }),
    output: VoteDetail,
    summary: 'An owner of the seat says that the ballot cast in their name was not theirs.',
    says: 'VOTE.OBJECTION.SAVED',
  }),
});
