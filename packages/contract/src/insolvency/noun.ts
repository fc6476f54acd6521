import { defineNoun, none } from '../base/noun/define-noun.ts';
import { insolvency } from './endpoints.ts';
import { insolvencyRefusals } from './rules-refusals.ts';

/** Owners of whom a house asks the insolvency register, because of what they owe it. */
export const insolvencyNoun = defineNoun({
  module: 'bankruptcy_register',
  endpoints: { insolvency },
  refusals: insolvencyRefusals,
  deeds: ['insolvency'],
  mails: ['insolvencyHit', 'insolvencyEnded', 'processingTold'],
  counts: none('a number in the menu would tell who stands behind the reader'),
  finds: none('nothing of it is ever searched'),
});
