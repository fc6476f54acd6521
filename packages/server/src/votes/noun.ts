import { none } from '#contract/base/define-noun.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { ballots } from '#contract/votes/endpoints-ballots.ts';
import { voteLedger } from '#contract/votes/endpoints-ledger.ts';
import { votePaper } from '#contract/votes/endpoints-paper.ts';
import { votePresence } from '#contract/votes/endpoints-presence.ts';
import { proxies } from '#contract/votes/endpoints-proxies.ts';
import { voteReports } from '#contract/votes/endpoints-reports.ts';
import { representations } from '#contract/votes/endpoints-representation.ts';
import { second } from '#contract/votes/endpoints-second.ts';
import { voteTerms } from '#contract/votes/endpoints-term.ts';
import { may } from '../base/http/gate.ts';
import { defineNoun, served } from '../define-noun.ts';
import { secondHandlers } from './acts/handlers.ts';
import { askSeconds, tellEarlierRepresentatives } from './acts/jobs.ts';
import { personalOfActs } from './acts/personal.ts';
import { countWaiting } from './acts/queries-listing.ts';
import { ballotHandlers } from './ballots/handlers.ts';
import { personalOfBallots } from './ballots/personal.ts';
import { personalOfAnswers } from './ballots/personal-answers.ts';
import { personalOfCensus } from './census/personal.ts';
import { personalOfVoteMails } from './census/personal-mails.ts';
import { followEstate, followRegister, holdRunning } from './census/steps-register.ts';
import { termHandlers } from './course/handlers.ts';
import { closeVotes, courseErrands, remindOfVotes } from './course/jobs.ts';
import { voteHandlers } from './handlers.ts';
import { ledgerHandlers } from './ledger/handlers.ts';
import { personalOfLedger } from './ledger/personal.ts';
import { noteMerge } from './ledger/steps-people.ts';
import { paperHandlers } from './paper/handlers.ts';
import { leaveSilentPrints, ticketErrand } from './paper/jobs.ts';
import { personalOfPaper } from './paper/personal.ts';
import { paperFiles } from './paper/queries-second.ts';
import { personalOfVotes } from './personal.ts';
import { presenceHandlers } from './presence/handlers.ts';
import { personalOfPresence } from './presence/personal.ts';
import { sheetFiles } from './presence/queries-second.ts';
import { proxyHandlers } from './proxies/handlers.ts';
import { personalOfProxies } from './proxies/personal.ts';
import { proxyFiles } from './proxies/queries.ts';
import { countRunning } from './queries.ts';
import { pointFiles } from './queries-files.ts';
import { reportHandlers } from './reports/handlers.ts';
import { representationHandlers } from './representatives/handlers.ts';
import { personalOfRepresentatives } from './representatives/personal.ts';
import { representationFiles } from './representatives/queries.ts';
import { voteTables } from './tables-travel.ts';

export const votesNoun = defineNoun({
  serves: (house) => [
    served(votes, voteHandlers(house)),
    served(ballots, ballotHandlers(house)),
    served(votePresence, presenceHandlers(house)),
    served(voteLedger, ledgerHandlers(house)),
    served(votePaper, paperHandlers(house)),
    served(proxies, proxyHandlers(house)),
    served(second, secondHandlers(house)),
    served(representations, representationHandlers(house)),
    served(voteReports, reportHandlers(house)),
    served(voteTerms, termHandlers(house)),
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
