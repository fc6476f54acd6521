import { none } from '#contract/base/noun/define-noun.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun } from '../define-noun.ts';
import { asRecord, ofClosedVote } from '../motions/tables-travel.ts';
import { personalOfAnswers } from './personal.ts';

export const answersNoun = defineNoun({
  serves: none('ballots, presence and paper write them'),
  tables: owns({
    vote_answer: {
      ...asRecord,
      withheld: ofClosedVote,
      columns: { cast_by: { idOf: 'member' }, owner_ids: { idsOf: 'member' } },
    },
  }),
  guards: none('no files belong to it'),
  personal: [personalOfAnswers],
  hears: none('nothing of it changes when people change'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('its mails always go'),
  counts: none('votes count what waits'),
  days: none('nothing of it falls on a day'),
  jobs: none('nothing of it is done by itself'),
  sample: none('votes furnish the sample'),
});
