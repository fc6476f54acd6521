import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { Printing } from '../prints/schema.ts';
import {
  BookInterest,
  DisputeInput,
  InterestShown,
  Ladder,
  LadderInput,
  PlanEnd,
  PlanInput,
  PlanPaper,
  Preview,
  paperAsked,
  SendInput,
  Sent,
  UnitReminders,
} from './schema.ts';

const reads = { module: 'roomFees', right: 'r' } as const;
const administers = { module: 'roomFees', right: 'rw' } as const;

/** What the house calls for when it was not paid in time. */
export const reminders = callsOf('reminders', {
  preview: endpoint('GET /api/v2/reminders/preview', {
    needs: reads,
    input: z.object({}),
    output: Preview,
    summary:
      'Who would be reminded of what today, word for word, and who would not and why; for whoever sees all units.',
  }),
  send: endpoint('PUT /api/v2/reminders/send', {
    needs: administers,
    visit: 'never',
    input: SendInput,
    output: Sent,
    summary: 'Sends the reminders of a preview that were chosen; refused where it is not what was seen any more.',
    says: 'REMINDERS.SENT',
  }),
  ladder: endpoint('GET /api/v2/reminders/ladder', {
    needs: reads,
    input: z.object({}),
    output: Ladder,
    summary: 'Steps of reminders of the house with their days, sums and texts, and rates of default interest.',
  }),
  saveLadder: endpoint('PUT /api/v2/reminders/ladder', {
    needs: administers,
    visit: 'never',
    input: LadderInput,
    output: Ladder,
    summary: 'Changes steps of reminders and rates; what was sent stays as it was.',
    says: 'REMINDERS.LADDER_SAVED',
  }),
  unit: endpoint('GET /api/v2/reminders/units/:id', {
    needs: reads,
    input: byId,
    output: UnitReminders,
    summary: 'Reminders of a unit as they were sent: owners read those that went to them.',
  }),
  dispute: endpoint('PUT /api/v2/reminders/units/:id/dispute', {
    needs: administers,
    visit: 'never',
    input: DisputeInput,
    output: UnitReminders,
    summary: 'Notes that a debt is disputed, so that the unit is not reminded; without a note it is again.',
    says: 'REMINDERS.DISPUTE_SAVED',
  }),
  agree: endpoint('PUT /api/v2/reminders/units/:id/instalments', {
    needs: administers,
    visit: 'never',
    input: PlanInput,
    output: UnitReminders,
    summary: 'Writes down agreed instalments of everything that is late, together exactly what is owed.',
    says: 'REMINDERS.PLAN_SAVED',
  }),
  endPlan: endpoint('PUT /api/v2/reminders/units/:id/instalments/end', {
    needs: administers,
    visit: 'never',
    input: PlanEnd,
    output: UnitReminders,
    summary: 'Ends agreed instalments with a reason; what is left of the debt is reminded of again.',
    says: 'REMINDERS.PLAN_ENDED',
  }),
  planPaper: endpoint('PUT /api/v2/reminders/units/:id/instalments/paper', {
    needs: administers,
    visit: 'never',
    input: PlanPaper,
    output: UnitReminders,
    summary: 'Keeps the signed paper of agreed instalments beside them, for whoever sees the agreement.',
    says: 'REMINDERS.PLAN_PAPER_SAVED',
  }),
  interest: endpoint('GET /api/v2/reminders/units/:id/interest', {
    needs: reads,
    input: byId,
    output: InterestShown,
    summary: 'Default interest of a unit up to today, line by line; for whoever sees all units.',
  }),
  bookInterest: endpoint('PUT /api/v2/reminders/units/:id/interest', {
    needs: administers,
    visit: 'never',
    input: BookInterest,
    output: InterestShown,
    summary: 'Enters the interest that was seen on the account of the unit, each period once.',
    says: 'REMINDERS.INTEREST_BOOKED',
  }),
  bookCost: endpoint('PUT /api/v2/reminders/:id/cost', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: UnitReminders,
    summary: 'Enters the cost of a reminder on the account of its unit, once.',
    says: 'REMINDERS.COST_BOOKED',
  }),
  paper: endpoint('POST /api/v2/reminders/paper', {
    creates: none('an address of a paper; while one job prints, another is refused'),
    limit: 'export',
    needs: reads,
    visit: 'never',
    input: paperAsked,
    output: Printing,
    summary: 'An address, good for a minute, of reminders in PDF, a letter each; many are printed aside.',
  }),
  paperFile: endpoint('GET /api/v2/reminders/paper/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: paperAsked,
    output: z.any(),
    summary: 'The letters behind a ticket.',
  }),
});
