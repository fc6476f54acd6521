import { none } from '#contract/base/noun/define-noun.ts';
import { clock } from '#contract/clock/endpoints.ts';
import { clockStanding } from '#contract/clock/endpoints-standing.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { clockHandlers, clockStandingHandlers } from './handlers.ts';
import { lookAtTerms } from './jobs.ts';
import { personalOfClock } from './personal.ts';
import { seesTerms } from './rows/queries-seen.ts';
import { daysOfTerms } from './rows/steps-days.ts';
import { furnishClock } from './sample.ts';
import { termSource } from './telling/notices.ts';

/** A term is called by the row that it is of. */
const ofRow = { owner_id: { saidBy: 'owner', means: 'its table' } } as const;

export const clockNoun = defineNoun({
  serves: (_, { terms }) => [served(clock, clockHandlers(terms)), served(clockStanding, clockStandingHandlers(terms))],
  tables: owns({
    term_record: { travels: true, inLog: ['clockRecords'] },
    term_mark: { travels: true, columns: ofRow, inLog: ['clock'] },
    // It goes along so that nobody is told twice of one day.
    term_mail: { travels: true, columns: ofRow, quiet: 'that a mail went is nobody’s news' },
    term_round: { stays: 'each portal looks by itself', quiet: 'that it was looked at is nobody’s news' },
  }),
  guards: none('it keeps no files'),
  personal: [personalOfClock],
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm reading it'),
  tells: ({ terms }) => ({ term_mail: termSource(terms) }),
  talks: none('nobody comments on it'),
  mailChecks: none('notices see to mails of news'),
  counts: async ({ scope }) => ({ clockSeen: seesTerms(scope) ? 1 : 0 }),
  days: ({ terms }) => ({ terms: daysOfTerms(terms) }),
  jobs: (portal, log, { terms }) => [
    { name: 'clock.look', cron: '*/10 * * * *', run: () => lookAtTerms(portal, terms, log) },
  ],
  sample: { after: ['meetings', 'votes', 'documents'], furnish: furnishClock },
});
