import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { projectorRoutes } from './routes.tsx';

export const projectorNoun = defineNoun({
  routes: projectorRoutes,
  alsoSays: none('its screens say nothing of others'),
  menu: none('it is entered from the meeting'),
  finds: none('the search finds the meeting'),
  atHome: none('nothing of it waits for anybody'),
  ...withoutTabs,
  meetingParts: 'brings',
});
