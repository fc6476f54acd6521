import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';

/** Numbers of what waits for the asker whose first thing is named. */
export const doorNames = [
  'messagesUnread',
  'acceptsWaiting',
  'documentsToConfirm',
  'documentsDue',
  'reportsGiven',
  'reportsAsked',
  'votesWaiting',
  'surveysToAnswer',
  'approvalsForMe',
  'secondWaiting',
  'bookingsToDecide',
  'photosOffered',
  'wallWaiting',
  'stepsForMe',
] as const;
export type DoorName = (typeof doorNames)[number];

/** `until` is the day, or the moment, by which it is to be done. */
const First = z.object({ door: z.enum(doorNames), id: z.number(), title: z.string(), until: z.nullable(z.string()) });
export type First = z.output<typeof First>;

export const doors = callsOf('home', {
  first: endpoint('GET /api/v2/waits/first', {
    summary:
      'Of each kind of what waits for the asker the one thing that comes first: the oldest deadline, then the oldest.',
    needs: 'member',
    input: z.object({}),
    output: z.object({ firsts: z.array(First) }),
  }),
});
