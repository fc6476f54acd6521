import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { paperRoutes } from './routes.tsx';

export const paperNoun = defineNoun({
  routes: paperRoutes,
  alsoSays: ['votes'],
  menu: none('it is reached from votes'),
  finds: none('the search finds the vote'),
  atHome: none('votes bring what waits'),
  ...withoutTabs,
});
