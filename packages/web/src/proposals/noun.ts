import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { proposalRoutes } from './routes.tsx';

export const proposalsNoun = defineNoun({
  routes: proposalRoutes,
  alsoSays: none('its screens say nothing of others'),
  menu: none('they are entered from the list of meetings'),
  finds: none('the list of them is short'),
  atHome: none('the committee is told by mail'),
  ...withoutTabs,
  meetingParts: 'brings',
});
