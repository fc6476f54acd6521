import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';

export const cadastreNoun = defineNoun({
  routes: none('it stands on the page of the association'),
  alsoSays: none('its section says only its own sentences'),
  menu: none('it stands on the page of the association'),
  finds: none('the search does not look for it'),
  atHome: none('what waits for a decision is counted by whatever is made of it'),
  ...withoutTabs,
  houseTab: 'brings',
});
