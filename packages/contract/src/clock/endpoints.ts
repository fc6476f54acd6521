import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { ClockView, RecordInput, TermAgain, TermDone, TermNotOurs } from './schema.ts';

const reads = { module: 'svj', right: 'r' } as const;
const administers = { module: 'svj', right: 'rw' } as const;

/** Terms of the law: counted at each reading from what the portal holds, stored nowhere. */
export const clock = callsOf('clock', {
  view: endpoint('GET /api/v2/term', {
    needs: reads,
    input: z.object({}),
    output: ClockView,
    summary:
      'Terms of the law and of the house with their last days, for the committee, the manager and the audit commission.',
  }),
  record: endpoint('POST /api/v2/term/record', {
    creates: 'term_record',
    needs: administers,
    visit: 'never',
    input: RecordInput,
    output: ClockView,
    summary:
      'Writes down what begins a term and the portal cannot know: a period of services, a mail in the data box, a mandate.',
    says: 'CLOCK.RECORDED',
  }),
  forget: endpoint('DELETE /api/v2/term/record/:id', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: ClockView,
    summary: 'Takes back what was written down, and its term with it.',
    says: 'CLOCK.FORGOTTEN',
  }),
  done: endpoint('POST /api/v2/term/done', {
    creates: none('said again, it is said once'),
    needs: administers,
    visit: 'never',
    input: TermDone,
    output: ClockView,
    summary: 'Says that a term was met outside of the portal, on which day and what shows it.',
    says: 'CLOCK.DONE',
  }),
  notOurs: endpoint('POST /api/v2/term/not-ours', {
    creates: none('said again, it is said once'),
    needs: administers,
    visit: 'never',
    input: TermNotOurs,
    output: ClockView,
    summary: 'Says why a term is not of this house; the reason stays with who gave it.',
    says: 'CLOCK.PUT_ASIDE',
  }),
  again: endpoint('POST /api/v2/term/again', {
    creates: none('taken back again, nothing happens'),
    needs: administers,
    visit: 'never',
    input: TermAgain,
    output: ClockView,
    summary: 'Takes back what was said of a term: it runs again.',
    says: 'CLOCK.BACK',
  }),
});
