import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { agendaRoutes } from './routes.tsx';

export const agendaNoun = defineNoun({
  routes: agendaRoutes,
  alsoSays: ['meetings'],
  menu: none('it stands on the page of its meeting'),
  finds: none('the search finds the meeting'),
  atHome: none('nothing of it waits for anybody'),
  ...withoutTabs,
  meetingParts: 'brings',
});
