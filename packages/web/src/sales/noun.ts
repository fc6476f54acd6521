import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutParts } from '../define-noun.ts';
import { saleRoutes } from './routes.tsx';

export const salesNoun = defineNoun({
  routes: saleRoutes,
  alsoSays: ['accounts', 'money'],
  menu: none('accounts of units lead to them'),
  finds: none('debts are never searched'),
  atHome: none('the paper is given to the seller'),
  houseTab: none('it brings nothing to the page of the association'),
  personTab: 'brings',
  ...withoutParts,
});
