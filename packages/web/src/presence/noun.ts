import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { presenceRoutes } from './routes.tsx';

export const presenceNoun = defineNoun({
  routes: presenceRoutes,
  alsoSays: ['votes', 'proxies'],
  menu: none('it is reached from votes'),
  finds: none('the search finds the vote'),
  atHome: none('votes bring what waits'),
  ...withoutTabs,
});
