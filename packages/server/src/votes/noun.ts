import { none } from '#contract/base/noun/define-noun.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { voteStanding } from '#contract/votes/endpoints-standing.ts';
import { may } from '../base/http/gate.ts';
import { defineNoun, served } from '../define-noun.ts';
import { voteHandlers } from './handlers.ts';
import { voteStandingHandlers } from './handlers-standing.ts';
import { endsOfVotes } from './queries-days.ts';
import { countRunning } from './queries-listing.ts';
import { furnishVotes } from './sample.ts';
import { termsOfVotes } from './steps-terms.ts';

export const votesNoun = defineNoun({
  serves: (portal, { talks }) => [
    served(votes, voteHandlers(portal, talks)),
    served(voteStanding, voteStandingHandlers()),
  ],
  tables: none('it reads alone'),
  guards: none('no files belong to it'),
  personal: none('the nouns whose tables it changes or reads know of people'),
  hears: none('nothing of it changes when people change'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('it mails nothing'),
  counts: async ({ db, scope, now }) => {
    const { running, waiting } = may(scope, 'vote', 'r')
      ? await countRunning(db, scope, now)
      : { running: 0, waiting: 0 };
    return { votes: running, votesWaiting: waiting };
  },
  days: { votes: endsOfVotes },
  terms: termsOfVotes,
  jobs: none('nothing of it is done by itself'),
  sample: { after: ['documents'], furnish: furnishVotes },
});
