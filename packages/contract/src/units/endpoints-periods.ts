import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import {
  CancelInput,
  Consequences,
  CorrectInput,
  PeriodDeed,
  PlanInput,
  RemoveInput,
  UnitPeriods,
} from './schema-periods.ts';

const administers = { module: 'rooms', right: 'rw' } as const;
const changesOwners = { needs: administers, visit: 'never', output: UnitPeriods } as const;

export const unitPeriods = callsOf('units', {
  list: endpoint('GET /api/v2/room/:id/periods', {
    needs: administers,
    input: byId,
    output: UnitPeriods,
    summary: 'Who owned the unit when, changes that are planned, and corrections of the record with their reasons.',
  }),
  preview: endpoint('PUT /api/v2/room/:id/periods/preview', {
    needs: administers,
    visit: 'never',
    input: PeriodDeed,
    output: Consequences,
    summary:
      'What a correction, a plan or its cancelling would do: access that ends or begins, running votes. Stores nothing.',
  }),
  correct: endpoint('PUT /api/v2/room/:id/periods/correct', {
    ...changesOwners,
    input: CorrectInput,
    summary: 'Corrects days, people and shares of one record of owners, with a reason; the old value is kept.',
    says: 'PERIODS.CORRECTED',
  }),
  remove: endpoint('PUT /api/v2/room/:id/periods/remove', {
    ...changesOwners,
    input: RemoveInput,
    summary:
      'Removes a record that should not be, with a reason; its days go to the record before, after, or to nobody.',
    says: 'PERIODS.REMOVED',
  }),
  plan: endpoint('PUT /api/v2/room/:id/periods/plan', {
    ...changesOwners,
    input: PlanInput,
    summary: 'Plans other owners from a future day, also before or after another plan.',
    says: 'PERIODS.PLANNED_DONE',
  }),
  cancel: endpoint('PUT /api/v2/room/:id/periods/cancel', {
    ...changesOwners,
    input: CancelInput,
    summary: 'Cancels the change of owners planned for the day, with a reason; later plans stay where they can.',
    says: 'PERIODS.CANCELLED',
  }),
});
