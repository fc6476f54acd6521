import type { Translation } from '../../texts/keys.ts';
import type cs from './screens.cs.ts';

export default {
  SUBSTITUTE: {
    CREATED: 'The substitute meeting is prepared as a draft.',
    VOTE_CREATED: 'The vote outside of a meeting is prepared as a draft.',
    FAILED: {
      TITLE: 'What follows a meeting without quorum',
      KNOWN:
        '{count, plural, one {One point stayed undecided because the meeting had no quorum.} other {# points stayed undecided because the meeting had no quorum.}}',
      UNSAID: 'The portal does not know how the meeting went. If it had no quorum, you can go on here.',
      SUBSTITUTE: 'Call a substitute',
      STATUTES: 'The statutes know no substitute meeting (§ 1210). That is changed in the settings of the house.',
      PER_ROLLAM: 'Vote per rollam',
      PER_ROLLAM_NOTE:
        'Outside of a meeting the majority of all votes decides (§ 1211 and § 1214). Commentaries advise to begin within a month of the failed meeting; the law in force has no such term.',
    },
    MADE: 'Substitute meeting',
    VOTE: 'Vote per rollam',
    OF: {
      TITLE: 'Substitute meeting',
      TEXT: 'It is held instead of:',
      QUORUM: '40% of all votes are enough (§ 1210), the agenda is the same.',
    },
    TERMS: {
      INVITE: 'Invite by',
      HELD: 'Hold by',
      SEND: 'For both terms, send by',
      EARLIEST: 'Invitation today: hold from',
      FITS: 'The invitation goes {days, plural, one {# day} other {# days}} ahead.',
      MISFIT:
        'No day is left that suits both the notice of the invitation ({days, plural, one {# day} other {# days}}) and the six weeks.',
      INFORMATIVE: 'The terms are informative, the portal only warns.',
    },
  },
} satisfies Translation<typeof cs>;
