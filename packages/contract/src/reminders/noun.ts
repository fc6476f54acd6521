import { defineNoun, none } from '../base/noun/define-noun.ts';
import { reminders } from './endpoints.ts';
import { reminderRefusals } from './rules-refusals.ts';

/** What the house calls for when it was not paid in time. */
export const remindersNoun = defineNoun({
  module: 'roomFees',
  endpoints: { reminders },
  refusals: reminderRefusals,
  deeds: ['reminders'],
  mails: ['debtReminder'],
  counts: none('nothing of it is counted in the menu'),
  finds: none('debts are never searched'),
});
