import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { chosenEndpoints } from '../base/files/endpoints-chosen.ts';
import { line, requiredLine } from '../base/person/people.ts';
import { searchInput } from '../base/words/found.ts';
import { CensusSeat, CensusSum, OfDraft, OfSeat, SeatChange } from '../census/schema.ts';
import { VoteChange, VoteInput } from '../drafts/schema.ts';
import { VoteDetail, VoteRow, voteTabs } from '../motions/schema.ts';
import { FoundVote } from './schema-found.ts';

const reads = { module: 'vote', right: 'r' } as const;
const administers = { module: 'vote', right: 'rw' } as const;

export const votes = callsOf('votes', {
  list: endpoint('GET /api/v2/vote/getAll', {
    needs: reads,
    input: z.object({ ...paging, tab: z._default(z.enum(voteTabs), 'all'), text: z._default(line(100), '') }),
    output: z.object({
      votes: z.array(VoteRow),
      total: z.number(),
      allCount: z.number(),
      activeCount: z.number(),
      finishCount: z.number(),
      conceptCount: z.number(),
      waitingCount: z.number(),
    }),
    summary: 'Votes the asker may see, with counts of all tabs and of those that wait for the asker.',
  }),
  one: endpoint('GET /api/v2/vote/:id', {
    toFormer: 'took',
    needs: reads,
    input: byId,
    output: VoteDetail,
    summary: 'One vote with points, exact sums and my own rows.',
  }),
  look: endpoint('POST /api/v2/vote/:id/look', {
    inDemo: 'answers',
    creates: none('shows the sums; every look is written down'),
    needs: administers,
    visit: 'never',
    input: byId,
    output: VoteDetail,
    summary: 'The same with the running sums of a vote that hides them; the look is logged for the committee.',
  }),
  search: endpoint('GET /api/v2/vote/search/:text', {
    limit: 'search',
    needs: reads,
    input: searchInput,
    aliases: ['/api/v2/vote/search'],
    output: z.object({ votes: z.array(FoundVote) }),
    otherwise: { votes: [] },
    summary: 'At most 20 votes by name or wording, without diacritics.',
  }),
  ...chosenEndpoints({ module: 'vote', path: 'vote', one: 'a vote', aim: z.object({ isPublic: z.boolean() }) }),
  create: endpoint('POST /api/v2/vote', {
    creates: 'vote',
    needs: administers,
    visit: 'never',
    input: VoteInput,
    output: VoteDetail,
    summary: 'Creates a draft; its attendance list is built from the register of units.',
    says: 'VOTE.CREATED',
  }),
  update: endpoint('PUT /api/v2/vote/:id', {
    needs: administers,
    visit: 'never',
    input: VoteChange,
    output: VoteDetail,
    summary: 'Changes a draft; a running vote cannot be changed.',
    says: 'VOTE.SAVED',
  }),
  remove: endpoint('DELETE /api/v2/vote/:id', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'Deletes a draft.',
    says: 'VOTE.DELETED',
  }),
  census: endpoint('GET /api/v2/vote/:id/census', {
    needs: administers,
    input: z.object({ ...byId.shape, ...paging, text: z._default(line(100), '') }),
    output: z.object({ seats: z.array(CensusSeat), total: z.number(), ...CensusSum.shape }),
    summary: 'The attendance list of a draft with its exact sum and what is wrong.',
  }),
  reach: endpoint('GET /api/v2/vote/:id/reach', {
    needs: administers,
    input: byId,
    output: z.object({
      /** Mails the start would send: one for each seat and address. */
      mailCount: z.number(),
      personCount: z.number(),
      withoutAddressCount: z.number(),
      /** The first of those whom no mail can reach. */
      withoutAddress: z.array(z.object({ id: z.number(), full_name: z.string(), units: z.string() })),
    }),
    summary: 'How many people the invitations to a draft would reach, and who has no address.',
  }),
  rebuild: endpoint('POST /api/v2/vote/:id/census', {
    creates: none('builds the list anew; built twice it is the same list'),
    needs: administers,
    visit: 'never',
    input: OfDraft,
    output: CensusSum,
    summary: 'Builds the attendance list of a draft anew from the register; corrections are lost.',
    says: 'VOTE.CENSUS.REBUILT',
  }),
  changeSeat: endpoint('PUT /api/v2/vote/:id/seat/:seat', {
    needs: administers,
    visit: 'never',
    input: SeatChange,
    output: CensusSum,
    summary: 'Corrects one seat of a draft seen at this version, and raises it.',
    says: 'VOTE.CENSUS.SEAT_SAVED',
  }),
  removeSeat: endpoint('DELETE /api/v2/vote/:id/seat/:seat', {
    needs: administers,
    visit: 'never',
    input: OfSeat,
    output: CensusSum,
    summary: 'Takes one seat out of a draft.',
    says: 'VOTE.CENSUS.SEAT_REMOVED',
  }),
  start: endpoint('PUT /api/v2/vote/:id/start', {
    needs: administers,
    visit: 'never',
    input: OfDraft,
    output: VoteDetail,
    summary: 'Freezes list and points, opens the ledger and sends the invitations in the same act.',
    says: 'VOTE.STARTED',
  }),
  cancel: endpoint('PUT /api/v2/vote/:id/cancel', {
    needs: administers,
    visit: 'never',
    input: z.object({ ...byId.shape, reason: requiredLine(500) }),
    output: VoteDetail,
    summary: 'Cancels a running vote with a reason that is announced; the ledger is kept.',
    says: 'VOTE.CANCELLED',
  }),
  finish: endpoint('PUT /api/v2/vote/:id/finish', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: VoteDetail,
    summary: 'Ends a vote and decides its points; refused while points lack votes.',
    says: 'VOTE.FINISHED',
  }),
  delivery: endpoint('GET /api/v2/vote/:id/delivery', {
    needs: administers,
    input: z.object({ ...byId.shape, ...paging }),
    output: z.object({
      mails: z.array(
        z.object({
          id: z.number(),
          kind: z.string(),
          at: z.string(),
          person: z.string(),
          units: z.string(),
          recipient: z.nullable(z.string()),
          state: z.enum(['waiting', 'sent', 'failed', 'over', 'noAddress']),
        }),
      ),
      total: z.number(),
      sentCount: z.number(),
      waitingCount: z.number(),
      failedCount: z.number(),
      /** Not sent, because the vote had ended or was cancelled by then. */
      overCount: z.number(),
      noAddressCount: z.number(),
    }),
    summary: 'Whom the mails of the vote reached, whom not, and who has no address.',
  }),
});
