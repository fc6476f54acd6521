import { defineNoun, none } from '../base/noun/define-noun.ts';
import { second } from './endpoints.ts';
import { secondRefusals } from './rules-refusals.ts';

/** The second person, who confirms what one person wrote down for another. */
export const secondNoun = defineNoun({
  module: 'vote',
  endpoints: { second },
  refusals: secondRefusals,
  deeds: none('what it does is written down under the vote'),
  mails: ['secondAsked', 'verifierAsked', 'votePaperSecond'],
  counts: ['secondWaiting'],
  finds: none('the search finds the vote'),
});
