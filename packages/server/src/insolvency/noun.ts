import { none } from '#contract/base/noun/define-noun.ts';
import { insolvency } from '#contract/insolvency/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { askDue } from './asking/steps.ts';
import { checkErrand, insolvencyHandlers } from './handlers.ts';
import { termsOfClaims } from './listing/queries-terms.ts';
import { personalOfInsolvency } from './personal.ts';
import { furnishInsolvency } from './sample.ts';
import { dropFormer } from './steps.ts';
import { whyNotInformed, whyNotTold } from './telling/steps.ts';

const inner = 'only the committee and the manager know who is watched';

export const insolvencyNoun = defineNoun({
  serves: (portal) => [served(insolvency, insolvencyHandlers(portal))],
  tables: owns({
    insolvency_watch: { travels: true, inner, inLog: ['insolvency'] },
    insolvency_words: { travels: true, inner },
    insolvency_case: { travels: true, inner },
    insolvency_look: { travels: true, quiet: 'whoever looks needs no news of it' },
  }),
  guards: none('it keeps no files'),
  personal: [personalOfInsolvency],
  hears: () => ({ registerChanged: async (db, scope, _ids, _source, now) => dropFormer({ db, scope, now }) }),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('what was found is told of by mails of its own'),
  talks: none('nobody comments on it'),
  mailChecks: { insolvencyHit: whyNotTold, insolvencyEnded: whyNotTold, processingTold: whyNotInformed },
  counts: none('a number in the menu would tell who stands behind the reader'),
  days: none('terms of claims are no days of the house'),
  terms: termsOfClaims,
  jobs: (portal, log) => [
    { name: 'insolvency.due', cron: '*/5 * * * *', run: () => askDue(portal, log) },
    { name: checkErrand, does: () => askDue(portal, log) },
  ],
  sample: { after: ['accounts', 'bank'], furnish: furnishInsolvency },
});
