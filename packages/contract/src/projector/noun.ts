import { defineNoun, none } from '../base/noun/define-noun.ts';
import { projector } from './endpoints.ts';
import { projectorRefusals } from './rules-refusals.ts';

/** What everybody in the room reads on the wall while the meeting goes on: no names, nothing to press. */
export const projectorNoun = defineNoun({
  module: 'meetingOwners',
  endpoints: { projector },
  refusals: projectorRefusals,
  deeds: none('showing it is written down under the meeting'),
  mails: none('it mails nothing'),
  counts: none('nothing of it waits for anybody'),
  finds: none('the search finds the meeting'),
});
