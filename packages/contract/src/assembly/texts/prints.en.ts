import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  ATTENDANCE_SHEET: {
    TITLE: 'Attendance sheet: {name}',
    WHEN: 'Start',
    WHERE: 'Place',
    PRINTED: 'Printed',
    ENTRANCE: 'Entrance {name}',
    NO_ENTRANCE: 'Units without an entrance',
    PART: 'part {number}',
    NAME: 'Owner',
    BY: '{owners}, common representative {name}',
    UNITS: 'Units',
    SHARE: 'Share',
    POWER: 'By power of attorney',
    SIGNATURE: 'Signature',
    SUM: '{seats, plural, one {# participant} other {# participants}} in all, share {share}.',
    TOTAL: 'The whole house: {seats, plural, one {# participant} other {# participants}}, share {share}.',
    NOTE: 'Units of the association itself do not count and are not listed. An agent adds a name and a signature; the power of attorney is attached.',
    RECORDER: 'Keeper of the minutes',
    CHAIR: 'Chairing person',
    FILE: 'attendance-sheet-{day}.pdf',
  },
} satisfies Translation<typeof cs>;
