import { none } from '#contract/base/noun/define-noun.ts';
import { personal } from '../base/people/personal.ts';

export const personalOfVotes = personal({
  columns: {
    'vote.created_by': {
      told: { not: 'what they did stands in the log' },
      merged: 'given',
      erased: { stays: 'who called a vote is said by its record, without a name' },
    },
  },
  tells: none('what somebody did in votes is told by its parts'),
  counts: none('what somebody did in votes is counted by its parts'),
  gives: none('by its column'),
  forgets: none('a vote stays'),
  death: none('a vote goes on'),
});
