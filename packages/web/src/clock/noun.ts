import { IconClockHour4 } from '@tabler/icons-react';
import { none } from '#contract/base/noun/define-noun.ts';
import { clockLinks } from '#contract/clock/links.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { clockRoutes } from './routes.tsx';

export const clockNoun = defineNoun({
  routes: clockRoutes,
  alsoSays: none('its screens say nothing of others'),
  menu: {
    at: clockLinks.list(),
    name: 'MODULES.CLOCK',
    icon: IconClockHour4,
    module: 'svj',
    only: 'clockSeen',
  },
  finds: none('terms are of what the search finds'),
  atHome: none('people are mailed of terms, and find them in the menu'),
  ...withoutTabs,
});
