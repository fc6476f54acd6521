import { defineNoun, none } from '../base/noun/define-noun.ts';
import { isdoc } from './endpoints.ts';
import { isdocRefusals } from './rules-refusals.ts';

/** Invoices that came, read into forms of others. */
export const isdocNoun = defineNoun({
  module: none('whoever has a form reads what they uploaded for it'),
  endpoints: { isdoc },
  refusals: isdocRefusals,
  deeds: none('nothing is done by reading'),
  mails: none('nobody is told of it'),
  counts: none('nothing of it is counted'),
  finds: none('nothing of it is kept'),
});
