import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';

export const substitutesNoun = defineNoun({
  routes: none('it stands in the page of the meeting'),
  alsoSays: none('it says nothing of others'),
  menu: none('it stands in the page of the meeting'),
  finds: none('the search finds the meeting and the vote'),
  atHome: none('nothing of it waits for anybody'),
  ...withoutTabs,
  meetingParts: 'brings',
});
