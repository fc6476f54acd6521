import type { Translation } from '../../texts/keys.ts';
import type cs from './local.cs.ts';

export default {
  VOTE_LOCAL: {
    TITLE: 'Recording the vote',

    TABS: {
      LABEL: 'Attendance and votes',
      presence: 'Attendance',
      votes: 'Votes',
    },
    NOT_LOCAL: 'This vote is not running on site. Nothing can be recorded in it.',

    QUORUM: {
      TITLE: 'In the room',
      TEXT: '{share, select, none {} other {{share}, }}{seats, plural, one {# participant} other {# participants}}',
      LABEL: 'In the room {share}; {post}',
      POST: 'at least {percent} needed',
      OK: 'Enough are here to vote',
      LACKS: '{share} is still missing for the turnout',
      LAW_LACKS: 'The law asks more than half of all votes; {percent} are still missing to that (§ 1206).',
      NONE: 'This vote asks no turnout.',
    },

    PRESENCE: {
      SEARCH: 'Search for a name or a unit',
      ALL_HERE: 'Record everybody',
      ALL_HERE_TITLE: 'Record everybody as present?',
      ALL_HERE_TEXT:
        'The arrival of {count, plural, one {# participant} other {# participants}} is recorded. Then record the departure of those who did not come.',
      ALL_HERE_YES: 'Record everybody',
      ARRIVED: 'Record arrival',
      LEFT: 'Record departure',
      RETURNED: 'Record return',
      HERE: 'present since {time}',
      GONE: 'left at {time}',
      ABSENT: 'absent',
      PERSON: 'Who came',
      PERSON_HINT: 'Leave it empty if the owner came.',
      PERSON_TITLE: 'Arrival: {name}',
      PERSON_BY: 'represented by {name}',
      TIME: 'Time',
      SOMEBODY: 'Somebody else came',
      SECOND_CAME: 'The other of the couple came too',
      HELD: 'the seat is held by {name}',
      HELD_BESIDE: 'the seat is held by {name}, {other} is in the room too',
      COUPLE_TITLE: 'Couple: {name}',
      COUPLE_WHO: 'Which of them came',
      COUPLE_NONE: 'not said',
      COUPLE_HELD:
        'The seat is already held by {name}: whoever came first votes. The other one is recorded beside them and keeps the seat if the first leaves.',
      COUPLE_FIRST: 'Choose who came now. Whoever came first holds the seat; if they leave, the other one keeps it.',
      COUPLE_LEAVES: 'Who leaves?',
      COUPLE_STAYS: 'If only one leaves, whoever stays in the room holds the seat, and the answers stand.',
      COUPLE_BOTH: 'Both leave',
      OWN: 'The unit of the association does not vote.',
      LIST: 'Attendance list',

      STATES: {
        all: 'Everybody',
        present: 'Present',
        absent: 'Absent',
      },
      STATE: 'Whom to show',
    },

    ENTRY: {
      POINT: 'Point',
      POINT_OF: 'Point {at}: {name}',
      PREVIOUS: 'Previous point',
      NEXT: 'Next point',
      ALL: 'All present {value, select, agree {are in favour} notAgree {are against} other {abstain}}',
      EXCEPT: 'except those you record otherwise',
      CLEAR: 'Take unsaved back',
      KEYS: 'Click into a row. P or 1 records in favour, N or 2 against, Z or 3 abstained, and the next row follows by itself; 0 takes an unsaved change back, U closes the point. Arrows skip a row or go back.',
      GRID: 'Votes on point {at}: {name}',
      PERSON: 'Participant',
      UNITS: 'Units',
      SHARE: 'Share',
      VALUE: 'Vote',
      NONE: 'no vote',
      CHANGED: 'changed',
      ONLY_PRESENT: 'Only those present',
      SEARCH: 'Search for a name or a unit',
      SUM: '{done} of {all} recorded',
      UNSAVED: '{count, plural, one {# vote not saved} other {# votes not saved}}',
      SAVE: 'Save changes',
      SAVED_ALL: 'Everything is saved',
      NOBODY: 'First record who came.',
      NO_MATCH: 'Nobody matches the search.',
      LOADING: 'Loading the list: {done} of {all}',
    },

    CLOSE: {
      DO: 'Close the point',
      TITLE: 'Close point {at}: {name}?',
      TEXT: '{percent} of all votes are in the room. In favour {agree}, against {notAgree}, abstained {noVote}. Once closed, votes on this point do not change any more.',
      YES: 'Close the point',
      SILENT_TITLE: '{count, plural, one {# in the room has not answered} other {# in the room have not answered}}',
      SILENT_TEXT:
        'Whoever is in the room counts as present. Record them as abstained and close the point? {seats}. The minutes name them.',
      SILENT_YES: 'Record as abstained and close',
      LOST_TITLE: 'There are not enough votes in the room',
      LOST_TEXT:
        '{percent} of all votes are in the room; point {at} cannot be decided. You can close it as not adopted; whoever has not answered stands in the minutes without an answer.',
      LOST_YES: 'Close as not adopted',
      CONSENT_TITLE: 'Does everybody agree that the point {at} is decided?',
      CONSENT_TEXT:
        'The point {name} was not in the invitation. Ask those present: it may be decided only when everybody entitled to vote is here and agrees to it (§ 253 of the Civil Code).',
      CONSENT_YES: 'All agree',
      ROOM: 'In the room {percent}, without an answer {count}',
      DONE: 'Closed at {time}: {percent} were in the room. {passed, select, yes {Adopted.} no {Not adopted.} other {}}',
      TAKEN: 'closed',
      AFTER:
        'The announced end is over: votes are not recorded any more. Whoever is in the room and has not answered is recorded as abstained when you close the point.',
      ALL_DONE: 'All points are closed. Finish the vote on its page.',
    },

    LEAVE: {
      TITLE: 'Departure: {name}',
      TEXT: 'There is a vote on a point that is not closed yet. It falls out by leaving; whoever comes back votes anew. The owners get an e-mail and it stands in the minutes.',
      REASON: 'Reason for leaving',
      YES: 'Record departure',
    },
    OPEN: 'Open the record',
  },
} satisfies Translation<typeof cs>;
