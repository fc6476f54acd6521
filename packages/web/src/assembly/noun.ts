import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { assemblyRoutes } from './routes.tsx';

export const assemblyNoun = defineNoun({
  routes: assemblyRoutes,
  alsoSays: ['meetings', 'agenda', 'votes'],
  menu: none('it is entered from the meeting'),
  finds: none('the search finds the meeting'),
  atHome: none('nothing of it waits for anybody'),
  ...withoutTabs,
  meetingParts: 'brings',
});
