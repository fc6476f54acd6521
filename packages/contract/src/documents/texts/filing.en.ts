import type { Translation } from '../../texts/keys.ts';
import type cs from './filing.cs.ts';

export default {
  FILING: {
    DO: 'Send out to units',
    TITLE: 'Send papers out to units',
    HOME: 'Jednotky',
    OF_UNIT: 'Unit {number}',
    WHOLES: 'Whole files',
    LEAD: 'The unit is known by the number in the name of the file, such as 1247-5.pdf or byt 5.pdf. Before anything is saved you see what goes to whom.',
    CHOOSE: 'Choose files',
    DROP: 'You can also drop files for units here.',
    MORE: 'Add more files',
    SENDING: '{done, number} of {all, number} uploaded',
    FAILED: '{count, plural, one {# file could not be uploaded} other {# files could not be uploaded}}:',
    RETRY: 'Try again',

    DOUBTS: {
      TITLE: 'Unclear files first',
      LEFT: '{count, plural, =0 {all is decided} other {# of {all, number} left to decide}}',
      none: 'There is no number of a unit in the name.',
      maybe: 'The name holds a number alone. It is probably of unit {number}.',
      many: 'The name speaks of several units: {numbers}.',
      stranger: 'There is no unit {number} in the house.',
      back: 'Choose who gets the file.',
      GIVE: 'Give to unit {number}',
      UNIT: 'Unit for {name}',
      PICK: 'Unit or name',
      ALL: 'Give to all',
      DROP: 'Leave out',
      DROP_ONE: 'Leave out {name}',
    },

    OWNERS: {
      changed: 'Unit {number} had several owners in {year}. Choose who gets the paper.',
      left: 'Those who owned unit {number} in {year} do not belong to it any more. By its day nobody would see the paper.',
      unnamed:
        'Unit {number} had other owners in {year} than today, or several. Names are seen only by those who may read units. The paper may go by its day, or somebody else of the committee sends it.',
      FROM: 'from {from}',
      UNTIL: 'until {to}',
      BETWEEN: 'from {from} until {to}',
      ALL_YEAR: 'all of {year}',
      AND: '{first} and {second}',
      MORE: '{names} and {count, number} more',
      BY_DAY_OF: 'by the day {day}',
      BY_NAME: 'only {names}',
      OTHER: 'Another unit',
      FAILED: 'We could not find out which units had several owners in that year. Nothing can be saved without it.',
    },

    TO: {
      TITLE: 'What goes to whom',
      FIND: 'Unit or name',
      NOBODY: 'Nothing matches.',
      EVERYBODY: 'All',
      EVERYBODY_HINT: 'seen by all who see the folder {folder}',
      NO_OWNER: 'no owner is recorded',
      CHANGE: 'Change',
      CHANGE_ONE: 'Change who gets {name}',
      REST: 'Show {count, number} more',
      MISSING: '{count, plural, one {# unit stays without a paper} other {# units stay without a paper}}: {numbers}',
    },

    SUMS: {
      TITLE: 'Where the files go',
      UNITS: '{count, plural, one {to # unit} other {to # units}}',
      EVERYBODY: 'to all',
      OPEN: 'not decided yet',
      ALL: 'Altogether',
    },

    SEES: {
      TITLE: 'Who sees what',
      FOLDER: 'Folder',
      FOLDER_OWN: 'one of each unit, new ones in the folder {folder}',
      FOLDER_HERE: 'one of each unit in the folder {folder}',
      SEEN: 'Seen by',
      SEEN_OWNERS: 'owners and representatives of the unit, and the committee',
      DAY: 'Day it is about',
      DAY_HINT: 'Those see the paper who belonged to the unit on that day and still do.',
      NOTIFY: 'Send an e-mail',
      NOTIFY_HINT: 'Everybody learns of their own papers alone, as often as they wish. A link is sent, not the file.',
      LATER: 'Later owners see it too',
      LATER_HINT: 'For plans and manuals, not for settlements.',
    },

    SAVE: '{count, plural, one {Save # paper} other {Save # papers}}',
    WAITS: 'Still to decide: {name}',
    NOTHING: 'There is nothing to save yet.',

    ERRORS: {
      UNIT: 'One of the units is not in the house any more. Choose another one.',
      OWNERS: 'Who owned one of the units in that year has changed. Nothing was saved, decide again.',
      FOLDER: 'Owners do not see this folder. Choose one that the whole house sees.',
    },
  },
} satisfies Translation<typeof cs>;
