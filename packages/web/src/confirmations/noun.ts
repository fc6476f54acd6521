import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';

export const confirmationsNoun = defineNoun({
  routes: none('their queue stands over every page'),
  alsoSays: none('its screens say only their own sentences'),
  menu: none('it has no line in the menu'),
  finds: none('the search does not look for it'),
  atHome: 'brings',
  ...withoutTabs,
});
