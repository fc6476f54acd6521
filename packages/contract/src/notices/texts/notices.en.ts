import type { Translation } from '../../texts/keys.ts';
import type cs from './notices.cs.ts';

export default {
  NOTICES: {
    TITLE: 'E-mails with news',
    SEND: 'E-mail me news',
    ALL: {
      now: 'at once',
      daily: 'daily at 7:00',
      weekly: 'on Mondays at 7:00',
      never: 'never',
      mixed: 'differently by part',
    },
    PARTS: 'Set part by part',
    PHOTOS: 'Of photographs we write once a week at most.',
    ALWAYS:
      'Codes, invitations, emergency messages and all that the law says must be sent about votes come always and at once. They cannot be turned off or put off.',

    PACES: {
      now: 'At once',
      daily: 'Daily at 7:00',
      weekly: 'Weekly on Monday',
      never: 'Do not send',
    },

    QUIET: {
      SWITCH: 'Quiet hours',
      LEAD: 'No news is sent to you in this time; it comes right after its end.',
      FROM: 'From',
      TO: 'To',
    },

    ERRORS: {
      LINK: 'The link to unsubscribe is not valid. Please open it straight from the e-mail.',
    },

    DELIVERY: {
      TITLE: 'Delivery',
      OPEN: 'Show delivery',
      NOBODY: 'No e-mail went out about it.',
      WITHOUT:
        '{count, plural, one {# person has no e-mail} other {# people have no e-mail}}. Put the message into their letter box.',
      ALL: 'All',
      STATE: 'State',
      REPEATED: 'Sent twice because of a failure',
      EMPTY: 'Nobody is in this state.',
      GOES: 'Goes {when}',

      STATES: {
        noAddress: 'No e-mail',
        failed: 'Not delivered',
        waiting: 'Being sent',
        later: 'In a digest',
        dropped: 'Not sent',
        muted: 'Wants no e-mails',
        sent: 'Sent',
      },

      KINDS: {
        published: 'Publication',
        changed: 'Change',
        emergency: 'Emergency message',
        reminder: 'Reminder',
        comment: 'Comment',
        mention: 'Mention',
        finished: 'Finished',
        given: 'Handed over',
        overdue: 'Overdue',
        asked: 'Question',
        complained: 'Report to the committee',
        answered: 'Answer of the committee',
        judged: 'Decision of the committee',
        cancelled: 'Cancellation',
        soon: 'Reminder of the date',
        addressed: 'Paper by name',
        summoned: 'Invitation to a meeting',
        summonsChanged: 'Meeting changed',
        summonsCancelled: 'Meeting called off',
        summonsSoon: 'Reminder of the owners’ meeting',
      },
    },
  },
} satisfies Translation<typeof cs>;
