import { none } from '#contract/base/noun/define-noun.ts';
import { live } from '#contract/live/endpoints.ts';
import { defineNoun, served } from '../define-noun.ts';
import { liveHandlers } from './handlers.ts';

export const liveNoun = defineNoun({
  serves: () => [served(live, liveHandlers)],
  tables: none('it tells of rows of others'),
  guards: none('it keeps no files'),
  personal: none('it keeps nothing'),
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('it mails nothing'),
  counts: none('it says that others have changed'),
  days: none('nothing of it falls on a day'),
  jobs: none('it does nothing by itself'),
  sample: none('it keeps nothing'),
});
