import type { Translation } from '../../texts/keys.ts';
import type cs from './periods.cs.ts';

export default {
  REGISTER: {
    CHANGES: {
      TITLE: 'Changes of owners',
      LINE: '{from} → {to}',
      BY: 'recorded by {who} on {at}, holds from {day}',
      UNTIL: 'can be undone until {day}',
      UNDO: 'Undo',
      ASK_TITLE: 'Put back the owners of unit {unit}?',
      ASK_TEXT: 'The owner will be {from} again. Both sides are told by e-mail.',
      UNDONE_BY: 'undone on {at}',
      PORTAL: 'the portal',
    },
  },

  PERIODS: {
    TITLE: 'Owners over time',
    SPAN: '{from, select, none {from the beginning} other {from {from}}}{to, select, none {} other { until {to}}}',
    NOW: 'now',
    PLANNED: 'planned',
    NOBODY: 'nobody',
    ROW: '{who}, {span}',
    CORRECT: 'Correct the record',
    REMOVE: 'Remove the record',
    PLAN: 'Sale or change of owners',
    CANCEL: 'Cancel the plan',

    HEAD: {
      correct: 'Correction of a record',
      remove: 'Removing a record',
      plan: 'Sale or change of owners',
      cancel: 'Cancelling a plan',
    },

    LEAD: {
      correct:
        'This corrects a mistake in the record. If the unit really changed its owner, record that by editing the unit.',
      remove: 'A record that should not be there goes from the register. What it said stays among the corrections.',
      plan: 'Nothing changes until that day; then the owners change by themselves.',
      cancel: 'The change planned for {day} will not happen: {change}.',
    },
    ALREADY: 'Does the unit already have a new owner?',
    ALREADY_LINK: 'Record it by editing the unit',
    FROM: 'Owner from',
    FROM_HINT: 'The first day of owning. Empty means from the beginning.',
    TO: 'Owner until',
    TO_HINT: 'The last day of owning. Empty means it goes on.',
    DAY: 'New owners from',
    DAY_HINT: 'The day of the change belongs to the new owner.',
    DAYS: 'Who gets the days of this record',

    HEIRS: {
      before: 'the record before it: {who}',
      after: 'the record after it: {who}',
      nobody: 'nobody, the unit has no owner on those days',
    },
    NEXT: 'Show effects',
    BACK: 'Back to the data',
    WHAT: 'What will happen',
    BEFORE: 'Recorded so far',
    AFTER: 'Recorded from now on',
    STOOD: 'Was recorded',
    STANDS: 'After the correction',
    GAP: '{to, select, none {From {from} no owner will be recorded.} other {From {from} until {to} no owner will be recorded.}}',
    SUM: 'The shares of the owners ({span}) do not sum to the whole unit but to {percent}.',

    ACCESS: {
      TITLE: 'Access to the house',
      NONE: 'Nobody’s access to the house changes.',
      ends: '{name}: access ends {day, select, now {at once} other {on {day}}}',
      begins: '{name}: access begins {day, select, now {at once} other {on {day}}}',
      stays: '{name}: access stays{day, select, none {} other { and ends on {day}}}',
      waits: '{name}: access {day, select, none {does not begin} other {begins only on {day}}}',
    },

    VOTES: {
      TITLE: 'Running votes',
      NONE: 'No running vote is touched.',
      SOME: 'a vote',
      voted: '{name} ({seat}): the vote is already cast and stays valid.',
      open: '{name} ({seat}): no vote yet. Whoever is the owner by the corrected register may vote.',
      unknown:
        '{name} ({seat}): a vote already cast stays valid. If there is none yet, whoever is the owner by the corrected register may vote.',
    },
    MAILS: 'Everybody concerned is mailed what changed and why.',
    MAILS_PLAN: 'The owners so far and the new ones are mailed at once. The change can be undone for 30 days.',
    REASON: 'Reason',
    REASON_HINT: 'For example: the contract says 15 October, we recorded 1 November.',
    DROP: 'Cancel the later plans and record this change',

    YES: {
      correct: 'Save the correction',
      remove: 'Remove the record',
      plan: 'Save the plan',
      cancel: 'Cancel the plan',
    },
    CORRECTED: 'The record of owners is corrected.',
    REMOVED: 'The record of owners is removed.',
    PLANNED_DONE: 'The change of owners is planned.',
    CANCELLED: 'The plan is cancelled.',
    CORRECTIONS: 'Corrections of the record',
    BY: '{kind, select, correct {corrected by} remove {record removed by} other {plan cancelled by}} {who} {at}',
    WHY: 'Reason: {reason}',
    STATE_DAY: 'As of the day',
    STATE:
      'Units and owners as the register has them for {day}. Units that are no longer in the register are not here.',
    STATE_TODAY: 'Back to today',
    SHEET_HEAD: '{house}: units as of {day}',

    ERRORS: {
      NOTHING: 'Nothing changed: everything is recorded exactly so.',
      NOTHING_DAY:
        'Nothing changed: the owners are recorded exactly so. The day they hold from is corrected on the page of the unit, in the card Owners over time.',
      REASON_SHORT: 'Please give a reason of at least three characters.',
      NO_RECORD: 'There is no such record of owners in the register. Please load the page again.',
      NO_PLAN: 'No change is planned for that day.',
      TURNED: 'Owning would end before it begins. Please correct one of the two days.',
      LAST: 'It is the only record of owners of the unit and cannot be removed. Please correct its owner or its days.',
      NO_NEIGHBOUR: 'No other record stands right beside this one. Please choose who else gets its days.',
      TAKEN:
        '{day, select, none {The record would overlap another one} other {The day {day} belongs to another record}}: {who} ({from, select, none {from the beginning} other {from {from}}}{to, select, none {} other { until {to}}}). Please correct or remove that one first.',
      LATER_RECORD:
        'A later change is recorded from {day}: {from} → {to}. It would make no sense any more; please correct it first on the page of the unit, in the card Owners over time.',
      LATER_PLAN:
        'A change is planned for {day}: {from} → {to}. It would make no sense any more; please cancel that plan first.',
      PLAN_FUTURE: 'Only a day still to come can be planned. Record a change that already holds by editing the unit.',
    },
  },
} satisfies Translation<typeof cs>;
