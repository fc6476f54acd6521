import type { Translation } from '../../texts/keys.ts';
import type cs from './traces.cs.ts';

export default {
  TRACES: {
    TITLE: 'Who opened or changed my data',
    LEAD: 'Over the last year. Only people from the committee, the management and the audit are named. Reading the list of neighbours on screen is not recorded.',
    EMPTY:
      'Nobody has opened them yet. When somebody from the committee or the management opens your card or changes it, you will see it here.',

    HOW: {
      card: 'Card opened',
      list: 'List of neighbours saved as a file',
    },

    VERBS: {
      create: 'Card made',
      update: 'Data changed',
      role: 'Role changed',
      invite: 'Invitation to the portal',
      letter: 'Letter with a code',
      letterRefused: 'Address from a letter refused',
      activate: 'First entry to the portal',
      access: 'Access taken away',
      archive: 'Moved to the archive',
      restore: 'Returned from the archive',
      merge: 'Two records joined',
      data: 'Personal data handed out',
      picture: 'Photograph uploaded',
      pictureRemoved: 'Photograph deleted',
      other: 'Another change',
    },

    AS: {
      me: 'you',
      neighbour: 'a neighbour, today without an office in the house',
      visit: 'administration of the portal',
      portal: 'the portal itself',
      gone: 'somebody who is no longer in the house',
      office: '{name}, {role}',
    },
    REASON: 'Reason: {reason}',
    CHANGED: 'Changed: {what}',
    BECAME: 'became',
  },
} satisfies Translation<typeof cs>;
