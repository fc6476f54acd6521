import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { importRoutes } from './routes.tsx';

export const importsNoun = defineNoun({
  routes: importRoutes,
  alsoSays: ['changes'],
  menu: none('it has no line in the menu'),
  finds: none('the search does not look for it'),
  atHome: none('it brings nothing to the dashboard'),
  ...withoutTabs,
});
