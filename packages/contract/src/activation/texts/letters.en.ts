import type { Translation } from '../../texts/keys.ts';
import type cs from './letters.cs.ts';

export default {
  LETTERS: {
    TITLE: 'Invitations',
    LEAD: 'Who is in the portal already, who has an invitation and who was forgotten.',
    DECIDED: 'Done.',
    COUNTS: {
      in: 'in the portal',
      opened: 'opened the invitation',
      invited: 'invited',
      none: 'without an invitation',
    },
    SUM: '{count, plural, one {There is # person in the house.} other {There are # people in the house.}}',
    BAR: 'In the portal {in}, opened the invitation {opened}, invited {invited}, without an invitation {none}.',
    WAITING: 'Addresses from letters that wait for you',
    WAITING_TEXT:
      'People who got a letter wrote their e-mail. Before you confirm it, make sure that it is really theirs, best by phone.',
    APPROVE: 'Send the invitation',
    REFUSE: 'Discard',
    FOR: 'for: {name}',
    REFUSE_TITLE: 'Discard the address {email}?',
    REFUSE_TEXT: 'The code of the letter stops working. {name} then needs a new letter.',
    FORGOTTEN: 'Who was forgotten',
    NOBODY: 'Nobody. Everyone has an invitation or is in the portal already.',
    BY_MAIL: 'Invite by e-mail ({count})',
    BY_LETTER: 'Print letters ({count})',
    NO_EMAIL: 'without e-mail',
    HAS_EMAIL: 'e-mail known',
    MOST: 'At most fifty letters are printed at once.',
    OUT: 'Letters that nobody has used yet',
    UNTIL: 'the code works until {day}',
    AGAIN: 'Print again',
    AGAIN_TEXT: 'A new letter has a new code, the old one stops working.',
    SKIPPED: 'Who got no letter',

    ERRORS: {
      DECIDED: 'Somebody has already decided about this address.',
      CHANGED: 'The address has changed meanwhile. Open the page again and decide about the new one.',
    },
  },
} satisfies Translation<typeof cs>;
