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
import { countWaiting } from './acts/queries-listing.ts';
import { ballotHandlers } from './ballots/handlers.ts';
import { followEstate, holdRunning } from './census/steps-register.ts';
import { termHandlers } from './course/handlers.ts';
import { closeVotes, courseErrands, remindOfVotes } from './course/jobs.ts';
import { voteHandlers } from './handlers.ts';
import { ledgerHandlers } from './ledger/handlers.ts';
import { forgetPeople, noteMerge } from './ledger/steps-people.ts';
import { paperHandlers } from './paper/handlers.ts';
import { leaveSilentPrints, ticketErrand } from './paper/jobs.ts';
import { paperFiles } from './paper/queries-second.ts';
import { presenceHandlers } from './presence/handlers.ts';
import { sheetFiles } from './presence/queries-second.ts';
import { proxyHandlers } from './proxies/handlers.ts';
import { proxyFiles } from './proxies/queries.ts';
import { countRunning } from './queries.ts';
import { pointFiles } from './queries-files.ts';
import { reportHandlers } from './reports/handlers.ts';
import { representationHandlers } from './representatives/handlers.ts';
import { representationFiles } from './representatives/queries.ts';
import { endOfDead } from './representatives/steps-death.ts';
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
  hears: (house) => ({
    forgotten: (db, scope, ids, now) => forgetPeople(house, { db, scope, now }, ids),
    died: (db, scope, id, now) => endOfDead(house, { db, scope, now }, id),
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
