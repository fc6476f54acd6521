import { ballots } from '#contract/ballots/endpoints.ts';
import { none } from '#contract/base/noun/define-noun.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { asRecord } from '../motions/tables-travel.ts';
import { ballotHandlers } from './handlers.ts';
import { personalOfBallots } from './personal.ts';

export const ballotsNoun = defineNoun({
  serves: (portal, { showsVote }) => [served(ballots, ballotHandlers(portal, showsVote))],
  tables: owns({
    vote_objection: asRecord,
    vote_code: { stays: 'codes under way, bound to sessions', quiet: 'codes are theirs alone' },
  }),
  guards: none('no files belong to it'),
  personal: [personalOfBallots],
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
