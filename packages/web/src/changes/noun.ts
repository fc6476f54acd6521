import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { changeRoutes } from './routes.tsx';

export const changesNoun = defineNoun({
  routes: changeRoutes,
  alsoSays: ['imports'],
  menu: none('its list stands on the page of the association'),
  finds: none('the search does not look for it'),
  atHome: none('it brings nothing to the dashboard'),
  ...withoutTabs,
  houseTab: 'brings',
});
