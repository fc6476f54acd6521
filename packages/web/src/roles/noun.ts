import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutParts } from '../define-noun.ts';
import { roleRoutes } from './routes.tsx';

export const rolesNoun = defineNoun({
  routes: roleRoutes,
  alsoSays: none('its screens say only their own sentences'),
  menu: none('it has no line in the menu'),
  finds: none('the search does not look for it'),
  atHome: none('it brings nothing to the dashboard'),
  houseTab: 'brings',
  personTab: none('rights of a person are drawn by members'),
  ...withoutParts,
});
