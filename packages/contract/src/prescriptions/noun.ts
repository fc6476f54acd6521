import { defineNoun, none } from '../base/noun/define-noun.ts';
import { prescriptions } from './endpoints.ts';
import { runRefusals } from './rules-refusals.ts';

/** What units pay for some months: previewed, issued once, corrected by further entries. */
export const prescriptionsNoun = defineNoun({
  module: 'roomFees',
  endpoints: { prescriptions },
  refusals: runRefusals,
  deeds: ['prescriptions'],
  mails: ['prescriptionIssued'],
  counts: none('what is not issued waits for its own time'),
  finds: none('what people pay is never searched'),
});
