import { none } from '#contract/base/noun/define-noun.ts';
import { reminders } from '#contract/reminders/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { printErrand } from '../prints/steps-errand.ts';
import { reminderHandlers } from './handlers.ts';
import { sendAlone, tellLateInstalments } from './jobs.ts';
import { personalOfReminders } from './personal.ts';
import { errand, opensLetters } from './print/steps.ts';
import { planPapers } from './queries-files.ts';
import { furnishReminders } from './sample.ts';
import { whyNotDebtor } from './send/queries.ts';

export const remindersNoun = defineNoun({
  serves: (portal) => [served(reminders, reminderHandlers(portal))],
  tables: owns({
    reminder_ladder: { travels: true },
    // In its new house a person looks before anything goes by itself.
    reminder_step: { travels: true, calmed: { set: 'itself = false', where: 'itself' } },
    reminder_rate: { travels: true },
    reminder: { travels: true },
    reminder_item: { travels: true },
    reminder_person: { travels: true },
    reminder_dispute: { travels: true },
    reminder_interest: { travels: true },
    instalment_plan: { travels: true },
    instalment_debt: { travels: true },
    instalment: { travels: true },
  }),
  guards: { instalment_plan: planPapers },
  personal: [personalOfReminders],
  hears: none('owners are read from the register'),
  asks: none('nobody is asked to confirm reading it'),
  tells: none('a reminder is mailed to whoever it is for, news or not'),
  talks: none('nobody comments on it'),
  mailChecks: { debtReminder: whyNotDebtor },
  counts: none('the screen of debts says what is next'),
  days: none('days to pay are told to those who owe'),
  jobs: (portal, log) => [
    { name: 'reminders.send', cron: '15 9 * * *', run: () => sendAlone(portal, log) },
    { name: 'reminders.instalments', cron: '25 9 * * *', run: () => tellLateInstalments(portal, log) },
    printErrand(portal, errand, opensLetters),
  ],
  sample: { after: ['accounts', 'bank'], furnish: furnishReminders },
});
