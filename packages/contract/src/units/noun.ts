import { defineNoun } from '../base/noun/define-noun.ts';
import { units } from './endpoints.ts';
import { ownerChanges } from './endpoints-changes.ts';
import { unitPeriods } from './endpoints-periods.ts';
import { unitsRefusals } from './rules-refusals.ts';

export const unitsNoun = defineNoun({
  module: 'rooms',
  endpoints: { units, ownerChanges, unitPeriods },
  refusals: unitsRefusals,
  deeds: ['rooms'],
  mails: ['ownersChanged', 'ownersRestored', 'ownersCorrected'],
  counts: ['units'],
  finds: 'rooms',
});
