import { none } from '#contract/base/noun/define-noun.ts';
import { votePresence } from '#contract/presence/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { asRecord } from '../motions/tables-travel.ts';
import { presenceHandlers } from './handlers.ts';
import { personalOfPresence } from './personal.ts';
import { sheetFiles } from './queries.ts';

export const presenceNoun = defineNoun({
  serves: (portal, { showsVote }) => [served(votePresence, presenceHandlers(portal, showsVote))],
  tables: owns({
    vote_presence: asRecord,
    vote_attendance_event: {
      stays: 'a vote that runs does not go on elsewhere, and what desks wrote down stands in its ledger',
      quiet: 'the attendance that it is about is told',
    },
  }),
  guards: { vote: sheetFiles },
  personal: [personalOfPresence],
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
