import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  VOTE_PAPER: {
    TICKET: {
      TITLE: 'Voting ticket',
      DOCUMENT: 'Voting tickets: {name}',
      VOTE: 'Vote',
      BASIS: 'Way of voting',
      UNTIL: 'Return by',
      UNTIL_NONE: 'until the vote ends',
      OWNERS: 'Owners',
      SPARE: 'Represented by',
      UNITS: 'Units',
      SHARE: 'Share',
      NUMBER: 'Ticket number',
      ABOUT: 'About the vote',
      POINTS: 'Proposed resolutions in full',
      FILES: 'Attachments: {names}',
      HOW: 'Cross exactly one box at each point.',
      LAW: 'The vote is valid only with the day, month and year it was given and signed by hand on a document with the full wording of the proposal (§ 1212 of the Civil Code). Please return all pages of the ticket.',
      PLAIN:
        'The vote is valid with a date (day, month, year) and a signature by hand on a document with the full wording of the points. Please return all pages of the ticket.',
      ONCE: 'These units vote once: whoever returns the ticket does not vote in the portal any more, and the other way round. The owners are told when the ticket is recorded.',
      DATE: 'Date (day, month, year)',
      NAME: 'Name in block letters',
      SIGNATURE: 'Signature by hand',
      FINGERPRINT: 'Fingerprint of list and points {short}, whole (SHA-256): {hex}',
      FOOT: 'Ticket {number} · {units}',
    },
  },

  VOTE: {
    REPORT: {
      NOTICE: {
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
        AFTER_FAILED: 'The same matters were before an assembly that could not decide (§ 1211).',
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

        ADDED: 'A point added on the spot {at}{who, select, none {} other {, written down by {who}}}.',

        CONSENT: {
          GIVEN:
            'The matter was not in the invitation. Everybody entitled to vote was present and all agreed that it is decided (§ 253 of the Civil Code).',
          ABSENT:
            'The matter was not in the invitation and not everybody entitled to vote was present: it could not be decided (§ 253 of the Civil Code).',
          REFUSED:
            'The matter was not in the invitation. Everybody entitled to vote was present, but not all agreed that it is decided{units, select, none {} other { (refused: {units})}}: votes on it do not count (§ 253 of the Civil Code).',
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
