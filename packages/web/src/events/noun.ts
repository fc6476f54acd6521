import { IconCalendarEvent } from '@tabler/icons-react';
import { eventLinks } from '#contract/events/links.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { eventRoutes } from './routes.tsx';

export const eventsNoun = defineNoun({
  routes: eventRoutes,
  alsoSays: ['fields', 'audience'],
  menu: {
    at: eventLinks.list(),
    name: 'MODULES.EVENTS',
    icon: IconCalendarEvent,
    module: 'events',
    waits: ['eventsToConfirm'],
  },
  finds: 'events',
  atHome: 'brings',
  ...withoutTabs,
  houseTab: 'brings',
});
