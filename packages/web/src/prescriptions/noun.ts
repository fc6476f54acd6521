import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { runRoutes } from './routes.tsx';

export const prescriptionsNoun = defineNoun({
  routes: runRoutes,
  alsoSays: ['money', 'prints', 'fees'],
  menu: none('the overview of fees leads to it'),
  finds: none('what people pay is never searched'),
  atHome: none('owners are mailed'),
  ...withoutTabs,
});
