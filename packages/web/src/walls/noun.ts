import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { wallRoutes } from './routes.tsx';

export const wallsNoun = defineNoun({
  routes: wallRoutes,
  alsoSays: none('words of reports that its screens say are known everywhere'),
  menu: none('it is reached from the list of reports'),
  finds: none('what came from the wall is found once it is a report'),
  atHome: 'brings',
  ...withoutTabs,
  houseTab: 'brings',
});
