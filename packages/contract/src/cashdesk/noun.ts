import { defineNoun, none } from '../base/define-noun.ts';
import { cashdesk } from './endpoints.ts';
import { cashClosings } from './endpoints-closings.ts';
import { cashRefusals } from './rules-refusals.ts';

/** The cash of a house: what came in, what went out, counted and closed month after month. */
export const cashdeskNoun = defineNoun({
  module: 'cashDesk',
  endpoints: { cashdesk, cashClosings },
  refusals: cashRefusals,
  deeds: ['cashdesk'],
  mails: none('nobody is told of it'),
  counts: ['cashToDo'],
  finds: none('the search of the header has no group for it'),
});
