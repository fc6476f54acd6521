import { none } from '#contract/base/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { saleRoutes } from './routes.tsx';

export const salesNoun = defineNoun({
  routes: saleRoutes,
  alsoSays: ['accounts', 'money'],
  menu: none('accounts of units lead to them'),
  finds: none('debts are never searched'),
  atHome: none('the paper is given to the seller'),
  ...withoutTabs,
});
