import { none } from '#contract/base/noun/define-noun.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun } from '../define-noun.ts';
import { personalOfVotes } from './personal.ts';
import { pointFiles } from './queries-files.ts';
import { asRecord, closedVote, frozen } from './tables-travel.ts';

export const motionsNoun = defineNoun({
  serves: none('the calls about a vote are those of votes'),
  tables: owns({
    vote: {
      ...asRecord,
      readAlone: { rows: closedVote, why: 'running' },
      columns: {
        created_by: { idOf: 'member' },
        replaces_id: { idOf: 'vote' },
        frozen_id: frozen,
        law: { json: {} },
      },
      inLog: ['votes', 'vote'],
    },
    vote_point: { ...asRecord, columns: { frozen_id: frozen, result: { json: {} }, law: { json: {} } } },
  }),
  guards: { vote_point: pointFiles },
  personal: [personalOfVotes],
  hears: none('nothing of it changes when people change'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('it mails nothing'),
  counts: none('votes count what waits'),
  days: none('nothing of it falls on a day'),
  jobs: none('nothing of it is done by itself'),
  sample: none('votes furnish the sample'),
});
