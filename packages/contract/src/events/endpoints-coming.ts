import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { Coming, ComingAnswer } from './schema-coming.ts';

export const eventComing = callsOf('events', {
  answer: endpoint('PUT /api/v2/event/:id/coming', {
    needs: { module: 'events', right: 'r' },
    visit: 'never',
    input: ComingAnswer,
    output: Coming,
    summary: 'Says whether the asker comes to an event and with how many; never more than it holds.',
    says: 'EVENT.UPDATED',
  }),
});
