import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  HOME: {
    WALLS: '{count, plural, one {report from the wall to look at} other {reports from the wall to look at}}',
    WALLS_HINT: 'Look at them',
  },
  WALLS: {
    WAITING:
      '{count, plural, one {# report from the wall waits for your decision} other {# reports from the wall wait for your decision}}',
    LOOK: 'Look at them',
    TURNED: 'The setting of codes is saved.',
    PLACE_ADDED: 'The place has its code.',
    PLACE_SAVED: 'The place is saved.',
    RENEWED: 'The place has a new code. The old one leads nowhere any more.',
    REVOKED: 'The code leads nowhere any more.',
    PLACE_REMOVED: 'The place is removed.',
    LET_IN: 'The report is accepted.',
    DECLINED: 'The report is put aside.',
    ERASED: 'The report is deleted.',
  },
} satisfies Translation<typeof cs>;
