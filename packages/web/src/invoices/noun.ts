import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';

export const invoicesNoun = defineNoun({
  // Its page needs no house, so it hangs on the administration's own root.
  routes: none('it stands on the page of the association and in the administration of the portal'),
  alsoSays: ['money', 'bank'],
  menu: none('it stands on the page of the association'),
  finds: none('nothing of it is ever searched'),
  atHome: 'brings',
  ...withoutTabs,
  houseTab: 'brings',
});
