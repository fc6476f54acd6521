import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { homeRoutes } from './routes.tsx';

export const homeNoun = defineNoun({
  routes: homeRoutes,
  alsoSays: none('its screens say only their own sentences'),
  menu: none('it has no line in the menu'),
  finds: none('the search does not look for it'),
  atHome: none('it brings nothing to the dashboard'),
  ...withoutTabs,
});
