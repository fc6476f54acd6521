import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { proxyRoutes } from './routes.tsx';

export const proxiesNoun = defineNoun({
  routes: proxyRoutes,
  alsoSays: ['votes', 'second'],
  menu: none('it is reached from votes'),
  finds: none('the search finds the vote'),
  atHome: none('votes bring what waits'),
  ...withoutTabs,
});
