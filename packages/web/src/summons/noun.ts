import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { summonsRoutes } from './routes.tsx';

export const summonsNoun = defineNoun({
  routes: summonsRoutes,
  alsoSays: ['meetings'],
  menu: none('it is opened from its meeting'),
  finds: none('invitations are found by their meetings'),
  atHome: none('meetings stand in the menu'),
  ...withoutTabs,
  meetingParts: 'brings',
});
