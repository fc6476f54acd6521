import { defineNoun } from '../base/noun/define-noun.ts';
import { events } from './endpoints.ts';
import { eventAccepts } from './endpoints-accepts.ts';
import { calendars, eventLabels } from './endpoints-calendars.ts';
import { eventComing } from './endpoints-coming.ts';
import { eventComments } from './endpoints-comments.ts';
import { eventFollow } from './endpoints-follow.ts';
import { eventPrints } from './endpoints-print.ts';
import { eventWordings } from './endpoints-wordings.ts';
import { eventsRefusals } from './rules-refusals.ts';

export const eventsNoun = defineNoun({
  module: 'events',
  endpoints: {
    events,
    calendars,
    eventLabels,
    eventComments,
    eventComing,
    eventFollow,
    eventAccepts,
    eventWordings,
    eventPrints,
  },
  refusals: eventsRefusals,
  deeds: ['events', 'calendars', 'eventLabels'],
  mails: [
    ...(['eventCreated', 'eventMoved', 'eventCancelled', 'eventSoon', 'eventReminder'] as const),
    ...(['eventComment', 'eventMention'] as const),
  ],
  counts: ['eventsToConfirm'],
  finds: 'events',
});
