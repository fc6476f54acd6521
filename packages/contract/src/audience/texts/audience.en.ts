import type { Translation } from '../../texts/keys.ts';
import type cs from './audience.cs.ts';

export default {
  AUDIENCE: {
    CHOOSE: 'Choose recipients',
    CHANGE: 'Change recipients',
    WHOLE_HOUSE: 'Whole house',
    CHOSEN: 'Chosen recipients',
    ENTRANCE: 'entrance {name}',
    UNIT: 'unit {name}',
    PICKER: {
      ENTRANCES: 'Entrances',
      ROLES: 'Roles',
      UNITS: 'Units',
      FIND_UNIT: 'Add a unit',
      PEOPLE: '{count, plural, one {# person} other {# people}}',
      USE: 'Use this choice',
    },
    REACH: {
      COUNTING: 'Counting who will get it …',
      NOBODY: 'Nobody would get it. Choose other recipients.',
      TOTAL: '{total, plural, one {# person gets it} other {# people get it}}: {ways}.',
      NOW: '{count, number} by e-mail at once',
      LATER: '{count, number} in a digest',
      MUTED: '{count, plural, one {# has switched mails off} other {# have switched mails off}}',
      NO_ADDRESS: '{count, plural, one {# has no e-mail} other {# have no e-mail}}',
      SHOW: 'Show people',
      WAYS: { now: 'by e-mail at once', later: 'in a digest', muted: 'mails switched off', noAddress: 'no e-mail' },
    },
  },
} satisfies Translation<typeof cs>;
