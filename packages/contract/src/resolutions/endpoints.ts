import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { chosenEndpoints } from '../base/files/endpoints-chosen.ts';
import { searchInput } from '../base/words/found.ts';
import {
  PointResolution,
  ResolutionChange,
  ResolutionDetail,
  ResolutionList,
  ResolutionRow,
  resolutionListing,
} from './schema.ts';
import { FoundResolution } from './schema-found.ts';

const reads = { module: 'vote', right: 'r' } as const;
const administers = { module: 'vote', right: 'rw' } as const;

const printed = z.object({
  year: z.coerce.number().check(z.int(), z.minimum(1900), z.maximum(2200)),
  lang: z._default(z.enum(['cs', 'en']), 'cs'),
});

/** What the house decided, by number: entered by the end of each vote, and by nobody's hand. */
export const resolutions = callsOf('resolutions', {
  list: endpoint('GET /api/v2/resolution', {
    needs: reads,
    input: z.object({ ...paging, ...resolutionListing }),
    output: ResolutionList,
    summary: 'Resolutions of the house, adopted or not, with counts of all tabs.',
  }),
  rows: endpoint('GET /api/v2/resolution/rows', {
    needs: reads,
    input: z.object({ ...paging, ...resolutionListing }),
    output: z.object({ data: z.array(ResolutionRow) }),
    summary: 'One page of the same list alone, for whoever has its counts.',
  }),
  ofVote: endpoint('GET /api/v2/resolution/vote/:id', {
    needs: reads,
    input: byId,
    output: z.object({ resolutions: z.array(PointResolution) }),
    summary: 'How points of a vote stand in the register, in the order of their numbers.',
  }),
  ofMeeting: endpoint('GET /api/v2/resolution/meeting/:id', {
    needs: reads,
    input: byId,
    output: z.object({ resolutions: z.array(PointResolution) }),
    summary: 'What a meeting decided, in the order of the register; at most 200.',
  }),
  ...chosenEndpoints({
    module: 'vote',
    path: 'resolution',
    one: 'a resolution',
    aim: z.object({ isPublic: z.boolean() }),
  }),
  print: endpoint('POST /api/v2/resolution/print', {
    limit: 'export',
    needs: reads,
    effect: 'reads',
    input: printed,
    output: z.object({ url: z.string() }),
    summary: 'A short-lived address of the register of one year in PDF.',
  }),
  printFile: endpoint('GET /api/v2/resolution/print/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: printed,
    output: z.any(),
    summary: 'The register of one year behind a ticket: wording, result and fulfilment of all that the reader sees.',
  }),
  one: endpoint('GET /api/v2/resolution/:id', {
    needs: reads,
    input: byId,
    output: ResolutionDetail,
    summary: 'One resolution with its wording, its result and what came of it.',
  }),
  search: endpoint('GET /api/v2/resolution/search/:text', {
    limit: 'search',
    needs: reads,
    input: searchInput,
    output: z.object({ resolutions: z.array(FoundResolution) }),
    otherwise: { resolutions: [] },
    summary: 'At most 20 resolutions by number, name or wording, without diacritics.',
  }),
  update: endpoint('PUT /api/v2/resolution/:id', {
    needs: administers,
    visit: 'never',
    input: ResolutionChange,
    output: ResolutionDetail,
    summary:
      'Says who carries a resolution out, until when, how it stands and what belongs to it; each change stays written.',
    says: 'RESOLUTION.UPDATED',
  }),
});
