import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { bankRoutes } from './routes.tsx';

export const bankNoun = defineNoun({
  routes: bankRoutes,
  alsoSays: ['money'],
  menu: none('it is reached from fees, whose line says how much waits'),
  finds: none('the search of the header has no group for it'),
  atHome: none('the menu says how many payments wait'),
  ...withoutTabs,
});
