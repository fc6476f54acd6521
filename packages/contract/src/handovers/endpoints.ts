import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { line } from '../base/person/people.ts';
import { HandOver, HandoversOfReport, JobsOfContact, JudgedContacts, Reachable } from './schema.ts';

const reads = { module: 'reports', right: 'r' } as const;
const contacts = { module: 'contact', right: 'r' } as const;

/** A report handed over to a firm; `id` is of the report. */
export const handovers = callsOf('handovers', {
  ofReport: endpoint('GET /api/v2/report/:id/handover', {
    needs: reads,
    input: byId,
    output: HandoversOfReport,
    summary:
      'Whom the report was handed over to, when they come and what they said; the link itself is told to nobody.',
  }),
  handOver: endpoint('POST /api/v2/report/:id/handover', {
    creates: 'handover',
    needs: reads,
    visit: 'never',
    input: HandOver,
    output: z.object({ id: z.number() }),
    summary:
      'Mails a contact the link of this one report, for its solver and who administers reports; an older link ends.',
    says: 'HANDOVER.SENT',
  }),
  takeBack: endpoint('PUT /api/v2/report/:id/handover/take-back', {
    needs: reads,
    visit: 'yes',
    input: byId,
    output: HandoversOfReport,
    summary: 'Ends the link of the report at once.',
    says: 'HANDOVER.TAKEN_BACK',
  }),
  reachable: endpoint('GET /api/v2/handover/contact', {
    limit: 'search',
    needs: contacts,
    input: z.object({ text: z._default(line(100), '') }),
    output: z.object({ contacts: z.array(Reachable) }),
    summary: 'At most 20 contacts with an e-mail by name, firm or category, of those that the asker may see.',
  }),
  judged: endpoint('GET /api/v2/handover/judged', {
    needs: contacts,
    input: z.object({}),
    output: JudgedContacts,
    summary:
      'For the book of contacts: how many jobs of each were judged by their reporters and found mended, from three judged jobs on.',
  }),
  ofContact: endpoint('GET /api/v2/contact/:id/handover', {
    needs: contacts,
    input: byId,
    output: JobsOfContact,
    summary:
      'What the contact was given to mend: the latest 50 of the reports that the asker may read, and how long it took.',
  }),
});
