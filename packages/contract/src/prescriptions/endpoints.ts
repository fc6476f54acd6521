import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { Printing } from '../prints/schema.ts';
import {
  CheckInput,
  CorrectionInput,
  IssueInput,
  MyRun,
  paperAsked,
  RunChange,
  RunDetail,
  RunInput,
  RunRow,
  RunUnits,
  sheetAsked,
} from './schema.ts';

const reads = { module: 'roomFees', right: 'r' } as const;
const administers = { module: 'roomFees', right: 'rw' } as const;

/** What units pay for some months: planned, looked through, and issued in one act. */
export const prescriptions = callsOf('prescriptions', {
  list: endpoint('GET /api/v2/room-fee/prescriptions', {
    needs: reads,
    input: z.object({}),
    output: z.object({ prescriptions: z.array(RunRow), may: z.object({ write: z.boolean() }) }),
    summary: 'Prescriptions of the house, the latest first; for the committee, the manager and the audit.',
  }),
  mine: endpoint('GET /api/v2/room-fee/prescriptions/mine', {
    needs: reads,
    input: z.object({}),
    output: z.object({ prescriptions: z.array(MyRun) }),
    summary: 'What was prescribed to units of the asker.',
  }),
  one: endpoint('GET /api/v2/room-fee/prescriptions/:id', {
    needs: reads,
    input: byId,
    output: RunDetail,
    summary:
      'The preview of a prescription with differences to the last one and everything in doubt, or what was issued.',
  }),
  units: endpoint('GET /api/v2/room-fee/prescriptions/:id/units', {
    needs: reads,
    input: z.object({ ...byId.shape, ...paging }),
    output: RunUnits,
    summary: 'What each unit pays and why, those in doubt first.',
  }),
  create: endpoint('POST /api/v2/room-fee/prescriptions', {
    creates: 'prescription',
    needs: administers,
    visit: 'never',
    input: RunInput,
    output: RunDetail,
    summary: 'Begins a prescription; nobody is told of it before it is issued.',
    says: 'PRESCRIPTIONS.CREATED',
  }),
  update: endpoint('PUT /api/v2/room-fee/prescriptions/:id', {
    needs: administers,
    visit: 'never',
    input: RunChange,
    output: RunDetail,
    summary: 'Changes months, due day, rounding and the resolution of what was not issued yet.',
    says: 'PRESCRIPTIONS.UPDATED',
  }),
  remove: endpoint('DELETE /api/v2/room-fee/prescriptions/:id', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'Deletes what was not issued yet.',
    says: 'PRESCRIPTIONS.DELETED',
  }),
  check: endpoint('PUT /api/v2/room-fee/prescriptions/:id/check', {
    needs: administers,
    visit: 'never',
    input: CheckInput,
    output: RunDetail,
    summary: 'Confirms what is in doubt of one unit, or of all that have this doubt.',
  }),
  issue: endpoint('PUT /api/v2/room-fee/prescriptions/:id/issue', {
    needs: administers,
    visit: 'never',
    input: IssueInput,
    output: RunDetail,
    summary: 'Issues it: enters what units owe on their accounts and mails whoever has an address, once.',
    says: 'PRESCRIPTIONS.ISSUED',
  }),
  correct: endpoint('POST /api/v2/room-fee/prescriptions/:id/correction', {
    creates: 'prescription_item',
    needs: administers,
    visit: 'never',
    input: CorrectionInput,
    output: RunDetail,
    summary: 'Adds to what was prescribed to a unit for a month, or takes off, with a reason.',
    says: 'PRESCRIPTIONS.CORRECTED',
  }),
  sheet: endpoint('POST /api/v2/room-fee/prescriptions/sheet', {
    limit: 'export',
    needs: reads,
    effect: 'reads',
    input: sheetAsked,
    output: z.object({ url: z.string() }),
    summary: 'An address, good for a minute, of what all units pay in XLSX.',
  }),
  sheetFile: endpoint('GET /api/v2/room-fee/prescriptions/sheet/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: sheetAsked,
    output: z.any(),
    summary: 'The sheet behind a ticket.',
  }),
  paper: endpoint('POST /api/v2/room-fee/prescriptions/paper', {
    creates: none('an address of a paper; while one job prints, another is refused'),
    limit: 'export',
    needs: reads,
    visit: 'never',
    input: paperAsked,
    output: Printing,
    summary:
      'An address, good for a minute, of the prescription of a unit in PDF, or of all that no mail reaches; many are printed aside.',
  }),
  paperFile: endpoint('GET /api/v2/room-fee/prescriptions/paper/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: paperAsked,
    output: z.any(),
    summary: 'The prescription behind a ticket.',
  }),
});
