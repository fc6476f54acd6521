import { defineNoun, none } from '../base/noun/define-noun.ts';
import { votePresence } from './endpoints.ts';
import { presenceRefusals } from './rules-refusals.ts';

/** Who is in the room of an assembly, and what was answered there. */
export const presenceNoun = defineNoun({
  module: 'vote',
  endpoints: { votePresence },
  refusals: presenceRefusals,
  deeds: none('what it does is written down under the vote'),
  mails: ['voteLeft'],
  counts: none('votes count what waits'),
  finds: none('the search finds the vote'),
});
