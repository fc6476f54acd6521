import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';

export const insolvencyNoun = defineNoun({
  routes: none('it stands on the page of the association'),
  alsoSays: none('its section says only its own sentences'),
  menu: none('it stands on the page of the association'),
  finds: none('nothing of it is ever searched'),
  atHome: none('nothing of it is counted where others may look'),
  ...withoutTabs,
  houseTab: 'brings',
});
