import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { clearanceRoutes } from './routes.tsx';

export const clearancesNoun = defineNoun({
  routes: clearanceRoutes,
  alsoSays: ['accounts', 'money'],
  menu: none('the overview of fees and accounts of units lead to them'),
  finds: none('debts are never searched'),
  atHome: none('the committee is mailed, and the overview of fees in the menu counts what waits'),
  ...withoutTabs,
});
