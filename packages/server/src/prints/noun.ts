import { none } from '#contract/base/noun/define-noun.ts';
import { prints } from '#contract/prints/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { printHandlers } from './handlers.ts';
import { personalOfPrints } from './personal.ts';
import { leaveSilentPrints } from './steps-errand.ts';

export const printsNoun = defineNoun({
  serves: () => [served(prints, printHandlers())],
  tables: owns({ long_print: { stays: 'printed papers, kept for a day', quiet: 'printing is nobody’s news' } }),
  guards: none('its files are fetched by who asked for them'),
  personal: [personalOfPrints],
  hears: none('nothing of it changes when people change'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('it is looked at where it was asked for'),
  talks: none('nobody comments on it'),
  mailChecks: none('it sends no mails'),
  counts: none('nothing of it is counted in the menu'),
  days: none('nothing of it falls on a day'),
  jobs: (portal) => [
    { name: 'prints.silent', cron: '* * * * *', run: async () => void (await leaveSilentPrints(portal)) },
  ],
  sample: none('it is printed when asked for'),
});
