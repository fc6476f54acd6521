import { IconKey } from '@tabler/icons-react';
import { none } from '#contract/base/noun/define-noun.ts';
import { bookingLinks } from '#contract/bookings/links.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { bookingRoutes } from './routes.tsx';

export const bookingsNoun = defineNoun({
  routes: bookingRoutes,
  alsoSays: none('its screens say only its own sentences'),
  menu: {
    at: bookingLinks.list(),
    name: 'MODULES.BOOKINGS',
    icon: IconKey,
    module: 'events',
    only: 'bookingThings',
    waits: ['bookingsToDecide'],
  },
  finds: none('what is booked is looked up where it is booked'),
  atHome: 'brings',
  ...withoutTabs,
  houseTab: 'brings',
});
