import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { chosenEndpoints } from '../base/files/endpoints-chosen.ts';
import { UploadTold } from '../base/files/endpoints-upload.ts';
import { FileView } from '../base/files/files.ts';
import { searchInput } from '../base/words/found.ts';
import {
  FoundReport,
  Readers,
  ReportAim,
  ReportChange,
  ReportDetail,
  ReportForm,
  ReportInput,
  ReportList,
  ReportPeople,
  ReportRow,
  reportListing,
  Several,
  Solution,
  SolvedAll,
  TakeOver,
} from './schema.ts';

const reads = { module: 'reports', right: 'r' } as const;
const administers = { module: 'reports', right: 'rw' } as const;
const count = z.object({ count: z.number() });

export const reports = callsOf('reports', {
  list: endpoint('GET /api/v2/report', {
    needs: reads,
    input: z.object({ ...paging, ...reportListing }),
    output: ReportList,
    summary: 'Reports that the asker may read, with counts of all tabs.',
  }),
  rows: endpoint('GET /api/v2/report/rows', {
    needs: reads,
    input: z.object({ ...paging, ...reportListing }),
    output: z.object({ reports: z.array(ReportRow) }),
    summary: 'One page of the same list alone, for whoever has its counts.',
  }),
  people: endpoint('GET /api/v2/report/people', {
    needs: reads,
    input: z.object({}),
    output: ReportPeople,
    summary: 'Who reported and who solves the reports that the asker may read, at most 200 of each.',
  }),
  form: endpoint('GET /api/v2/report/form', {
    needs: reads,
    input: z.object({}),
    output: ReportForm,
    summary: 'What the form of a report offers: solvers with who gets which type, entrances, own units.',
  }),
  ...chosenEndpoints({ module: 'reports', path: 'report', one: 'a report', aim: ReportAim, opens: 'r' }),
  one: endpoint('GET /api/v2/report/:id', {
    needs: reads,
    input: byId,
    output: ReportDetail,
    summary: 'One report with its comments and history.',
  }),
  search: endpoint('GET /api/v2/report/search/:text', {
    limit: 'search',
    needs: reads,
    input: searchInput,
    aliases: ['/api/v2/report/search'],
    output: z.object({ reports: z.array(FoundReport) }),
    otherwise: { reports: [] },
    summary: 'At most 20 reports by title, text or place, without diacritics.',
  }),
  create: endpoint('POST /api/v2/report', {
    creates: 'report',
    needs: reads,
    visit: 'never',
    input: ReportInput,
    output: ReportDetail,
    summary: 'Files a report, also one that follows a solved one; its solver and who administers reports are told.',
    says: 'REPORT.CREATED',
  }),
  update: endpoint('PUT /api/v2/report/:id', {
    needs: reads,
    visit: 'yes',
    input: ReportChange,
    output: ReportDetail,
    summary:
      'Changes a report: the own one while it is new, any that is not solved with the right to write; `status` moves it forward by the steps that have calls of their own.',
    says: 'REPORT.UPDATED',
  }),
  upload: endpoint('POST /api/v2/report/upload/:id', {
    limit: 'upload',
    creates: 'file',
    kind: 'stream',
    needs: reads,
    visit: 'yes',
    input: UploadTold,
    output: FileView,
    summary: 'Adds one attachment to a report that the asker may change.',
  }),
  takeOver: endpoint('PUT /api/v2/report/:id/take-over', {
    needs: reads,
    visit: 'never',
    input: TakeOver,
    output: ReportDetail,
    summary: 'The asker, who may solve reports, solves this one from now on; who reported it is told.',
    says: 'REPORT.TAKEN_OVER',
  }),
  solve: endpoint('PUT /api/v2/report/:id/solve', {
    needs: reads,
    visit: 'yes',
    input: Solution,
    output: ReportDetail,
    summary: 'Solves a report, for its solver and who administers reports; from then on it is not changed.',
    says: 'REPORT.SOLVED',
  }),
  solveAll: endpoint('PUT /api/v2/report/solved-all', {
    needs: administers,
    visit: 'yes',
    input: SolvedAll,
    output: count,
    summary: 'Solves several reports with one text; those solved before are left out.',
    says: 'REPORT.SOLVED_MORE',
  }),
  archive: endpoint('PUT /api/v2/report/:id/archive', {
    needs: administers,
    visit: 'yes',
    input: byId,
    output: z.null(),
    summary: 'Puts a solved report into the archive.',
    says: 'REPORT.ARCHIVED',
  }),
  withdraw: endpoint('PUT /api/v2/report/:id/withdraw', {
    needs: reads,
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'Takes the own report back while it is new; only who administers reports still sees it, in the archive.',
    says: 'REPORT.WITHDRAWN',
  }),
  readers: endpoint('PUT /api/v2/report/:id/readers', {
    needs: administers,
    visit: 'yes',
    input: Readers,
    output: ReportDetail,
    summary: 'Lets exactly these people in to a private report; they follow it.',
    says: 'REPORT.READERS_SAVED',
  }),
  remove: endpoint('DELETE /api/v2/report/:id', {
    needs: administers,
    visit: 'yes',
    input: byId,
    output: z.null(),
    summary: 'Deletes a report.',
    says: 'REPORT.DELETED',
  }),
  removeAll: endpoint('PUT /api/v2/report/delete-all', {
    needs: administers,
    visit: 'yes',
    input: Several,
    output: count,
    summary: 'Deletes several reports.',
    says: 'REPORT.DELETED_MORE',
  }),
});
