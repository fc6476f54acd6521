import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';

export const feedsNoun = defineNoun({
  routes: none('it stands in the calendar and in the settings of the house'),
  alsoSays: none('its parts come with the pages they stand in'),
  menu: none('it is reached from the calendar'),
  finds: none('what others publish is looked up where they publish it'),
  atHome: none('the calendar brings what is near'),
  ...withoutTabs,
  houseTab: 'brings',
  eventParts: 'brings',
});
