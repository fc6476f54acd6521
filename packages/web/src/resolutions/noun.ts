import { IconListDetails } from '@tabler/icons-react';
import { none } from '#contract/base/noun/define-noun.ts';
import { resolutionLinks } from '#contract/resolutions/links.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { resolutionRoutes } from './routes.tsx';

export const resolutionsNoun = defineNoun({
  routes: resolutionRoutes,
  alsoSays: none('its screens say nothing of others'),
  menu: {
    at: resolutionLinks.list(),
    name: 'MODULES.RESOLUTIONS',
    icon: IconListDetails,
    module: 'vote',
    count: 'resolutionsOpen',
    waits: ['resolutionsMine'],
  },
  finds: 'vote',
  atHome: none('the menu says what waits'),
  ...withoutTabs,
  meetingParts: 'brings',
});
