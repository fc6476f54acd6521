import type { Place } from '#contract/base/calls/links.ts';
import { bookingLinks } from '#contract/bookings/links.ts';
import { clockLinks } from '#contract/clock/links.ts';
import { documentLinks } from '#contract/documents/links.ts';
import type { Layer } from '#contract/events/schema-words.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { surveyLinks } from '#contract/surveys/links.ts';

/** Where what falls on a day is read. */
export const layerPlaces: Record<Layer, (id: number) => Place> = {
  meetings: meetingLinks.one,
  votes: voteLinks.one,
  surveys: surveyLinks.one,
  papers: documentLinks.one,
  reports: reportLinks.one,
  works: reportLinks.one,
  bookings: bookingLinks.list,
  terms: clockLinks.list,
};
