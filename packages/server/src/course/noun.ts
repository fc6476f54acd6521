import { none } from '#contract/base/noun/define-noun.ts';
import { voteTerms } from '#contract/course/endpoints.ts';
import { defineNoun, served } from '../define-noun.ts';
import { termHandlers } from './handlers.ts';
import { closeVotes, courseErrands, remindOfVotes } from './jobs.ts';
import { askSeconds, tellEarlierRepresentatives } from './jobs-second.ts';
import { whyNotRunning } from './mails/queries-delivery.ts';

export const courseNoun = defineNoun({
  serves: (portal, { showsVote }) => [served(voteTerms, termHandlers(portal, showsVote))],
  tables: none('it changes the vote'),
  guards: none('no files belong to it'),
  personal: none('the nouns whose tables it changes or reads know of people'),
  hears: none('nothing of it changes when people change'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: { voteInvitation: whyNotRunning, voteReminder: whyNotRunning, voteProlonged: whyNotRunning },
  counts: none('votes count what waits'),
  days: none('nothing of it falls on a day'),
  jobs: (portal, log) => [
    {
      name: 'votes.close',
      cron: '* * * * *',
      run: async () => {
        await closeVotes(portal, log);
        await remindOfVotes(portal, log);
        await askSeconds(portal, log);
        await tellEarlierRepresentatives(portal, log);
      },
    },
    ...courseErrands(portal),
  ],
  sample: none('votes furnish the sample'),
});
