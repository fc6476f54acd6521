import { none } from '#contract/base/noun/define-noun.ts';
import { demo } from '#contract/demo/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { demoHandlers } from './handlers.ts';

export const demoNoun = defineNoun({
  serves: (portal) => [served(demo, demoHandlers(portal))],
  tables: owns({ demo_sample: { portal: 'that this database was furnished for a demonstration' } }),
  guards: none('it keeps no files'),
  personal: none('it keeps nothing of people'),
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('nobody is told of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('it mails nothing'),
  counts: none('nothing of it is counted'),
  days: none('nothing of it falls on a day'),
  jobs: none('it is furnished anew by the start'),
  sample: none('it is the sample that it shows'),
});
