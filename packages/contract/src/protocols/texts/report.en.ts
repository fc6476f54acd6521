import type { Translation } from '../../texts/keys.ts';
import type cs from './report.cs.ts';

export default {
  VOTE: {
    REPORT: {
      REMINDED: 'Reminders are on their way.',

      REMIND: {
        DO: 'Remind those who have not voted',
        TITLE: 'Send a reminder of the vote?',
        TEXT: 'The reminder is for {people, plural, one {# person} other {# people}} of {seats, plural, one {# seat} other {# seats}} out of {all, number}. Whoever has voted gets nothing.',
        WITHOUT:
          '{count, plural, one {# of them has no e-mail here and gets nothing.} other {# of them have no e-mail here and get nothing.}}',
        YES: 'Send the reminder',
      },

      ERRORS: {
        REMINDED: 'A reminder went less than 12 hours ago. The next one may go on {at}.',
        NOBODY: 'There is nobody to remind: everybody who can has voted.',
        NO_NOTICE: 'Notices are printed of a vote that runs, or that ended with a result.',
        ALL_MAILED: 'There is nobody to print for: everybody has an e-mail.',
        NOT_ENDED: 'There is no result yet. The protocol and the tables come when the vote has ended.',
      },

      NOTICE: {
        DO: 'Print for people without e-mail',
      },
      EARLY: 'The vote was ended {finished}, sooner than announced. The announced end was {closes}.',
      ZIP: 'The whole record (ZIP)',
      SHEET: 'Tables (XLSX)',

      CHANGES: {
        SINCE: 'Changes of owners since the vote started',
        EARLIER: 'Changes of owners that hold from a day before the start and became known to the portal after it',
        SOLD: '{units}: since {day} {to, select, none {without an owner} other {{to}}}, before that {from, select, none {without an owner} other {{from}}}. {late, select, yes {The portal knows since {known}. } other {}}{voted, select, yes {A ballot given before holds.} other {Whoever owns it now votes.}}',
        ACTS: '{units}: since {day} {spare, select, none {each owner acts alone, or nobody until the co-owners agree} other {{spare} acts for them}}. {voted, select, yes {A ballot given before holds.} other {}}',
        PARTED:
          '{units}: since {day} they have different owners and vote apart ({parts}). {late, select, yes {The portal knows since {known}. } other {}}{voted, select, yes {The common ballot given before holds for all parts.} other {Shares do not change.}}',
      },
    },
  },
} satisfies Translation<typeof cs>;
