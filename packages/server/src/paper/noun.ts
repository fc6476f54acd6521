import { none } from '#contract/base/noun/define-noun.ts';
import { votePaper } from '#contract/paper/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { asRecord, ofClosedVote } from '../motions/tables-travel.ts';
import { paperHandlers } from './handlers.ts';
import { personalOfPaper } from './personal.ts';
import { paperFiles } from './queries-second.ts';
import { leaveSilentPrints, ticketErrand } from './tickets/jobs.ts';

export const paperNoun = defineNoun({
  serves: (portal) => [served(votePaper, paperHandlers(portal))],
  tables: owns({
    vote_paper: { ...asRecord, withheld: ofClosedVote },
    vote_print: { stays: 'printed tickets, kept for a day', quiet: 'printing is nobody’s news' },
  }),
  guards: { vote_paper: paperFiles },
  personal: [personalOfPaper],
  hears: none('nothing of it changes when people change'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('its mails always go'),
  counts: none('votes count what waits'),
  days: none('nothing of it falls on a day'),
  jobs: (portal) => [
    { name: 'votes.prints', cron: '* * * * *', run: async () => void (await leaveSilentPrints(portal)) },
    ticketErrand(portal),
  ],
  sample: none('votes furnish the sample'),
});
