import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { contacts } from '../contacts/endpoints.ts';
import { documentStanding } from '../documents/endpoints-standing.ts';
import { events } from '../events/endpoints.ts';
import { members } from '../members/endpoints.ts';
import { register } from '../members/endpoints-register.ts';
import { messages } from '../messages/endpoints.ts';
import { messageStanding } from '../messages/endpoints-standing.ts';
import { reportStanding } from '../reports/endpoints-standing.ts';
import { units } from '../units/endpoints.ts';
import { voteStanding } from '../votes/endpoints-standing.ts';
import { doors } from './endpoints-doors.ts';

/** What the first screen of the dashboard asks for: one line a call, answered as the call itself answers the asker. */
export const parts = {
  doors: doors.first,
  latest: messages.latest,
  events: events.soon,
  pins: contacts.pins,
  own: members.one,
  check: units.check,
  falling: register.list,
  reports: reportStanding.open,
  votes: voteStanding.running,
  messages: messageStanding.unconfirmed,
  documents: documentStanding.standing,
};
export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];

const PartNames = z.enum(Object.keys(parts) as [PartName, ...PartName[]]);
const Parts = z.partial(
  z.object({
    doors: parts.doors.output,
    latest: parts.latest.output,
    events: parts.events.output,
    pins: parts.pins.output,
    own: parts.own.output,
    check: parts.check.output,
    falling: parts.falling.output,
    reports: parts.reports.output,
    votes: parts.votes.output,
    messages: parts.messages.output,
    documents: parts.documents.output,
  } satisfies { [P in PartName]: unknown }),
);
export type Parts = z.output<typeof Parts>;

export const together = callsOf('home', {
  dashboard: endpoint('GET /api/v2/dashboard', {
    needs: 'member',
    input: z.object({}),
    /** `silent`: parts that could not be asked now; those that are not for the asker are missing. */
    output: z.object({ parts: Parts, silent: z.array(PartNames) }),
    summary: 'Everything that the first screen of the dashboard shows the asker, each part as its own call answers it.',
  }),
});
