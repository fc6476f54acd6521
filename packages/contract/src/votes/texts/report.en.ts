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
        INVITATION: 'Invitation to a vote',
        RESULT: 'Result of a vote',
        TO: 'To',
        UNITS: 'Units',
        SHARE: 'Share of the votes',
        CLOSES: 'The vote runs until',
        FINISHED: 'The vote ended',
        PROPOSALS: 'What is being decided, in full',
        RESOLUTIONS: 'How the points ended',
        PASSED: 'Adopted in this wording:',
        FAILED: 'Not adopted.',
        PORTAL: 'The vote is in the portal too: {address}',
        FOOT: '{name}, units {units}',
        FILE: 'notices-of-vote-{id}.pdf',
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

      PROTOCOL: {
        TITLE: 'Protocol of the vote',
        FILE: 'protocol-of-vote-{id}.pdf',
        FOOT: '{name}, protocol of the vote',
        OUTCOME: 'How the vote ended',
        BASIS: 'Legal basis',
        BASIS_TEXT: '{basis} ({section} of the Czech Civil Code)',
        TYPE: 'Way',
        OPENED: 'Beginning',
        CLOSES: 'Announced end',
        CLOSES_NONE: 'not announced, ended by the committee',
        FINISHED: 'Actual end',
        EARLY: 'The vote was ended sooner than announced: {finished} instead of {closes}.',
        CANCELLED: 'The vote was cancelled on {at} and decided nothing. Reason: {reason}',
        PARTICIPATION: 'Participation needed',
        PARTICIPATION_NONE: 'no minimum',
        PARTICIPATION_LEAST: '{over, select, more {more than} other {at least}} {part} of all votes',
        PRESET: 'Majority by the law',
        PROLONGED: 'The vote was prolonged on {at}. End announced before: {from}. Reason: {reason}',
        REPLACES:
          'This is a new vote{same, select, yes { on the same wording} other {, its wording differs,}} after the vote “{name}” that was cancelled on {at}.',
        AFTER_FAILED: 'The same matters were before an assembly that could not decide (section 1211).',
        ACCEPT: 'To pass',
        ACCEPT_TEXT:
          '{over, select, more {more than} other {at least}} {part} {of, select, present {of the votes present} other {of all votes}}',
        MEETING: 'Assembly',
        BASE: 'Base',
        BASE_TEXT:
          '{share}, {seats, plural, one {# seat} other {# seats}}, {units, plural, one {# unit} other {# units}}',
        OWN: 'Units of the association itself do not vote and are not in the base: {units}, share {share}.',
        TURNOUT: 'Turnout',
        OTHERS: 'Ballots cast by somebody else',
        OTHERS_TEXT:
          '{seats, plural, one {# seat} other {# seats}}, share {share} (by a power of attorney or a representative who is no owner)',
        OTHERS_NONE: 'none',
        ON_PAPER: 'Paper tickets that count',
        ON_PAPER_TEXT: '{seats, plural, one {# seat} other {# seats}}, share {share}',
        PAPERS: 'Paper tickets',
        PAPERS_LEAD: 'Tickets that do not count, and those recorded after the end of the vote.',

        PAPERS_COLUMNS: {
          NUMBER: 'Ticket',
          UNITS: 'Units',
          SHARE: 'Share',
          STATE: 'How it counts',
          BY: 'Recorded, confirmed by',
        },

        PAPER_STATES: {
          counts: 'counts',
          waits: 'waits to be confirmed',
          ownBallot: 'does not count: the units voted online',
          objection: 'does not count: undone by an objection',
          notConfirmed: 'does not count: nobody confirmed it in time',
          parted: 'does not count: the units changed owners',
        },
        PAPER_HANDED: 'handed in on {at}, taken by {name}',
        OBJECTED: 'Objections',

        OBJECTED_COLUMNS: {
          UNITS: 'Units',
          OWNERS: 'Owners',
          SHARE: 'Share',
          AT: 'When',
          FATE: 'Effect',
        },

        OBJECTED_FATES: {
          void: 'the ticket is void',
          stays: 'the ballot counts',
        },
        ALONE: 'Without a second person',
        ALONE_TEXT:
          '{seats, plural, one {# seat} other {# seats}}, share {share} (by a paper that nobody could confirm)',
        OBJECTIONS: 'Objections to ballots',
        OBJECTIONS_NONE: 'none',
        ABOUT: 'About the vote',
        POINTS: 'Points',

        COLUMNS: {
          ANSWER: 'Vote',
          SEATS: 'Seats',
          UNITS: 'Units',
          PERCENT: 'Percent of the base',
          PRESENT: 'Percent of those present',
          SHARE: 'Exact share',
        },

        ROOM: {
          NAME: 'Present when points closed',
          RANGE: 'from {least} to {most}',
          PRESENT:
            'In the room when the point closed ({at}): {share}, {seats, plural, one {# participant} other {# participants}}.',
          SILENT:
            'The quorum was lost; the point was closed as not adopted. Without an answer: {share}, {seats, plural, one {# participant} other {# participants}}.',
          PUT: 'Present without an answer and recorded as abstained: {units}.',
          LEFT: 'Units {units} left {at} before the point closed; the vote “{value}” fell out. Reason: {reason}.',
        },

        BACKED: {
          NAME: 'What backs the attendance',
          none: 'Nothing backs the attendance: no signed attendance sheet is attached and no second person confirmed attendance or votes.',
          sheet: 'the signed attendance sheet is attached; its digest stands in the record',
          confirmed: 'attendance and votes confirmed by {name} {at}',
        },
        NOT_SHOWN: 'Ballots of a cancelled hidden vote are not published.',
        LAW: 'By the law',
        WHO: 'Units by their vote',
        WHO_MANY:
          'There are too many seats and points for paper: who voted how stands in the tables (XLSX) and in the record of the vote.',

        ANNEX: {
          TITLE: 'Annex: exact shares',
          TEXT: 'Shares as fractions, from which the percents of this record are rounded. The whole is the base that counts.',
          POINT: 'Point',
          ROOM: 'In the room',
          UNITS: 'Units',
          SHARE: 'Share of the votes',
        },
        ATTENDANCE: 'Attendance list',

        ATTENDANCE_COLUMNS: {
          UNITS: 'Units',
          OWNERS: 'Owners',
          SPARE: 'Represented by',
          SHARE: 'Share',
          PERCENT: '%',
          CHANNEL: 'How they voted',
        },
        CAST: 'online',
        NOT_CAST: 'did not vote',
        OWN_SEAT: 'of the association, does not vote',
        PROOF: 'Proof',
        PROOF_TEXT:
          'The attendance list, shares and wording of the points were frozen at the start and have a fingerprint. Each ballot is an entry that holds the digest of the one before, and the last one is signed with the key of the portal. Whoever sees the vote can download the whole record and recount it in the portal or without it, at the address below.',
        FINGERPRINT: 'Fingerprint of the list and the points',
        ROOT: 'Digest of the last entry (no. {seq})',
        SIGNATURE: 'Signature of the last entry',
        KEY: 'Public key',
        VERIFY: 'Verification',
        PRINTED: 'Printed',
        CHAIR: 'For the committee',
        RECORDER: 'Recorded by',
        VERIFIER: 'Verified by',
      },

      XLSX: {
        FILE: 'vote-{id}.xlsx',
        PEOPLE: 'Participants',
        ANSWERS: 'Votes',
        RESULTS: 'Results',
        NUMBER: 'Share as a number',
        OWN: 'Of the association',
        AT: 'Voted at',
        ROOM: 'Present (percent of the base)',
        POINT: 'Point',
        OUTCOME: 'Result',
        YES: 'yes',
        NO: 'no',
        PASSED: 'passed',
        FAILED: 'not passed',
        UNDECIDED: 'undecided',
      },
    },
  },
} satisfies Translation<typeof cs>;
