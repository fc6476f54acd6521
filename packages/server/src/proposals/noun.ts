import { none } from '#contract/base/noun/define-noun.ts';
import { proposals } from '#contract/proposals/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { proposalHandlers } from './handlers.ts';
import { followRegister, recounting, remindDue } from './jobs.ts';
import { termsOfProposals } from './listing/queries-terms.ts';
import { personalOfProposals } from './personal.ts';
import { proposalFiles } from './queries-files.ts';
import { countOpen } from './rows/queries.ts';
import { furnishProposals } from './sample.ts';
import { proposalSource } from './telling/notices.ts';

export const proposalsNoun = defineNoun({
  serves: (portal) => [served(proposals, proposalHandlers(portal))],
  tables: owns({
    proposal: {
      travels: true,
      calmed: { set: 'reminded_at = reached_at', where: 'reached_at is not null and reminded_at is null' },
      inLog: ['proposals'],
    },
    proposal_support: { travels: true },
  }),
  guards: { proposal: proposalFiles },
  personal: [personalOfProposals],
  hears: (portal) => ({
    registerChanged: (db, scope) => followRegister(portal, db, scope),
    succeeded: (db, scope) => followRegister(portal, db, scope),
  }),
  asks: none('nobody is asked to confirm reading it'),
  tells: { proposal: proposalSource },
  talks: none('nobody comments on it'),
  mailChecks: none('notices see to mails of news'),
  counts: async ({ db, scope }) => ({ proposalsOpen: await countOpen(db, scope) }),
  days: none('the last day to call a meeting is told to who has to'),
  terms: termsOfProposals,
  jobs: (portal, log) => [
    { name: 'proposals.remind', cron: '*/5 * * * *', run: () => remindDue(portal, log) },
    recounting(portal),
  ],
  sample: { after: ['agenda'], furnish: furnishProposals },
});
