import { defineNoun, none } from '../base/noun/define-noun.ts';
import { handovers } from './endpoints.ts';
import { handoverTimes } from './endpoints-times.ts';
import { work } from './endpoints-work.ts';
import { handoversRefusals } from './rules-refusals.ts';

export const handoversNoun = defineNoun({
  module: 'reports',
  endpoints: { handovers, handoverTimes, work },
  refusals: handoversRefusals,
  deeds: ['handover'],
  mails: ['workLink', 'workDay', 'workDone', 'workCannot'],
  counts: none('what waits is counted with the reports'),
  finds: none('they are found by their reports'),
});
