import type { Translation } from '../../texts/keys.ts';
import type cs from './course.cs.ts';

export default {
  COURSE: {
    LEAD: 'Lead the meeting',
    POINT_OF: 'Point {label}:',
    OFF_AGENDA: 'Off the agenda: decided only with the consent of all owners (§ 253).',
    NO_AGENDA: 'The agenda is empty.',
    TURN: 'open the point',
    VOTING_SINCE: 'voted on since {time}',
    TALKING_SINCE: 'discussed since {time}',
    AGREED: 'for {percent}',
    STATES: {
      VOTING: 'Being voted on',
      TALKING: 'Being discussed',
      passed: 'Adopted',
      rejected: 'Not adopted',
      lost: 'Not adopted, no quorum',
      discussed: 'Discussed',
    },
    VALUES: { agree: 'For', notAgree: 'Against', noVote: 'Abstain', miss: 'No answer' },

    BEGUN: 'The meeting is open.',
    OFFICERS_SAVED: 'The chair and the scribe are recorded.',
    POINT_ADDED: 'The point is on the agenda.',
    REMARK_SAVED: 'Recorded.',
    ENDED: 'The meeting has ended.',
    TAKEN_BACK: 'The last entry is taken back, the record keeps both.',

    STEPS: {
      register: {
        TITLE: 'Open the registration first',
        TEXT: 'Once people are registered, the meeting can be opened.',
      },
      begin: {
        TITLE: 'Open the meeting',
        TEXT: 'Whoever opens it chairs it until the meeting elects somebody.',
      },
      end: {
        TITLE: 'The agenda is done',
        TEXT: 'What is left is to end the meeting. Owners are then told the results.',
      },
      over: {
        TITLE: 'The meeting is over',
        TEXT: 'The results are on the page of the meeting. The minutes are due within thirty days (§ 254).',
      },
      POWERS: {
        TITLE: 'Confirm {count, plural, one {# power of attorney} other {# powers of attorney}}',
        TITLE_OTHERS:
          '{count, plural, one {# power of attorney waits} other {# powers of attorney wait}} for a second person',
        TEXT: 'Compare them with the signed papers. The first vote does not close before they are confirmed.',
        OTHERS: 'Whoever wrote a power down does not confirm it.',
        BY_PERSON:
          'It is confirmed by {names}: signed in on their own phone it comes first in “Waits for you”, or on this phone once they sign in under their own name.',
        BY_NOBODY:
          'Nobody in the room may confirm them. The portal asks members who will be a verifier; whoever agrees and is on the attendance confirms them on their own phone.',
        BY_PERHAPS:
          'Whoever cannot be on the attendance and is here confirms them on their own phone ({names}); nobody has to wait for it.',
        ENDS: {
          approved: 'confirmed, the agent will count',
          waits: 'waits for a second person',
          alone: 'will count without a second person, by the photographed paper alone',
          noFile: 'will be refused: the paper is missing',
          nobody: 'will be refused: its agent wrote it down and nobody else has confirmed it',
        },
        SETTLE_TEXT:
          'Decide them before you begin to vote: each says what will happen. The portal writes to the principal and the agent. The result says how many votes are without a second person.',
        LET: 'Count {count, plural, one {the confirmed power} other {the confirmed powers}}',
        DECIDE: 'Decide {count, plural, one {# power} other {# powers}}',
        BY_LEAVING:
          'Or write down that the agent has left: the owner is then not represented, as if nobody had come. They may come again at any time.',
        LEFT: 'Agent has left: {name}',
        ONE: 'agent {agent}, acts for: {principal}',
        CONFIRM: 'Confirm {count, plural, one {# power} other {# powers}}',
        LIST: 'What waits for a second person',
      },
      ELECTED: {
        TITLE: 'Who chairs now?',
        TEXT: 'The election is adopted. Write down whom the meeting elected to chair it{name, select, none {} other {; until then {name} leads}}.',
        NAME: 'Write down who chairs',
        OTHERS: 'Somebody else was elected',
      },
      NEXT: { TITLE: 'Point {label} comes next', FIRST: 'Begin with point {label}' },
      TALK: {
        TITLE: 'Discuss point {label}',
        TEXT: 'This point is not voted on. Close it when it has been discussed.',
      },
      READ: {
        TITLE: 'Read the proposal aloud',
        TEXT: 'Then ask who is against and who abstains.',
        DONE: 'The proposal has been read',
      },
      ASK: {
        TITLE: 'Ask: Who is against? Who abstains?',
        TEXT: 'Record them as exceptions, then all the others at once.',
        REST: '{count, plural, one {Record the other one (#) as for} other {Record the others (#) as for}}',
      },
      REMAINING: {
        TITLE: '{count, plural, one {The last answer is missing} other {# answers are missing}}',
        SAY: 'Say aloud:',
        CALL: '“{name}, how do you vote?”',
        SHARE: '{percent} of the votes present',
        ANSWER: 'Answer: {name}',
        HINT: 'If they do not answer, record that they abstain. Keys: P for, N against, Z abstain.',
        ABSTAIN: 'Record all {count} as abstaining',
      },
      CLOSE: {
        TITLE: 'Close point {label}',
        TEXT: 'Everybody has answered. Once it is closed the votes do not change any more.',
      },
      LOST: {
        TITLE: 'The point cannot be adopted: {percent} is in the room',
        TEXT: 'Wait until somebody comes back, or close the point as not adopted.',
        OFF_TEXT: 'A point off the agenda needs all owners. Close it as not adopted, or wait.',
      },
    },

    BAR: {
      REGISTER: 'Open the registration',
      BEGIN: 'Open the meeting',
      OPEN: 'Open point {label}',
      NEXT: 'Go on to point {label}',
      FIRST: 'Open the first point',
      close: 'Close point {label}',
      lost: 'Close the point as not adopted',
      talk: 'Close point {label} as discussed',
      AFTER_LAST: 'Close the point after the last answer',
      AFTER_POWERS: 'Powers of attorney first',
      AFTER_ELECTED: 'Who chairs comes first',
      MINUTES: 'Go on to the minutes',
    },

    ANSWERS: {
      TITLE: 'Everybody present for, except…',
      ADD: 'Add an exception',
      WHO: 'Who of those present',
      DONE: 'Done',
      DROP: 'Record as for: {name}',
      OTHERS: '{count, plural, one {# other} other {# others}}',
      WHO_OTHERS: 'Who has not answered yet',
      AGREEING: '{count, plural, =0 {nobody yet} one {# participant} other {# participants}}',
      ENOUGH: 'There are enough votes for',
      NOT_ENOUGH: 'Not enough votes for yet',
      MORE_THAN_present: 'more than {percent}% of those present',
      AT_LEAST_present: 'at least {percent}% of those present',
      MORE_THAN_all: 'more than {percent}% of all',
      AT_LEAST_all: 'at least {percent}% of all',
      RAIL: 'For {percent}, needed {post}',
    },

    ROOM: {
      TITLE: 'In the room',
      OF: 'of all votes, {seats} of {all} participants',
      MORE_THAN: 'more than {percent}%',
      AT_LEAST: 'at least {percent}%',
      RAIL: 'In the room {percent} of all votes, needed {post}',
      CAN: 'The meeting may decide',
      CANNOT: 'The meeting may not decide',
      TIPPING: '{count, plural, one {One departure would change that.} other {Any one of # leaving is enough.}}',
      TIPPING_TEXT: '{name}: without them {percent} would remain, and no further point could be adopted.',
      DESK: 'Arrival or departure',
    },

    LAST: {
      TITLE: 'Last entries',
      BACK: 'Take the last entry back',
      answers: '{count, plural, one {# answer} other {# answers}} to point {label}',
      closed:
        'Point {label} {state, select, passed {was adopted} rejected {was not adopted} lost {was not adopted, no quorum} other {is closed}}',
      came: 'Arrived: {count, plural, one {# participant} other {# participants}}',
      came_ONE: 'Arrived: {name}',
      left: 'Left: {count, plural, one {# participant} other {# participants}}',
      left_ONE: 'Left: {name}',
    },

    LINE: {
      LOST: 'No connection.',
      TEXT: 'What stands under “Last entries” is recorded. What you have begun stays here; once the connection is back, go on where you stopped.',
    },

    REMARKS: {
      TITLE: 'Objections and questions to the point',
      OPEN: 'Record an objection or question',
      KIND: 'What is recorded',
      objection: 'Objection',
      question: 'Question',
      BY_objection: 'Objection: {name}',
      BY_question: 'Question: {name}',
      ANSWERED: 'Answer: {text}',
      DROP: 'Take back: {name}',
      PERSON: 'Who said it',
      PERSON_HINT: 'The name will stand in the minutes.',
      TEXT: 'What is to stand in the minutes',
      ANSWER: 'What was answered (§ 251)',
      SAVE: 'Record',
    },

    COUNTER: {
      OPEN: 'Add a counter-proposal',
      TITLE: 'Counter-proposal to point {label}: {name}',
      TEXT: 'It is voted on before point {label}, on the same list.',
      ADOPTED:
        'Counter-proposal {label} is adopted already. Were point {point} adopted too, there would be two resolutions of one matter that may contradict each other. Say so aloud before you ask; who wants the counter-proposal alone votes against.',
      DO: 'Record and vote',
    },

    ADD: {
      OPEN: 'Add a point',
      TITLE: 'Add a point to the agenda',
      WHAT: 'What it is',
      conduct: 'Conduct of the meeting',
      conduct_HINT: 'Chair, scribe, verifiers, order of points, end.',
      counter: 'Counter-proposal to a point',
      counter_HINT: 'Another solution of what the invitation announced.',
      new: 'A new matter',
      new_HINT: 'The invitation did not have it.',
      COUNTER_HOW: 'Write the counter-proposal down by the button below, once its point is open.',
      COUNTER_LATER: 'First open the point that it is to. The button will be below.',
      NOT_EVERYBODY:
        'A matter that the invitation did not have is decided only with the consent of all owners (§ 253). {count, plural, one {# participant is} other {# participants are}} missing in the room.',
      CONSENT: 'Everybody agrees to have it decided',
      NAME: 'Name of the point',
      WORDING: 'Proposed resolution',
      WORDING_HINT: 'Exactly as it will be voted on.',
      DO: 'Add the point',
    },

    CONSENT: {
      TITLE: 'Does everybody agree to have it decided?',
      TEXT: 'The invitation did not have the point. Ask aloud; the answer will stand in the minutes (§ 253).',
      TEXT_FIRST:
        'The invitation did not have the point. Ask aloud; the answer will stand in the minutes (§ 253). First write down as against whoever does not agree.',
      ALL: 'Yes, everybody',
      SOME: 'No, those against or abstaining',
    },

    OFFICERS: {
      OPEN: 'Chair and scribe',
      CHAIR: 'Chair',
      SCRIBE: 'Scribe',
      HINT: 'Whom the meeting elected. An empty field names nobody.',
      SAVE: 'Save',
      CHAIRED: 'Chaired by {name}',
      OPENED: '{name} leads until a chair is elected',
      WRITTEN: 'Minutes by {name}',
    },

    EARLY: {
      TITLE: 'Begin before the announced hour ({time})?',
      TEXT: 'The invitation names a later hour. Who comes in time will not be able to vote on what is decided until then, and may go to court. Begin earlier only when everybody who will come is in the room.',
      WAIT: 'Wait',
    },

    END: {
      DO: 'End the meeting',
      TITLE: 'End the meeting?',
      TEXT: 'Registration and voting end, and the results are told. There is no way back. A second person may still confirm the attendance now; the signed sheet may be uploaded later from the minutes.',
      LEFT: 'Points not opened: {points}.',
    },

    ERRORS: {
      NOT_SCHEDULED: 'This meeting is not being held now.',
      NOT_REGISTERING: 'Open the registration first.',
      BEGUN: 'The meeting is open already.',
      NOT_BEGUN: 'The meeting has not been opened yet.',
      POINT_UNKNOWN: 'There is no such point on the agenda.',
      POINT_OVER: 'Point {point} is closed already.',
      POINT_OPEN: 'First close the point that is open.',
      POINT_NOT_OPEN: 'Point {point} is not open.',
      COUNTER_FIRST: 'There is a counter-proposal to point {point}. It is decided first.',
      NOT_IN_VOTE: 'Point {point} is not in the vote of the meeting.',
      DECIDES: 'Point {point} is voted on; close it after the answers.',
      DECIDES_NOTHING: 'Point {point} is not voted on.',
      NOBODY_SILENT: 'Everybody has answered meanwhile.',
      POWERS_WAIT: 'Before the first vote closes, decide the powers of attorney that wait at the door.',
      UNDECIDED: 'Point {point} is not decided yet and there are enough votes in the room. Open it and close it.',
      NOT_EVERYBODY:
        'It is decided only with all owners there (§ 253). {count, plural, one {# participant is} other {# participants are}} missing.',
      NO_CONSENT: 'Without the consent of everybody the meeting cannot decide it (§ 253).',
      REMARK_UNKNOWN: 'This note is not here any more.',
      NOT_LAST: 'Something else was written down meanwhile. Look which entry is the last now.',
    },
  },
} satisfies Translation<typeof cs>;
