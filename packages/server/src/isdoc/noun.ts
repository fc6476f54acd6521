import { none } from '#contract/base/noun/define-noun.ts';
import { isdoc } from '#contract/isdoc/endpoints.ts';
import { defineNoun, served } from '../define-noun.ts';
import { isdocHandlers } from './handlers.ts';

export const isdocNoun = defineNoun({
  serves: (portal) => [served(isdoc, isdocHandlers(portal))],
  tables: none('what is read goes into forms of others'),
  guards: none('files wait for forms of others'),
  personal: none('it keeps nothing'),
  hears: none('it keeps nothing'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('nobody is told of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('it sends no mails'),
  counts: none('nothing of it is counted'),
  days: none('nothing of it falls on a day'),
  jobs: none('it does nothing by itself'),
  sample: none('it keeps nothing'),
});
