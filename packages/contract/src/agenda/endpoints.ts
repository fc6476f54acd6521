import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { AgendaChange, AgendaView, CounterInput, TemplateInput, Templates } from './schema.ts';

const reads = { module: 'meetingOwners', right: 'r' } as const;
const administers = { module: 'meetingOwners', right: 'rw' } as const;

export const agenda = callsOf('agenda', {
  one: endpoint('GET /api/v2/meeting-of-owners/:id/agenda', {
    needs: reads,
    input: byId,
    output: AgendaView,
    summary: 'What is on at a meeting, in its order, and how what was voted on came out.',
  }),
  archive: endpoint('GET /api/v2/meeting-of-owners/agenda-archive/:ticket', {
    kind: 'bytes',
    limit: 'export',
    needs: reads,
    input: byId,
    output: z.any(),
    summary: 'Materials of all points as the ZIP behind a ticket, written as it is sent.',
  }),
  save: endpoint('PUT /api/v2/meeting-of-owners/:id/agenda', {
    needs: administers,
    visit: 'never',
    input: AgendaChange,
    output: AgendaView,
    summary: 'Makes the agenda exactly these points; of a scheduled meeting everybody is told what is different.',
    says: 'AGENDA.SAVED',
  }),
  ballot: endpoint('PUT /api/v2/meeting-of-owners/:id/ballot', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: AgendaView,
    summary: 'Makes the draft of the meeting’s vote, or adds to it the points that it does not have yet.',
    says: 'AGENDA.PREPARED',
  }),
  counter: endpoint('POST /api/v2/meeting-of-owners/:id/counter', {
    creates: 'point',
    needs: administers,
    visit: 'never',
    input: CounterInput,
    output: AgendaView,
    summary: 'Adds another proposal to a point, and to the vote that runs.',
    says: 'AGENDA.COUNTERED',
  }),
  templates: endpoint('GET /api/v2/meeting-of-owners/agenda-template', {
    needs: administers,
    input: z.object({}),
    output: Templates,
    summary:
      'Agendas to begin from: the usual yearly one, and those that the house keeps; and the point on resolutions that wait.',
  }),
  keepTemplate: endpoint('POST /api/v2/meeting-of-owners/:id/agenda-template', {
    creates: 'template',
    needs: administers,
    visit: 'never',
    input: TemplateInput,
    output: Templates,
    summary: 'Keeps words of the agenda of a meeting under a name, without files.',
    says: 'AGENDA.TEMPLATE_KEPT',
  }),
  dropTemplate: endpoint('DELETE /api/v2/meeting-of-owners/agenda-template/:id', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'Deletes a template of the house; agendas made from it stay.',
    says: 'AGENDA.TEMPLATE_DROPPED',
  }),
});
