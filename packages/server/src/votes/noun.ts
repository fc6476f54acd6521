import { ballots } from '#contract/ballots/endpoints.ts';
import { none } from '#contract/base/define-noun.ts';
import { voteTerms } from '#contract/course/endpoints.ts';
import { votePaper } from '#contract/paper/endpoints.ts';
import { votePresence } from '#contract/presence/endpoints.ts';
import { voteReports } from '#contract/protocols/endpoints.ts';
import { proxies } from '#contract/proxies/endpoints.ts';
import { representations } from '#contract/representations/endpoints.ts';
import { second } from '#contract/second/endpoints.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { personalOfAnswers } from '../answers/personal.ts';
import { ballotHandlers } from '../ballots/handlers.ts';
import { personalOfBallots } from '../ballots/personal.ts';
import { may } from '../base/http/gate.ts';
import { personalOfCensus } from '../census/personal.ts';
import { personalOfVoteMails } from '../census/personal-mails.ts';
import { termHandlers } from '../course/handlers.ts';
import { closeVotes, courseErrands, remindOfVotes } from '../course/jobs.ts';
import { askSeconds, tellEarlierRepresentatives } from '../course/jobs-second.ts';
import { defineNoun, served } from '../define-noun.ts';
import { personalOfLedger } from '../ledger/personal.ts';
import { noteMerge } from '../ledger/steps-people.ts';
import { personalOfVotes } from '../motions/personal.ts';
import { pointFiles } from '../motions/queries-files.ts';
import { paperHandlers } from '../paper/handlers.ts';
import { personalOfPaper } from '../paper/personal.ts';
import { paperFiles } from '../paper/queries-second.ts';
import { leaveSilentPrints, ticketErrand } from '../paper/tickets/jobs.ts';
import { presenceHandlers } from '../presence/handlers.ts';
import { personalOfPresence } from '../presence/personal.ts';
import { sheetFiles } from '../presence/queries-second.ts';
import { reportHandlers } from '../protocols/handlers.ts';
import { proxyHandlers } from '../proxies/handlers.ts';
import { personalOfProxies } from '../proxies/personal.ts';
import { proxyFiles } from '../proxies/queries.ts';
import { representationHandlers } from '../representations/handlers.ts';
import { personalOfRepresentatives } from '../representations/personal.ts';
import { representationFiles } from '../representations/queries.ts';
import { secondHandlers } from '../second/handlers.ts';
import { personalOfActs } from '../second/personal.ts';
import { countWaiting } from '../second/queries-listing.ts';
import { followEstate, followRegister, holdRunning } from '../transfers/steps.ts';
import { ledgerHandlers } from '../verification/handlers.ts';
import { voteHandlers } from './handlers.ts';
import { countRunning } from './queries-listing.ts';
import { voteTables } from './tables-travel.ts';

export const votesNoun = defineNoun({
  serves: (house, { showsVote }) => [
    served(votes, voteHandlers(house)),
    served(ballots, ballotHandlers(house, showsVote)),
    served(votePresence, presenceHandlers(house, showsVote)),
    served(voteLedger, ledgerHandlers(house)),
    served(votePaper, paperHandlers(house)),
    served(proxies, proxyHandlers(house)),
    served(second, secondHandlers(house)),
    served(representations, representationHandlers(house)),
    served(voteReports, reportHandlers(house, showsVote)),
    served(voteTerms, termHandlers(house, showsVote)),
  ],
  tables: voteTables,
  guards: {
    vote: sheetFiles,
    vote_point: pointFiles,
    vote_proxy: proxyFiles,
    vote_paper: paperFiles,
    representation: representationFiles,
  },
  personal: [
    personalOfVotes,
    personalOfLedger,
    personalOfCensus,
    personalOfAnswers,
    personalOfBallots,
    personalOfVoteMails,
    personalOfPresence,
    personalOfActs,
    personalOfPaper,
    personalOfRepresentatives,
    personalOfProxies,
  ],
  hears: (house) => ({
    registerChanged: (db, scope, unitIds, source, now) => followRegister(house, { db, scope, now }, unitIds, source),
    succeeding: (db, scope) => holdRunning(db, scope),
    succeeded: (db, scope, id, now) => followEstate(house, { db, scope, now }, id),
    merging: (db, scope, { from, to }, now) => noteMerge(house, { db, scope, now }, from, to),
  }),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  counts: async ({ db, scope, now }) => {
    const { running, waiting } = may(scope, 'vote', 'r')
      ? await countRunning(db, scope, now)
      : { running: 0, waiting: 0 };
    return { votes: running, votesWaiting: waiting, secondWaiting: await countWaiting(db, scope) };
  },
  jobs: (house, log) => [
    {
      name: 'votes.close',
      cron: '* * * * *',
      run: async () => {
        await closeVotes(house, log);
        await remindOfVotes(house, log);
        await askSeconds(house, log);
        await tellEarlierRepresentatives(house, log);
        await leaveSilentPrints(house);
      },
    },
    ...courseErrands(house),
    ticketErrand(house),
  ],
});
