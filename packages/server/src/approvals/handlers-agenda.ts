import type { approvalAgenda } from '#contract/approvals/endpoints-agenda.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { agendaOf, putOnAgenda, requestsOfMeeting } from './agenda/steps.ts';

export const agendaHandlers = (portal: Portal): Handlers<typeof approvalAgenda> => ({
  of: (at, { id }) => agendaOf(at, id),

  async put(at, input) {
    await putOnAgenda(portal, at, input);
    return agendaOf(at, input.id);
  },

  ofMeeting: (at, { id }) => requestsOfMeeting(at, id),
});
