import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';

export const paymentsNoun = defineNoun({
  routes: none('they stand in the pages of what they tie together'),
  alsoSays: none('it has no addresses of its own'),
  menu: none('they are reached from fees'),
  finds: none('the search of the header has no group for it'),
  atHome: none('fees are reminded of by mail'),
  ...withoutTabs,
  feeParts: 'brings',
  approvalParts: 'brings',
  cashParts: 'brings',
});
