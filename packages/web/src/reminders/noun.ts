import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { reminderRoutes } from './routes.tsx';

export const remindersNoun = defineNoun({
  routes: reminderRoutes,
  alsoSays: ['money', 'prints', 'accounts'],
  menu: none('debts and accounts of units lead to it'),
  finds: none('debts are never searched'),
  atHome: none('who owes is written to'),
  ...withoutTabs,
});
