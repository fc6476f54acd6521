import * as z from 'zod/mini';
import { Found, piece } from '../base/words/found.ts';

/** In the order of the life of a meeting; it never goes back. */
export const meetingStates = ['concept', 'scheduled', 'finished'] as const;
export type MeetingState = (typeof meetingStates)[number];

export const FoundMeeting = z.extend(Found, {
  status: z.enum(meetingStates),
  cancelled: z.boolean(),
  piece,
  start: z.string(),
});
