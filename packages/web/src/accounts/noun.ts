import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { accountRoutes } from './routes.tsx';

export const accountsNoun = defineNoun({
  routes: accountRoutes,
  alsoSays: ['money', 'clearances', 'sales'],
  menu: none('they are opened from the overview of fees'),
  finds: none('debts are never searched'),
  atHome: none('what a unit owes is told on its account alone'),
  ...withoutTabs,
});
