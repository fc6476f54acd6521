import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  MEETING_MAIL: {
    HOURS: '{day}, {from}–{to}',
    MORE: '{from} – {to}',
    MOMENT: '{day}, {time}',
    NAME: 'Name: {after}\nBefore: {before}',
    TIMES: 'New time: {after}\nBefore: {before}',
    ADDRESS: 'New place: {after}\nBefore: {before}',
    AGENDA: {
      added: 'Agenda, new:\n{points}',
      removed: 'Agenda, dropped:\n{points}',
      changed: 'Agenda, worded otherwise:\n{points}',
    },
    LATE: 'Whoever comes all the same as the first invitation said may ask the association for costs reasonably spent (section 250 of the Civil Code).',
    DESCRIPTION: 'The text of the invitation has changed; all of it is in the portal.',
    LINES: {
      changed: 'the owners’ meeting has changed: {when}',
      cancelled: 'the owners’ meeting will not be held',
    },
  },
} satisfies Translation<typeof cs>;
