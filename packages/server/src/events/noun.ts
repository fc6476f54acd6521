import { none } from '#contract/base/noun/define-noun.ts';
import { events } from '#contract/events/endpoints.ts';
import { eventAccepts } from '#contract/events/endpoints-accepts.ts';
import { calendars, eventLabels } from '#contract/events/endpoints-calendars.ts';
import { eventComing } from '#contract/events/endpoints-coming.ts';
import { eventComments } from '#contract/events/endpoints-comments.ts';
import { eventFollow } from '#contract/events/endpoints-follow.ts';
import { eventPrints } from '#contract/events/endpoints-print.ts';
import { eventWordings } from '#contract/events/endpoints-wordings.ts';
import { owns } from '../base/db/owned-tables.ts';
import { commentHandlers } from '../comments/handlers.ts';
import { acceptHandlers } from '../confirmations/handlers-accepts.ts';
import { wordingHandlers } from '../confirmations/handlers-wordings.ts';
import { defineNoun, served } from '../define-noun.ts';
import { followHandlers } from '../follow/handlers.ts';
import { askedEvents, wordedEvents } from './asked/queries.ts';
import { countOwedEvents } from './asked/queries-owed.ts';
import { eventAsks } from './asked/steps-asks.ts';
import { holdingPapers } from './asked/steps-holding.ts';
import { answerComing } from './coming/steps.ts';
import { eventTalk } from './detail/queries-talk.ts';
import { ofRoot } from './detail/steps-root.ts';
import { eventHandlers } from './handlers.ts';
import { calendarHandlers, labelHandlers } from './handlers-calendars.ts';
import { eventPrintHandlers } from './handlers-print.ts';
import { remindDue } from './jobs.ts';
import { personalOfEvents } from './personal.ts';
import { eventFiles } from './queries-files.ts';
import { eventSeen } from './rows/queries.ts';
import { furnishEvents } from './sample.ts';
import { eventSources } from './telling/notices.ts';

export const eventsNoun = defineNoun({
  serves: (portal, { days }) => [
    served(events, eventHandlers(portal, days)),
    served(calendars, calendarHandlers()),
    served(eventLabels, labelHandlers()),
    served(eventComments, ofRoot(commentHandlers(portal, 'event', eventTalk))),
    served(eventComing, { answer: (at, input) => answerComing(at, input) }),
    served(eventFollow, ofRoot(followHandlers({ owner: 'event', opens: eventSeen }))),
    served(eventAccepts, ofRoot(holdingPapers(acceptHandlers(portal, askedEvents, eventAccepts)))),
    served(eventWordings, wordingHandlers(portal, wordedEvents, 'eventId')),
    served(eventPrints, eventPrintHandlers(portal)),
  ],
  tables: owns({
    event: { travels: true, inLog: ['events'] },
    event_calendar: { travels: true, inLog: ['calendars'] },
    event_label: { travels: true, inLog: ['eventLabels'] },
    event_coming: { travels: true },
    event_news: { travels: true, quiet: 'it is kept beside the event that it tells of' },
  }),
  guards: { event: eventFiles },
  personal: [personalOfEvents],
  hears: none('no row of it holds a name'),
  asks: { event: eventAsks },
  tells: eventSources,
  talks: { event: eventTalk },
  mailChecks: none('notices see to mails of news'),
  counts: async ({ db, scope, now }) => ({ eventsToConfirm: await countOwedEvents(db, scope, now) }),
  days: none('its own days are the calendar itself'),
  jobs: (portal, log) => [
    {
      name: 'events.remind',
      cron: '* * * * *',
      run: async () => {
        await remindDue(portal, log);
      },
    },
  ],
  sample: furnishEvents,
});
