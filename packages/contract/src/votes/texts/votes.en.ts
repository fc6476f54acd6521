import type { Translation } from '../../texts/keys.ts';
import type cs from './votes.cs.ts';

export default {
  VOTE: {
    TITLE: 'Votes',
    ONE: 'Vote',
    NEW: 'New vote',
    OPEN: 'Open the vote',
    EDIT: 'Edit draft',
    SEARCH: 'Search in names and points',
    WAITS: 'waits for your vote',

    TABS: {
      LABEL: 'Votes by state',
      all: 'All',
      concept: 'Drafts',
      active: 'Running',
      finished: 'Finished',
    },

    COLUMNS: {
      NAME: 'Name',
      STATE: 'State',
      TYPE: 'Way of voting',
      WHEN: 'When',
      POINTS: 'Points',
    },

    WHEN: {
      NONE: 'no date',
      OPENS: 'opens {at}',
      CLOSES: 'ends {at}',
      CLOSED: 'ended {at}',
      STARTED: 'since {at}',
      FINISHED: 'finished {at}',
      CANCELLED: 'cancelled {at}',
      CREATED: 'created {at}',
    },
    POINTS: '{count, plural, one {# point} other {# points}}',
    PASSED: '{passed, number} of {count, number} passed',
    COMMITTEE_ONLY: 'seen by the committee only',

    EMPTY: {
      TITLE: 'There is no vote yet',
      TEXT: 'You prepare it in four steps: settings, attendance list, points and a check. You start it when everything is ready.',
      TEXT_OTHERS: 'When the committee announces one, you find it here and we let you know by e-mail.',
      TAB_TITLE: 'Nothing is here now',
      TAB_TEXT: 'Votes in another state are on the other tabs.',
    },
    NOT_FOUND: 'This vote is not here. It may have been deleted.',
    PROLONGED: 'The vote is prolonged and everybody is being mailed.',
    AGAIN: 'A draft of the same wording is ready. Please set its end and check the list.',
    STORED: 'The votes are stored.',

    DELETE: {
      TITLE: 'Delete the draft vote {name}?',
      TEXT: 'Its points and the corrections of its attendance list go with it. This cannot be undone.',
      YES: 'Delete draft',
    },

    TYPES: {
      online: 'Online',
      local: 'On site',
    },

    BASES: {
      assembly: 'at an assembly',
      perRollam: 'outside of an assembly (per rollam)',
      electronic: 'electronically by the statutes',
      poll: 'opinion poll, not binding',
    },

    VALUES: {
      agree: 'For',
      notAgree: 'Against',
      noVote: 'Abstained',
      miss: 'Absent',
      silent: 'No answer',
    },

    CHOICES: {
      agree: 'For',
      notAgree: 'Against',
      noVote: 'Abstain',
    },

    CHANNELS: {
      own: 'in person',
      local: 'on site',
      proxy: 'by power of attorney',
      paper: 'on paper',
    },

    ATTENDANCE: {
      SAVED: 'Attendance is written down.',
      SHEET_SAVED: 'The signed attendance sheet is attached.',
      CONFIRMED: 'Attendance and votes are confirmed.',
    },

    POINT: {
      ADDED: 'The point is added.',
      CLOSED: 'The point is closed.',
      ABSTAINED: 'Those silent in the room are recorded as abstained.',
    },

    OBJECTION: {
      SAVED: 'The objection is written down and the committee knows of it.',
    },

    MODAL: {
      CODE: {
        SENT: 'We have sent the code to your e-mail.',
        ERROR: 'The code is not complete',
        WRONG: 'The code does not match. Please copy it again from the latest e-mail.',
        EXPIRED: 'The code is no longer valid. Let us send you a new one.',
      },
    },

    ERRORS: {
      CLOSES_REQUIRED: 'An online vote with legal effect needs an announced end. Only a poll goes without.',
      NOT_ALL_VOTED:
        'The announced end is {closes}. Before it, the vote can be ended only when everybody has voted: {count, plural, one {# participant is} other {# participants are}} missing of {all, number} ({units}). Wait for the end, prolong it, or cancel the vote with a reason.',
      NO_TERM: 'The vote has no announced end, there is nothing to prolong.',
      PROLONGED: 'The vote was prolonged already. It can be done only once.',
      NOT_LATER: 'The new end must be after the announced one: a vote can be prolonged, never shortened.',
      FROM_ELSEWHERE:
        'The vote came with the association from another portal and is closed: nothing can be written into it, and no objection made.',
      NOT_CANCELLED: 'A new vote on the same wording can be prepared only after a cancelled one.',
      CLOSES_PAST: 'The end is in the past. Choose a later one.',
      SEAT_UNKNOWN: 'This row is not in the vote.',
      NOT_CONCEPT: 'The vote has been started and can’t be changed or deleted.',
      NOT_RUNNING: 'The vote is not running.',
      NOT_OPEN: 'The vote has not begun yet.',
      CLOSED: 'The vote is closed and takes no more ballots.',
      DOCUMENT_GONE: 'A document attached to a point was deleted meanwhile. Choose another one, or remove it.',
      NO_POINTS: 'A vote needs at least one point.',
      LED_BY_MEETING:
        'This vote is the meeting’s: it begins when registration opens, and its points and end are written down there.',
      POINT_UNKNOWN: 'There is no such point in the vote.',
      CENSUS: 'The attendance list is not in order: shares must make exactly 100% and none may be missing or zero.',
      SHARE_TOO_LONG:
        'The shares of units {units} belong to one owner and cannot be added up exactly: their denominators are too large and have nothing in common. Correct the shares in the register of units.',
      NOT_YOURS: 'You can’t vote for this row.',
      NOT_LOCAL: 'This works with a vote on site only.',
      NOT_ONLINE: 'This works with an online vote only.',
      ALREADY: 'Some rows have voted already.',
      MISS_NOT_CAST: 'Absence is not a vote.',
      TOO_MANY_CODES:
        'We sent you a code a moment ago. You can ask for another one in {seconds, plural, one {# second} other {# seconds}}.',
      NOT_CAST: 'Nobody has voted for this row yet.',
      NOT_CAST_BY_OTHER: 'You cast this ballot yourself.',
      LEDGER_HIDDEN: 'The record of the vote is published with the result.',
      POINT_CLOSED: 'The point “{point}” is closed; votes on it do not change any more.',
      POINT_SILENT:
        'The point “{point}” lacks an answer of people in the room: {seats}. Record their votes, or record them as abstained.',
      POINT_NO_QUORUM:
        'There are not enough votes in the room for the point “{point}”; it cannot be decided. Wait, or close it as not adopted.',
      POINT_OFF_AGENDA:
        'A matter that the invitation did not carry may be decided only with everybody entitled to vote present and agreeing (§ 253 of the Civil Code). For the point “{point}” that is not so: {absent, plural, =0 {somebody present does not agree} one {# participant is not in the room} other {# participants are not in the room}}. It can only be closed as not adopted.',
      POINT_CONSENT:
        'The point “{point}” was not in the invitation. Ask those present whether everybody agrees that it is decided (§ 253 of the Civil Code), and write it down.',
      EVENT_OTHER:
        'This record of attendance has already come from you with another content. Please load the attendance again.',
      TOO_MANY_POINTS: 'A vote has at most {most, number} points.',
      POINT_HAS_QUORUM: 'There are enough votes in the room: the point “{point}” can be decided.',
      IN_ROOM:
        'Whoever is in the room is not absent: {seats}. Record their vote, or that they abstained; if they have left, record the departure.',
      NOT_IN_ROOM: 'They have left and so cannot vote: {seats}. If they came back, record the return first.',
      NOT_COUPLE:
        'This person is not one of the couple who own the unit together. Record them as somebody who came for the owner.',
      NOT_SILENT: 'Meanwhile they have answered or left: {seats}. Please look at the list again.',
      STAYS: 'This entry cannot be taken back so. Who came and left is mended at the registration.',
      LEFT_REASON:
        'They have answered a point that is still open: {seats}. Their answer falls out when they leave. Give the reason; the owners get it by e-mail and it stands in the minutes.',
      ATTENDANCE_MOVED: 'Somebody has recorded a further change. Please go through attendance and votes again.',
      ATTENDANCE_CONFIRMED: 'Attendance and votes are confirmed already.',
      NOT_SECOND:
        'Only a second person can confirm: somebody of the committee who did not write it down, and where there is nobody, a member of the audit commission, else a verifier.',
    },
  },
} satisfies Translation<typeof cs>;
