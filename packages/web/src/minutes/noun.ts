import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { minutesRoutes } from './routes.tsx';

export const minutesNoun = defineNoun({
  routes: minutesRoutes,
  alsoSays: ['votes'],
  menu: none('they are entered from the meeting'),
  finds: none('the search finds the meeting and the document'),
  atHome: none('the meeting says that a signature waits'),
  ...withoutTabs,
  meetingParts: 'brings',
});
