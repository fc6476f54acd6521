import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId, id } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { DeliveryPage, DeliveryRecord, deliveryListing, InvitationPreview, MySeats, PaperAsked } from './schema.ts';

const reads = { module: 'meetingOwners', right: 'r' } as const;
const administers = { module: 'meetingOwners', right: 'rw' } as const;
const asked = z.object({ id, lang: z._default(z.enum(['cs', 'en']), 'cs') });
const Ticket = z.object({ url: z.string() });

/** How people are called to a meeting, and what shows that they were. */
export const summons = callsOf('summons', {
  mine: endpoint('GET /api/v2/meeting-of-owners/:id/my-seats', {
    needs: reads,
    input: byId,
    output: MySeats,
    summary: 'Places of the asker in a called meeting with the codes of their rows at the desk; nothing for others.',
  }),
  open: endpoint('PUT /api/v2/meeting-of-owners/:id/opened', {
    inDemo: 'answers',
    needs: reads,
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'Writes down that somebody of a place has opened the invitation; once for each of them.',
  }),
  preview: endpoint('GET /api/v2/meeting-of-owners/:id/invitation', {
    needs: administers,
    input: asked,
    output: InvitationPreview,
    summary: 'The invitation as the page, the mail and the paper say it, and the places that no mail reaches.',
  }),
  delivery: endpoint('GET /api/v2/meeting-of-owners/:id/delivery', {
    needs: administers,
    input: z.object({ id, ...paging, ...deliveryListing }),
    output: DeliveryPage,
    summary: 'How the invitation came to each place, with who wrote it down and when.',
  }),
  record: endpoint('POST /api/v2/meeting-of-owners/:id/delivery', {
    creates: 'delivery',
    needs: administers,
    visit: 'never',
    input: DeliveryRecord,
    /** `id` of the first row that was written. */
    output: z.object({ id: z.number(), count: z.number() }),
    summary: 'Writes down that the invitation was handed over, posted or hung, of one place or of many at once.',
    says: 'SUMMONS.RECORDED',
  }),
  print: endpoint('GET /api/v2/meeting-of-owners/:id/invitation/print', {
    limit: 'export',
    needs: reads,
    input: PaperAsked,
    output: Ticket,
    summary: 'A short-lived address of a paper: the sheet for the board, letters, the form of a power, the deliveries.',
  }),
  printFile: endpoint('GET /api/v2/meeting-of-owners/invitation-print/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: PaperAsked,
    output: z.any(),
    summary: 'The paper in PDF.',
  }),
  calendar: endpoint('GET /api/v2/meeting-of-owners/:id/calendar', {
    limit: 'export',
    needs: reads,
    input: asked,
    output: Ticket,
    summary: 'A short-lived address of the meeting as iCalendar.',
  }),
  calendarFile: endpoint('GET /api/v2/meeting-of-owners/calendar-file/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: asked,
    output: z.any(),
    summary: 'The meeting as iCalendar.',
  }),
});
