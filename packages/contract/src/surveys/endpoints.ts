import * as z from 'zod/mini';
import { audienceEndpoints } from '../audience/endpoints.ts';
import { Audience } from '../audience/schema.ts';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId, id } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { chosenEndpoints } from '../base/files/endpoints-chosen.ts';
import { ShownUpload } from '../base/files/endpoints-upload.ts';
import { FileView } from '../base/files/files.ts';
import { searchInput } from '../base/words/found.ts';
import {
  SurveyChange,
  SurveyDetail,
  SurveyInput,
  SurveyList,
  SurveyRow,
  SurveyStart,
  surveyListing,
} from './schema.ts';
import { FoundSurvey } from './schema-found.ts';
import { Store } from './schema-people.ts';

const reads = { module: 'survey', right: 'r' } as const;
const administers = { module: 'survey', right: 'rw' } as const;

/** What the detail carries beside the survey itself. */
export const detailTypes = ['detail', 'results', 'statistics'] as const;

export const surveys = callsOf('surveys', {
  list: endpoint('GET /api/v2/survey', {
    needs: reads,
    input: z.object({ ...paging, ...surveyListing }),
    output: SurveyList,
    summary: 'Surveys that are for the asker, with counts of all tabs; drafts only for who administers surveys.',
  }),
  rows: endpoint('GET /api/v2/survey/rows', {
    needs: reads,
    input: z.object({ ...paging, ...surveyListing }),
    output: z.object({ surveys: z.array(SurveyRow) }),
    summary: 'One page of the same list alone, for whoever has its counts.',
  }),
  ...audienceEndpoints({ module: 'survey', path: 'survey', one: 'a survey', aim: Audience }),
  ...chosenEndpoints({ module: 'survey', path: 'survey', one: 'a survey', aim: Audience }),
  one: endpoint('GET /api/v2/survey/:id', {
    needs: reads,
    input: z.object({ id, type: z._default(z.enum(detailTypes), 'detail') }),
    output: SurveyDetail,
    summary: 'One survey with its questions and what the asker may do; with its results or statistics when asked.',
  }),
  search: endpoint('GET /api/v2/survey/search/:text', {
    limit: 'search',
    needs: reads,
    input: searchInput,
    aliases: ['/api/v2/survey/search'],
    output: z.object({ surveys: z.array(FoundSurvey) }),
    otherwise: { surveys: [] },
    summary: 'At most 20 surveys by name, description or question, without diacritics.',
  }),
  create: endpoint('POST /api/v2/survey', {
    creates: 'survey',
    needs: administers,
    visit: 'yes',
    input: SurveyInput,
    output: SurveyDetail,
    summary: 'Creates a survey: a draft, or one that starts at once; then those it is for are told.',
  }),
  update: endpoint('PUT /api/v2/survey/:id', {
    needs: administers,
    visit: 'yes',
    input: SurveyChange,
    output: SurveyDetail,
    summary: 'Changes a draft; of a running survey only the description and a later end.',
    says: 'SURVEY.UPDATED',
  }),
  start: endpoint('PUT /api/v2/survey/:id/start', {
    needs: administers,
    visit: 'yes',
    input: SurveyStart,
    output: SurveyDetail,
    summary: 'Starts a draft, now or at the beginning it has; those it is for are told when it begins.',
    says: 'SURVEY.STARTED',
  }),
  store: endpoint('POST /api/v2/survey/:id/vote/store', {
    creates: none('who answered is kept once and for all; no digest of answers stands anywhere'),
    kind: 'together',
    needs: reads,
    visit: 'never',
    input: Store,
    output: z.null(),
    summary: 'Stores the answers of the asker, or of their unit, once and for all.',
    says: 'SURVEY.STORED',
  }),
  finish: endpoint('PUT /api/v2/survey/:id/finish', {
    needs: administers,
    visit: 'yes',
    input: byId,
    output: SurveyDetail,
    summary: 'Ends a running survey now.',
    says: 'SURVEY.FINISHED',
  }),
  upload: endpoint('POST /api/v2/survey/upload/:id', {
    limit: 'upload',
    creates: 'file',
    kind: 'stream',
    needs: administers,
    visit: 'yes',
    input: ShownUpload,
    output: FileView,
    summary: 'Adds one attachment to a survey that has not ended.',
  }),
  remove: endpoint('DELETE /api/v2/survey/:id', {
    needs: administers,
    visit: 'yes',
    input: byId,
    output: z.null(),
    summary: 'Deletes a survey with all its answers.',
    says: 'SURVEY.DELETED',
  }),
  removeAnswer: endpoint('DELETE /api/v2/survey/answer/:id', {
    needs: administers,
    visit: 'yes',
    input: byId,
    output: z.null(),
    summary: 'Removes an offered answer of a draft.',
  }),
});
