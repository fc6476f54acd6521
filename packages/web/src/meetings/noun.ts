import { IconUsersGroup } from '@tabler/icons-react';
import { none } from '#contract/base/noun/define-noun.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { meetingRoutes } from './routes.tsx';

export const meetingsNoun = defineNoun({
  routes: meetingRoutes,
  alsoSays: none('its screens say nothing of others'),
  menu: {
    at: meetingLinks.list(),
    name: 'MODULES.MEETINGS',
    icon: IconUsersGroup,
    module: 'meetingOwners',
    count: 'meetingsScheduled',
  },
  finds: 'meetingOwners',
  atHome: none('nothing of it waits for anybody'),
  ...withoutTabs,
});
