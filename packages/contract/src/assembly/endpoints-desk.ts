import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId, id } from '../base/calls/ids.ts';
import {
  AgentAsked,
  AgentStanding,
  Desk,
  DoorAct,
  DoorPower,
  Marked,
  MarkInput,
  PowerInput,
  SeatCard,
  SeatListing,
  SeatPage,
  SeatSearch,
  SeatsFound,
} from './schema.ts';
import { SheetAsked } from './schema-sheet.ts';

const reads = { module: 'meetingOwners', right: 'r' } as const;
/** All of it takes votes to administer too: the attendance is that of the meeting's vote. */
const administers = { module: 'meetingOwners', right: 'rw' } as const;

export const assemblyDesk = callsOf('assembly', {
  desk: endpoint('GET /api/v2/meeting-of-owners/:id/desk', {
    needs: administers,
    input: byId,
    output: Desk,
    summary: 'The registration of a meeting: whether it is open, exact sums of the room, what was written last.',
  }),
  open: endpoint('PUT /api/v2/meeting-of-owners/:id/registration', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: Desk,
    summary: 'Opens the registration: the list of the meeting is frozen and its vote begins; nobody is invited to it.',
    says: 'ASSEMBLY.OPENED',
  }),
  seats: endpoint('GET /api/v2/meeting-of-owners/:id/desk/seats', {
    needs: administers,
    input: SeatListing,
    output: SeatPage,
    summary: 'Seats of the meeting with who is there, paged; the association’s own are left out.',
  }),
  find: endpoint('GET /api/v2/meeting-of-owners/:id/desk/find', {
    needs: administers,
    input: SeatSearch,
    output: SeatsFound,
    summary: 'At most 20 seats by name, unit or the code of an invitation of this meeting.',
  }),
  seat: endpoint('GET /api/v2/meeting-of-owners/:id/desk/seats/:seat', {
    needs: administers,
    input: z.object({ ...byId.shape, seat: id }),
    output: SeatCard,
    summary: 'One seat with who may act for it.',
  }),
  agent: endpoint('GET /api/v2/meeting-of-owners/:id/desk/seats/:seat/agent', {
    needs: administers,
    input: AgentAsked,
    output: AgentStanding,
    summary: 'What the statutes say of somebody who wants to act for the seat, counted with all that they hold.',
  }),
  mark: endpoint('PUT /api/v2/meeting-of-owners/:id/attendance', {
    needs: administers,
    visit: 'never',
    input: MarkInput,
    output: Marked,
    summary: 'Writes down who came for a seat or left; the same tap sent again is taken once.',
  }),
  power: endpoint('POST /api/v2/meeting-of-owners/:id/attendance/power', {
    creates: 'power',
    needs: administers,
    visit: 'never',
    input: PowerInput,
    output: Marked,
    summary:
      'Writes down a power of attorney shown at the door; its agent does not count until a second person confirms it.',
  }),
  powers: endpoint('GET /api/v2/meeting-of-owners/:id/powers', {
    needs: reads,
    input: byId,
    output: z.object({ powers: z.array(DoorPower) }),
    summary: 'Powers shown at the door that wait: for who administers, and for who may confirm them.',
  }),
  confirmPowers: endpoint('PUT /api/v2/meeting-of-owners/:id/powers/confirm', {
    needs: reads,
    visit: 'never',
    input: DoorAct,
    output: z.object({ powers: z.array(DoorPower) }),
    summary: 'Confirms powers shown at the door in one act; whoever acts by them counts from then on.',
    says: 'ASSEMBLY.POWERS_CONFIRMED',
  }),
  settlePowers: endpoint('PUT /api/v2/meeting-of-owners/:id/powers/settle', {
    needs: administers,
    visit: 'never',
    input: DoorAct,
    output: z.object({ powers: z.array(DoorPower) }),
    summary:
      'Decides powers shown at the door that nobody in the room may confirm: the file of the paper suffices without a second person, or the power is refused with the reason. Those confirmed meanwhile come in.',
    says: 'ASSEMBLY.POWERS_SETTLED',
  }),
  sheet: endpoint('POST /api/v2/meeting-of-owners/:id/attendance/sheet', {
    limit: 'export',
    needs: administers,
    effect: 'reads',
    input: SheetAsked,
    output: z.object({ url: z.string() }),
    summary: 'A short-lived address of the attendance sheet to sign.',
  }),
  sheetFile: endpoint('GET /api/v2/meeting-of-owners/attendance/sheet/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: administers,
    input: SheetAsked,
    output: z.any(),
    summary: 'The attendance sheet in PDF, by entrances, a line for each seat.',
  }),
});
