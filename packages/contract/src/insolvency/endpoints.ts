import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import {
  AnnexAsked,
  CheckAsked,
  DecisionInput,
  Looks,
  PurposeInput,
  StartInput,
  WatchInput,
  WatchList,
  WordsInput,
} from './schema.ts';

const reads = { module: 'bankruptcy_register', right: 'r' } as const;
const administers = { module: 'bankruptcy_register', right: 'rw' } as const;

/** Owners of whom the house asks the insolvency register. No visit opens it. */
export const insolvency = callsOf('insolvency', {
  list: endpoint('GET /api/v2/insolvency', {
    needs: reads,
    // That somebody looked is written down.
    effect: 'writes',
    visit: 'never',
    inDemo: 'answers',
    input: z.object({}),
    output: WatchList,
    summary:
      'Owners who are watched, with what the register said of each and when. That it was opened is written down.',
  }),
  looks: endpoint('GET /api/v2/insolvency/looks', {
    needs: reads,
    input: z.object({}),
    output: Looks,
    summary: 'Who opened the page and when, the last hundred.',
  }),
  create: endpoint('POST /api/v2/insolvency', {
    creates: 'insolvencyWatch',
    needs: administers,
    visit: 'never',
    input: WatchInput,
    output: z.object({ id: z.number() }),
    summary:
      'Begins to watch an owner of today, with a reason where their units owe nothing; they are told by mail. The register is asked at once.',
    says: 'INSOLVENCY.CREATED',
  }),
  words: endpoint('PUT /api/v2/insolvency/words', {
    needs: administers,
    visit: 'never',
    input: WordsInput,
    output: z.null(),
    summary: 'What the house says of its own in the mail to whoever is watched, beside what the law asks to be said.',
    says: 'INSOLVENCY.SAVED',
  }),
  purpose: endpoint('PUT /api/v2/insolvency/:id', {
    needs: administers,
    visit: 'never',
    input: PurposeInput,
    output: z.null(),
    summary: 'Writes down anew why somebody without a debt is watched; they are told of it.',
    says: 'INSOLVENCY.SAVED',
  }),
  check: endpoint('POST /api/v2/insolvency/check', {
    creates: none('asked for twice it is asked once'),
    needs: administers,
    visit: 'never',
    input: CheckAsked,
    output: z.null(),
    summary: 'Has the register asked now, for one or for all of the house; the answer comes into the list.',
    says: 'INSOLVENCY.CHECKING',
  }),
  decide: endpoint('PUT /api/v2/insolvency/case/:id', {
    needs: administers,
    visit: 'never',
    input: DecisionInput,
    output: z.null(),
    summary: 'Says with a reason that a case is of our owner, is of somebody else, or is over for the house.',
    says: 'INSOLVENCY.DECIDED',
  }),
  start: endpoint('PUT /api/v2/insolvency/case/:id/start', {
    needs: administers,
    visit: 'never',
    input: StartInput,
    output: z.null(),
    summary: 'Keeps when the proceeding began: by that day debts are divided.',
    says: 'INSOLVENCY.SAVED',
  }),
  annex: endpoint('POST /api/v2/insolvency/case/:id/annex', {
    creates: none('an address of a paper'),
    limit: 'export',
    needs: reads,
    visit: 'never',
    input: AnnexAsked,
    output: z.object({ url: z.string() }),
    summary: 'A short-lived address of the annex of a claim in PDF. That it was printed is written down.',
  }),
  annexFile: endpoint('GET /api/v2/insolvency/annex/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: AnnexAsked,
    output: z.any(),
    summary: 'What the units of an owner owe before and after the proceeding began, with what was paid of each debt.',
  }),
  remove: endpoint('DELETE /api/v2/insolvency/:id', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'Ends the watch; what was found goes with it.',
    says: 'INSOLVENCY.REMOVED',
  }),
});
