import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId, id } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { FileIds, mostFiles } from '../base/files/files.ts';
import { line } from '../base/person/people.ts';
import { voteValues } from '../motions/schema.ts';
import { day, moment, Paper, Taker, Ticket, TicketPrint, TicketRow, ticketTabs } from './schema.ts';

const reads = { module: 'vote', right: 'r' } as const;
const administers = { module: 'vote', right: 'rw' } as const;
const onePaper = { ...byId.shape, paper: id };
const ticket = z.string('BASE.FORM.REQUIRED').check(z.minLength(1, 'BASE.FORM.REQUIRED'), z.maxLength(400));

export const votePaper = callsOf('votes', {
  voteTickets: endpoint('POST /api/v2/vote/:id/voteTickets', {
    limit: 'export',
    creates: none('prints what is there; while one job prints, another is refused'),
    needs: administers,
    visit: 'never',
    input: z.object({
      ...byId.shape,
      /** Seats; none means all of the tab. */
      users: z._default(z.array(id).check(z.maxLength(5000)), []),
      tab: z._default(z.enum(ticketTabs), 'all'),
      lang: z._default(z.enum(['cs', 'en']), 'cs'),
    }),
    output: z.union([z.string(), TicketPrint]),
    summary:
      'Tickets for voting on paper: up to 50 as a PDF in base64, more as a job whose file is fetched when ready.',
  }),
  ticketSeats: endpoint('GET /api/v2/vote/:id/voteTickets/seats', {
    needs: administers,
    input: z.object({
      ...byId.shape,
      ...paging,
      tab: z._default(z.enum(ticketTabs), 'all'),
      text: z._default(line(100), ''),
    }),
    output: z.object({
      seats: z.array(TicketRow),
      total: z.number(),
      allCount: z.number(),
      waitingCount: z.number(),
      noEmailCount: z.number(),
    }),
    summary: 'Seats that tickets may be printed for, with who has not voted and who has no e-mail.',
  }),
  ticketPrints: endpoint('GET /api/v2/vote/:id/voteTickets', {
    needs: administers,
    input: byId,
    output: z.object({ prints: z.array(TicketPrint) }),
    summary: 'The five latest jobs that print tickets of the vote.',
  }),
  ticketFile: endpoint('GET /api/v2/vote/voteTickets/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: administers,
    input: byId,
    output: z.any(),
    summary: 'The PDF that a job printed.',
  }),
  find: endpoint('POST /api/v2/vote/:id/paper/find', {
    effect: 'reads',
    needs: administers,
    input: z.object({ ...byId.shape, ticket }),
    output: Ticket,
    summary: 'Whose the ticket of this number or code is, and whether its seat has voted.',
  }),
  record: endpoint('POST /api/v2/vote/:id/paper', {
    creates: 'paper',
    needs: administers,
    visit: 'never',
    input: z.object({
      ...byId.shape,
      ticket,
      points: z
        .array(
          z.object({
            vote_point_id: id,
            /** Null: the paper has no valid mark there, and counts as an abstention. */
            vote_value: z.nullable(z.enum(voteValues, 'VOTE.DETAIL.ERRORS.VOTE_NOT_COMPLETE')),
          }),
        )
        .check(z.minLength(1, 'VOTE.DETAIL.ERRORS.VOTE_NOT_COMPLETE'), z.maxLength(100)),
      date: day,
      fileIds: FileIds,
      /** When it was handed in, and the member who took it: only, and always, of a paper recorded after the end. */
      handedIn: z._default(z.nullable(moment), null),
      takenBy: z._default(z.nullable(id), null),
    }),
    output: Paper,
    summary:
      'Records a ballot from paper; it counts with its photo or a second person (after the end with both). Its owners are told at once.',
    says: 'VOTE_PAPER.STORED',
  }),
  papers: endpoint('GET /api/v2/vote/:id/paper', {
    needs: reads,
    input: z.object({ ...byId.shape, ...paging }),
    output: z.object({ papers: z.array(Paper), total: z.number(), countedCount: z.number(), waitingCount: z.number() }),
    summary:
      'Ballots recorded from paper, the latest first; owners see those of their own seats, second persons those that wait for them.',
  }),
  takers: endpoint('GET /api/v2/vote/:id/paper/takers', {
    needs: administers,
    input: byId,
    output: z.object({ takers: z.array(Taker) }),
    summary: 'Members who may have taken a paper that was handed in by the end.',
  }),
  look: endpoint('POST /api/v2/vote/:id/paper/:paper/look', {
    inDemo: 'answers',
    creates: none('shows the paper; every look is written down'),
    needs: reads,
    visit: 'never',
    input: z.object(onePaper),
    output: Paper,
    summary:
      'A recorded paper with its answers and photos, for who recorded it and who may confirm it; written down where the vote hides them.',
  }),
  photo: endpoint('POST /api/v2/vote/:id/paper/:paper/photo', {
    creates: none('the files are attached by the first; attached ones are refused'),
    needs: administers,
    visit: 'never',
    input: z.object({
      ...onePaper,
      fileIds: z.array(id).check(z.minLength(1, 'BASE.FORM.REQUIRED'), z.maxLength(mostFiles)),
    }),
    output: Paper,
    summary: 'Adds photos to a recorded paper; before the end of the vote it counts with them.',
    says: 'VOTE_PAPER.PHOTO_ADDED',
  }),
  confirm: endpoint('POST /api/v2/vote/:id/paper/:paper/confirm', {
    creates: none('a paper is confirmed once'),
    needs: reads,
    visit: 'never',
    input: z.object(onePaper),
    output: Paper,
    summary: 'A second person confirms that the record says what the paper says.',
    says: 'VOTE_PAPER.CONFIRMED',
  }),
});
