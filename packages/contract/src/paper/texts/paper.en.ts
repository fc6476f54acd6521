import type { Translation } from '../../texts/keys.ts';
import type cs from './paper.cs.ts';

export default {
  VOTE_PAPER: {
    STORED: 'The ticket is recorded and its owners have been told.',
    CONFIRMED: 'The record is confirmed by a second person.',
    PHOTO_ADDED: 'The photograph is with the record.',

    TICKET: {
      FILE: 'voting-tickets-{day}.pdf',
    },

    TICKETS: {
      DO: 'Voting tickets',
      TITLE: 'Voting tickets',
      LEAD: 'A ticket has the full wording of the points, boxes to cross, and a code that tells you which paper came back. Print it for those who do not vote in the portal.',

      TABS: {
        LABEL: 'Tickets for',
        all: 'Everybody',
        waiting: 'Has not voted',
        noEmail: 'Has no e-mail',
      },
      SEARCH: 'Search a name or unit',
      NAME: 'Owners',
      UNITS: 'Units',
      SHARE: 'Share',
      STATE: 'State',
      VOTED: 'voted',
      WAITING: 'not yet',
      NO_EMAIL: 'no e-mail',
      SPARE: 'represented by {name}',
      SELECTED: '{count, plural, one {# row selected} other {# rows selected}}',
      GET: 'Get tickets',
      GET_ALL: 'Get tickets ({count, number})',
      GET_SELECTED: 'Get tickets of the selected',
      EMPTY_TITLE: 'Nobody is here',
      EMPTY_TEXT: 'There is nobody to print a ticket for in this tab now.',
    },

    PRINT: {
      WAITING: 'Tickets wait to be prepared ({total, number}).',
      RUNNING: 'Preparing tickets: {done, number} of {total, number}.',
      DONE: '{total, plural, one {# ticket is ready.} other {# tickets are ready.}}',
      KEPT: 'You can download the file within 24 hours.',
      FAILED: 'The tickets could not be prepared. Please try again.',
      SAVE: 'Download the PDF',
      PROGRESS: 'Preparing tickets',
      STAYS: 'You can close this page, the tickets will be here afterwards.',
    },

    RECORD: {
      DO: 'Record a paper ballot',
      TITLE: 'Recording tickets',
      TAB: 'Record',
      LIST_TAB: 'Recorded',
      SECTIONS: 'Parts of recording',
      FIND_TITLE: 'Which ticket is in your hand',
      WAITING:
        '{name} recorded a paper of these units on {when}; it waits for a photograph or a second person. If you hold the same ticket, confirm that record and do not record it again.',
      NUMBER: 'Ticket number',
      NUMBER_HINT: 'It stands at the top beside the code. A code reader types into this field by itself.',
      NUMBER_WRONG: 'The number is mistyped, its check digit does not match.',
      NUMBER_RIGHT: 'The check digit matches.',
      FIND: 'Find the ticket',
      SCAN: 'Scan the code with the camera',
      SCAN_STOP: 'Close the camera',
      SCAN_PHOTO: 'Read the code from a photograph',
      SCAN_AIM: 'Point the camera at the code in the top right corner of the ticket.',
      SCAN_VIDEO: 'Picture of the camera',
      TORCH_ON: 'Light on',
      TORCH_OFF: 'Light off',
      NO_CAMERA: 'There is no camera here. Take a photograph of the code or type the number of the ticket.',
      CAMERA_DENIED:
        'The browser does not allow the camera. Allow it in the settings of the page, or photograph the code or type the number.',
      NO_CODE: 'There is no code in the photograph. Take it close and straight, or type the number.',
      SEAT_TITLE: 'Ticket {number}',
      SCANNED: 'the code is genuine',
      TYPED: 'by its number',
      ALREADY:
        'These units voted {channel, select, own {in the portal} proxy {by a power of attorney} paper {on paper} other {on site}} {when}. A second ballot cannot be recorded.',
      KEYS: 'On the keyboard: 1 for, 2 against, 3 abstain, 4 left blank.',
      BLANK: 'Left blank',
      BLANK_HINT:
        'Mark a point without a cross, or with several, as left blank. It counts as an abstention and the record says that the paper had no valid cross.',
      BLANK_VALUE: 'Abstained (blank on the paper)',
      DATE: 'Date on the ticket',
      DATE_HINT: 'The day the voter wrote on the ticket, not today.',
      HANDED: 'When it was handed in',
      HANDED_HINT: 'Day and hour, the end of the vote at the latest.',
      TAKER: 'Who took it',
      TAKER_CHOOSE: 'Choose',
      PHOTO: 'Photograph of the ticket',
      PHOTO_HINT:
        'With a photograph the ticket counts at once, without one after a second person confirms it. The committee and the owners of these units will see it.',
      PHOTO_HINT_AFTER:
        'Required after the end: the ticket counts with its photograph and once a second person confirms it.',
      CHECK: 'Check and record',
      OTHER: 'Another ticket',
      READ_TITLE: 'Does the ticket really say this?',
      READ_TEXT: 'Nobody can change a recorded ticket. Check the signature and read the answers against the paper.',
      READ_SIGNED: 'The ticket is dated {date} and signed.',
      READ_YES: 'Record the ticket',
      READ_NO: 'Correct it first',
      DONE: 'Recorded and counted: ticket {number}, {units}. You can take the next one.',
      DONE_WAITS: 'Recorded, waits for a second person: ticket {number}, {units}. You can take the next one.',
      OWNER_TITLE: 'Hand the ticket to the committee',
      OWNER_TEXT:
        'This code lets the committee record your paper ballot. You can also vote here in the portal, one or the other.',
      OWNER_GO: 'Open the vote',
      NOT_ONLINE: 'Tickets are recorded only for online votes that are running.',
      OVER: 'The time for recording tickets is over. A second person may still confirm those that wait, in the section Recorded.',
      COUNTING:
        'The vote has ended and the tickets are being counted. You can record only those that were handed in by its end, until {until}. Nobody sees sums before the result.',
      CLOSE_DO: 'All tickets are recorded',
      CLOSE_TITLE: 'Are all tickets recorded?',
      CLOSE_TEXT:
        'You will not record any more. The result is announced as soon as the waiting tickets are confirmed, or the time to confirm them is over.',
      CLOSE_YES: 'Yes, all of them',
    },

    LIST: {
      TITLE: 'Recorded tickets',
      COUNT: '{count, plural, one {# ticket} other {# tickets}}, {counted, number} counted, {waiting, number} waiting',
      EMPTY_TITLE: 'No ticket has been recorded yet',
      EMPTY_TEXT: 'Recorded tickets will be here with who recorded and who confirmed them.',
      NUMBER: 'Ticket',
      OWNERS: 'Owners and units',
      DATE: 'Date on the ticket',
      BY: 'Recorded by',
      SECOND: 'State and second person',

      STATES: {
        counts: 'counts',
        waits: 'waits for a second person',
        void: 'does not count',
      },

      VOID: {
        ownBallot: 'they voted online',
        objection: 'undone by an objection',
        notConfirmed: 'nobody confirmed it in time',
        parted: 'the units changed owners',
      },
      UNTIL: 'until {when}',
      HANDED: 'handed in on {when}, taken by {name}',
      CONFIRMED_BY: '{name}, {when}',
      OBJECTED: 'objection',
      SHOW: 'Show the record: {number}',
      CONFIRM_DO: 'Confirm',
      CONFIRM_OF: 'Confirm as the second person: ticket {number}',
      CONFIRM_TITLE: 'Record of ticket {number}',
      CONFIRM_TEXT:
        'Take the paper and compare it with the record. The confirmation is written into the ledger of the vote.',
      CONFIRM_YES: 'Confirm the record',
      HIDDEN: 'Answers are shown with the result.',
      VEILED:
        'Nobody sees the answers before the result. You do, because you record or confirm this ticket; it will be written down that you looked.',
      LOOK: 'Show the answers',
      PHOTO_ADD: 'Add a photograph',
      PHOTO_ADD_TEXT: 'A photograph of the whole signed ticket. The ticket begins to count with it.',
      PHOTO_SAVE: 'Add to the record',
      MINE: 'The paper ticket {number} dated {date} holds, recorded by {name} on {when}.',
      MINE_WAITS:
        'The paper ticket {number} dated {date} was recorded by {name} on {when}. It does not count yet, it waits for a photograph or a second person. You can also vote here; the ticket will then be void.',
      MINE_WAITS_OVER:
        'The paper ticket {number} dated {date} was recorded by {name} on {when}. It does not count yet, it waits for a second person.',
      MINE_VOID: 'The paper ticket {number} dated {date} does not count: {why}.',
    },

    TOLD: {
      WAITS:
        'A paper ticket for {units} waits and does not count yet. Storing a vote here makes it void, and the protocol will say so.',
      STORED: 'The paper ticket holds, recorded on {when}.',
      COUNTING:
        'The tickets are being counted. No more votes are taken; the result is announced once the paper tickets are recorded and confirmed, on {until} at the latest. Until then nobody sees sums, the committee included.',
      ON_PAPER:
        '{seats, plural, one {# participant} other {# participants}} voted by a paper ticket: {share} of the shares.',
      UNCONFIRMED:
        '{count, plural, one {# paper ticket did} other {# paper tickets did}} not count, because nobody confirmed {count, plural, one {it} other {them}} in time.',
    },

    ERRORS: {
      UNREADABLE:
        'This is neither the number nor the code of a voting ticket. Please check the number for a typing mistake.',
      NUMBER: 'No ticket of this house has this number. Either it is mistyped or the ticket is from another house.',
      FOREIGN: 'This ticket is from another house.',
      FORGED:
        'The code of the ticket is not genuine: this portal did not print it. Do not record the ticket and find out where it came from.',
      OTHER_VOTE: 'This ticket belongs to another vote: {name}',
      FINGERPRINT: 'The ticket has another wording of points or another list than this vote. Do not record it.',
      PARTED:
        'This ballot is for units that have different owners by now. Each part votes for itself: print a ballot for each of them.',
      OWN_SEAT: 'Units of the association itself do not vote.',
      DATE_FUTURE: 'The date on the ticket is later than the day it was handed in.',
      DATE_BEFORE: 'The date on the ticket is before the vote began. Please check it.',
      NO_MEMBER: 'Tickets are recorded by the committee of the house only, not on a visit.',
      NOT_FOUND: 'This record of a ticket is not here.',
      SAME_PERSON: 'A record is confirmed by somebody other than the one who made it.',
      NOT_SECOND:
        'Somebody else confirms this ticket: nobody confirms a ticket of their own unit, and the committee is asked first.',
      SETTLED: 'This ticket does not count any more; it can be neither confirmed nor completed.',
      SECOND_LATE: 'The time to confirm this ticket is over.',
      RECORDED: 'This ticket is recorded already and waits. Please confirm that record in the section Recorded.',
      PHOTO_REQUIRED: 'After the end of the vote a ticket needs its photograph.',
      PHOTO_KIND: 'The photograph of a ticket is a picture or a PDF.',
      PHOTO_LATE: 'After the end of the vote a photograph does not suffice. A second person may confirm the ticket.',
      HANDED_REQUIRED: 'Please say when the ticket was handed in.',
      HANDED_LATE: 'A ticket handed in after the end of the vote does not count and is not recorded.',
      HANDED_BEFORE: 'The ticket cannot have been handed in before the vote began.',
      TAKER_REQUIRED: 'Please say who took the ticket.',
      TAKER_UNKNOWN: 'A ticket is taken by the committee, the manager or the audit commission.',
      NOT_COUNTING: 'That can be said after the end of the vote, while tickets are counted.',
      COUNTING: 'The tickets are being counted. The result announces itself, on {until} at the latest.',
      ALREADY_CONFIRMED: 'This record is confirmed already.',
      PRINTING: 'Tickets of this vote are being printed. Please wait until they are ready.',
      NO_SEATS: 'There is nobody to print tickets for.',
      FILE_GONE: 'The file is no longer kept. Please have the tickets prepared again.',
    },
  },
} satisfies Translation<typeof cs>;
