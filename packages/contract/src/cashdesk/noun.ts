import { defineNoun, none } from '../base/noun/define-noun.ts';
import { cashdesk } from './endpoints.ts';
import { cashAdvances } from './endpoints-advances.ts';
import { cashClosings } from './endpoints-closings.ts';
import { cashRefusals } from './rules-refusals.ts';

/** The cash of a house: what came in, what went out, counted and closed month after month. */
export const cashdeskNoun = defineNoun({
  module: 'cashDesk',
  endpoints: { cashdesk, cashClosings, cashAdvances },
  refusals: cashRefusals,
  deeds: ['cashdesk'],
  mails: ['cashAdvanceGiven', 'cashAdvanceLate'],
  counts: ['cashToDo', 'advancesMine'],
  finds: none('the search of the header has no group for it'),
});
