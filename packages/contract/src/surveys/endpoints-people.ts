import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId, id } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { SurveyDetail } from './schema.ts';
import { mostTickets, PaperStore, PeopleAsked, PersonRow, SheetRow, TicketFile } from './schema-people.ts';

const reads = { module: 'survey', right: 'r' } as const;
const administers = { module: 'survey', right: 'rw' } as const;
const lang = z._default(z.enum(['cs', 'en']), 'cs');
const url = z.object({ url: z.string() });
/** Members, or units where each unit answers, as `people` tells them. */
const users = z._default(z.array(id).check(z.maxLength(mostTickets)), []);

export const surveyPeople = callsOf('surveys', {
  people: endpoint('GET /api/v2/survey/:id/people', {
    needs: administers,
    input: z.object({ id, ...paging, ...PeopleAsked }),
    output: z.object({
      people: z.array(PersonRow),
      total: z.number(),
      answeredCount: z.number(),
      waitingCount: z.number(),
      paperCount: z.number(),
    }),
    summary: 'Who has answered and who has not, by name; of an anonymous survey never what.',
  }),
  codes: endpoint('GET /api/v2/survey/:id/codes', {
    needs: reads,
    input: byId,
    output: z.object({ codes: z.array(z.string()) }),
    summary:
      'Codes of all answers of an anonymous survey that ended, by the alphabet; whoever reads the survey finds theirs.',
  }),
  sheets: endpoint('GET /api/v2/survey/:id/sheets', {
    needs: reads,
    input: z.object({ id, ...paging }),
    output: z.object({ sheets: z.array(SheetRow), total: z.number() }),
    summary: 'Single answers with names, of a survey that is not anonymous, for those who may know.',
  }),
});

export const surveyPaper = callsOf('surveys', {
  voteTickets: endpoint('POST /api/v2/survey/:id/voteTickets', {
    limit: 'export',
    creates: none('a paper is given out to somebody once; asked again it is printed again'),
    needs: administers,
    visit: 'never',
    input: z.object({ id, users, lang }),
    output: z.union([z.string(), TicketFile]),
    summary:
      'Papers to answer on for those chosen who have not answered (none: all of them): up to 50 as a PDF in base64, more by an address.',
  }),
  ticketFile: endpoint('GET /api/v2/survey/voteTickets/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: administers,
    input: z.object({ id, batch: z.int(), lang }),
    output: z.any(),
    summary: 'Papers given out at once, in PDF.',
  }),
  takeBack: endpoint('PUT /api/v2/survey/:id/papers/back', {
    needs: administers,
    visit: 'never',
    input: z.object({ id, users: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
    output: SurveyDetail,
    summary: 'Papers that came back empty: those they were given to answer by themselves again.',
    says: 'SURVEY.PAPERS_BACK',
  }),
  record: endpoint('POST /api/v2/survey/:id/paper', {
    creates: none('a paper is typed in once; of an anonymous one no more than were given out'),
    needs: administers,
    visit: 'never',
    input: PaperStore,
    output: SurveyDetail,
    summary: 'Types in one paper: of a named person or unit, or of an anonymous survey without any name.',
    says: 'SURVEY.PAPER_STORED',
  }),
  print: endpoint('POST /api/v2/survey/:id/print', {
    limit: 'export',
    needs: reads,
    effect: 'reads',
    input: z.object({ id, what: z._default(z.enum(['survey', 'results']), 'survey'), lang }),
    output: url,
    summary: 'A short-lived address of the survey or of its results in PDF.',
  }),
  printFile: endpoint('GET /api/v2/survey/print/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: z.object({ id, what: z.enum(['survey', 'results']), lang }),
    output: z.any(),
    summary: 'The survey or its results behind a ticket in PDF.',
  }),
});
