import type { Translation } from '../../texts/keys.ts';
import type cs from './detail.cs.ts';

export default {
  // Said of papers also where none are recorded.
  VOTE_PAPER: {
    CLOSED: 'All tickets are recorded.',
    ERRORS: {
      ALL_RECORDED: 'The committee has said that all tickets are recorded.',
    },
  },
  VOTE_DETAIL: {
    ENDS: 'ends on {day, select, 1 {Monday} 2 {Tuesday} 3 {Wednesday} 4 {Thursday} 5 {Friday} 6 {Saturday} other {Sunday}} {date} {hour, select, other {at {time}}}, {left}',
    OPENS:
      'begins on {day, select, 1 {Monday} 2 {Tuesday} 3 {Wednesday} 4 {Thursday} 5 {Friday} 6 {Saturday} other {Sunday}} {date} {hour, select, other {at {time}}}, {left}',
    AT: '{date} {hour, select, other {at {time}}}',
    STARTED: 'running since {when}',
    WAY: '{type, select, online {online} other {on site}}, {basis}',
    MORE: 'More actions',
    PAPER_DAYS: 'Recording tickets after the end',
    PAPER_DAYS_COUNT: '{count, plural, =0 {only until the end of the vote} one {# more day} other {# more days}}',
    POINTS: 'Points of the vote',
    DESCRIPTION: 'About the vote',

    TAGS: {
      ENOUGH: 'Enough votes',
      LACKS: 'Not enough votes',
      CANNOT: 'Cannot pass',
      PASSED: 'Passed',
      FAILED: 'Not passed',
      HIDDEN: 'Result after the end',
      LOCAL: 'On site',
    },

    POINT: {
      RULE: 'Majority needed for this point: {name}.',
      ADDED: 'The point was added on the spot, {at}.',
      OFF_AGENDA:
        'It was not in the invitation: it may be decided only with everybody entitled to vote present and agreeing (§ 253 of the Civil Code).',
      REFUSED: 'Everybody was there, but not all agreed that a matter beyond the invitation is decided (§ 253).',
      FOR: '{percent} in favour',
      NONE: 'your vote is missing',
      MINE: 'your vote: {value}',
      DRAFT: 'filled in: {value}, not sent yet',
      PARTLY: 'filled in only partly',
      MIXED: 'different for each share',
    },

    BALLOT: {
      TITLE: 'Your vote',
      FOR: '{count, plural, one {for unit} other {for units}}',
      SHARE: 'share {share}',
      TOGETHER_SHARE: 'share {share} together',
      ALL: 'the same for all',
      FOR_SEAT: 'Vote of {units}',
      AS_PROXY: 'by power of attorney: {owners}',
      AS_COUPLE: 'Either of the spouses votes for a jointly owned unit; the first ballot counts.',
      SPLIT: 'Vote differently for one of the shares',
      TOGETHER: 'Vote the same for all',
      CHOICES: 'Vote on point {at}: {name}, for {units}',
      NEXT: 'After a choice the next unanswered point opens. The same choice again clears the vote.',
      STORED: 'The vote was stored on {when}. It cannot be changed.',
      STORED_BY: '{name} voted for you on {when}.',
      ON_SITE_IN: 'The committee records answers. {units} is on the attendance list.',
      ON_SITE_OUT: 'The committee records answers. {units} is not on the attendance list.',
      CAST_LOCAL: '{name} recorded the vote for {units} on site on {when}.',
      STORED_LOCAL: 'Recorded on site on {when}.',
      CAST_BY: '{name} voted for {units} on {when}.',
      FORMER: 'The vote for {units} was cast on {when}, under the former owner. It holds; nobody votes again.',
      WITHOUT: 'No vote was cast for this unit.',
      MUTE: 'Nobody can vote online for unit {units}: its co-owners have no common representative.',
      OBJECT: 'Object',
      OBJECTED: 'You have objected.',
    },

    PLAIN: {
      AT: 'Question {at} of {all}',
      NEXT: 'Next question',
      BEFORE: 'Previous question',
      WHOLE: 'Show the whole vote',
    },

    BAR: {
      FILLED: '{done} of {all, plural, one {# point} other {# points}} filled in',
      SEND: 'Send votes',
      STOP: 'Stop voting',
      STOP_TITLE: 'Stop voting?',
      STOP_TEXT: 'What you filled in is dropped. You can vote again until the end.',
      STOP_YES: 'Drop the votes',
      STOP_NO: 'Go on',
      DONE: 'Your vote is cast',
      RECEIPT: 'My receipt',
      LOCAL: 'Record votes',
      RESULT: 'Verify the result',
    },

    MISSING: {
      TEXT: 'A vote is still missing on these points:',
      GO: '{at}. {name}',
    },

    LEAVE: {
      TITLE: 'Leave without sending?',
      TEXT: 'Your votes are not sent. They stay filled in here until you close the tab.',
      YES: 'Leave',
      NO: 'Stay',
    },

    CONFIRM: {
      TITLE: 'Send these votes?',
      TEXT: 'A vote cannot be changed once it is sent. We will send you a code to confirm it with.',
      SEATS: 'for {units}, share {share}',
      YES: 'Send the code',
      NO: 'Keep editing',
    },

    CODE: {
      TITLE: 'Enter the code from the e-mail',
      TEXT: 'We sent six digits to {email}. The code confirms your votes on {count, plural, one {one point} other {all # points}}; they are stored after the last digit.',
      DIGIT: 'Digit {at}',
      BOXES: 'Code from the e-mail',
      VALID: 'The code is valid for 10 minutes.',
      AGAIN: 'Send the code again',
      AGAIN_IN: 'You can ask for another one in {seconds} s.',
      SENT: 'A new code is on its way. The older one is void.',
      CANCEL: 'Cancel',
      CHECK: 'Check the code',
      INCOMPLETE: 'The code is not complete. Please copy all six digits.',
      OFFLINE: 'The connection was lost. Please try again: the vote is stored only once.',
    },

    ALREADY: {
      TITLE: 'Somebody has voted already',
      TEXT: 'A vote was already cast for these units, so nothing has been stored yet:',
      BY: 'voted on {when}',
      REST: '{count, plural, one {Store the remaining vote} other {Store the remaining # votes}}',
      NOTHING: 'There is nothing left to store.',
      CLOSE: 'Close',
    },

    RECEIPT: {
      TITLE: 'Thank you, your vote is written down',
      NEXT: 'The vote runs until {closes}. You cannot change your vote any more; we will mail you the result when the vote ends.',
      NEXT_OPEN: 'You cannot change your vote any more; we will mail you the result when the vote ends.',
      TEXT: 'We sent the receipt by e-mail too, attached as potvrzeni.json. Please keep it: after the end you can verify with it that your vote was counted.',
      FOR: 'For {units}',
      TECHNICAL: 'Technical details of the receipt {number}',
      MINE: 'My receipts',
      NUMBER: 'Number',
      HASH: 'Digest of the vote',
      HEAD: 'State of the ledger',
      HEAD_TEXT: 'entry {seq}, {hash}',
      SIGNATURE: 'Signature',
      SAVE: 'Download the receipt',
      PRINT: 'Print',
      CLOSE: 'Done',
      FILE: 'vote-receipt-{number}.json',
      NONE: 'You have no receipt in this vote.',
    },

    RESULT: {
      MOVED:
        'The vote came with the association from another portal on {when} and is closed. Who signed it stands on its verification page.',
      FIGURES: 'Summary of the result',
      PASSED: '{count, plural, =0 {None passed} other {# passed}}',
      OF_POINTS: '{count, plural, one {of one proposal} other {of # proposals}}',
      TURNOUT: 'turnout{share, select, none {} other {, {share}}}',
      CAST: '{done} of {all}',
      CAST_UNITS: 'units cast a vote',
      RAIL: '{name}. In favour {agree}, absent {miss}, abstained {noVote}, against {notAgree}; {post}.',
      RAIL_PRESENT: '{name}. Of the votes present: in favour {agree}, abstained {noVote}, against {notAgree}; {post}.',
      COLUMN: '{value} {share}',
      UNITS: '{count, plural, one {# unit} other {# units}}',
      SEATS:
        '{seats, plural, one {# participant} other {# participants}} ({units, plural, one {# unit} other {# units}})',
      MISS_RUN: 'have not voted yet',
      MISS_LOCAL: 'of all votes',
      HIDDEN:
        'Who votes how, and how many votes a proposal has, will be seen after the end. Until then only the turnout is.',
      LOOKED: 'The running results are hidden. You see them because you asked to; the committee can see that.',
      LAW: 'By the law',
      OTHERS:
        'Somebody else voted for {seats, plural, one {# participant} other {# participants}}, by a power of attorney or as a representative who is no owner: share {share}.',
      ENTERED: 'Entered among resolutions:',
      ENTERED_ONE: 'no. {number} {name}',
      OBJECTIONS:
        '{count, plural, one {# objection was raised against a vote} other {# objections were raised against votes}} cast by somebody else.',
      CANCELLED: 'The committee cancelled the vote on {when}. Reason: {reason}',
      CANCELLED_BALLOTS:
        '{count, plural, =0 {Nobody had voted by then.} one {# participant had voted by then. The ballot decides nothing and stays in the ledger.} other {# participants had voted by then. Their ballots decide nothing and stay in the ledger.}}',
      NOT_DECIDED: 'The vote ended without a result.',
      CLOSED: 'No more votes are taken. The committee announces the result by ending the vote.',
      NOT_OPEN: 'Voting begins on {when}.',
      PROLONGED: 'The vote was prolonged on {at}. End announced before: {from}. Reason: {reason}',
      REPLACES:
        'A new vote{same, select, yes { on the same wording} other {, its wording differs,}} after the one cancelled on {when}:',
      REPLACED:
        'After this cancelled vote the house votes anew{same, select, yes { on the same wording} other {, the wording differs}}:',
    },

    TURNOUT: {
      TITLE: 'Turnout',
      LABEL: 'Turnout {share}',
      TEXT: '{share, select, none {} other {{share}, }}{done} of {all, plural, one {# unit} other {# units}}',
      PRESENT: 'In the room: {share}.',
    },

    FACTS: {
      TITLE: 'About the vote',
      WAY: 'Way of voting',
      ACCEPT: 'To pass',
      ACCEPT_TEXT:
        '{bar, select, everyone {consent of {of, select, present {everybody present} other {all owners}}} other {{over, select, more {more than} other {at least}} {barText} {of, select, present {of votes present} other {of all votes}}}}',
      PARTICIPATION: 'Turnout',
      PARTICIPATION_NONE: 'no minimum',
      PARTICIPATION_LEAST: 'at least {percent}',
      PARTICIPATION_MORE: 'more than {percent}',
      PRESET: 'By the law',
      PROLONGED: 'End announced before',
      MEETING: 'Assembly',
      MEETING_NONE: 'none',
      SEES: 'Seen by',
      SEES_ALL: 'the whole house',
      SEES_COMMITTEE: 'the committee only',
      SHOWS: 'While it runs',
      SHOWS_NAMED: 'seen by name',
      SHOWS_HIDDEN: 'hidden until the end',
      BEGIN: 'Begins',
      END: 'Ends',
      END_BY_HAND: 'the committee ends it',
      REMIND: 'Reminder',
      REMIND_TEXT: '{days, plural, one {# day before} other {# days before}}',
    },

    PROOF: {
      TITLE: 'Proof',
      TEXT: 'The list of voters and the wording cannot change once the vote begins. Each vote is written into a chain that anybody can recount.',
      VERIFY: 'Verify the vote',
      DOWNLOAD: 'Download the records',
      PRINT: 'Print the result',
      PRINT_CANCELLED: 'Print the record of cancellation',
    },

    PEOPLE: {
      VOTED: 'Who voted ({count})',
      WAITING: 'Who has not yet ({count})',
      ABSENT: 'Who did not vote ({count})',
      NAME: 'Name',
      ROOMS: 'Units',
      SPARE: 'Represented by',
      AT: 'Voted',
      SHARE: 'Share',
      VALUE: 'Vote',
      SEARCH: 'Search for a name or a unit',
      NOBODY: 'Nobody is here yet.',
      OWN: 'the association itself',
      MUTE: 'nobody can vote online',
      OBJECTED: 'objection',

      BY: {
        own: 'online',
        local: 'on site',
        proxy: 'by proxy',
        paper: 'on paper',
      },
    },

    CANCEL: {
      DO: 'Cancel the vote',
      TITLE: 'Cancel the vote {name}?',
      TEXT: 'The vote ends without a result and cannot be resumed. Everybody will see the reason and get it by e-mail. The ledger is kept.',
      REASON: 'Reason for the cancellation',
      YES: 'Cancel the vote',
    },

    AGAIN: {
      DO: 'New vote on the same wording',
    },

    PROLONG: {
      DO: 'Prolong the vote',
      TITLE: 'Prolong the vote {name}?',
      TEXT: 'It ends {closes} now. It can be prolonged only once and never shortened. The new end and the reason are mailed to all owners and stay in the record of the vote.',
      CLOSES: 'New end',
      REASON: 'Reason',
      YES: 'Prolong the vote',
    },

    FINISH: {
      NOT_YET: 'It ends by itself {closes}. Before that it can be ended only when everybody has voted.',
      DO: 'End the vote',
      TITLE: 'End the vote {name}?',
      TEXT: 'No more votes will be taken and the result is announced. This cannot be undone.',
      WAITING: '{count, plural, one {# participant has not voted} other {# participants have not voted}} yet.',
      YES: 'End the vote',
    },

    LOOK: {
      DO: 'Look at the running results',
      TITLE: 'Look at the running results?',
      TEXT: 'This vote is hidden until its end. That you looked is written down and the whole committee sees it.',
      YES: 'Look',
    },

    DELIVERY: {
      DO: 'Who received the e-mails',
      TITLE: 'Delivery of e-mails about the vote',
      SUM: 'Sent {sent}, waiting {waiting}, not delivered {failed}, without an address {noAddress}{over, plural, =0 {} other {, not sent after the vote ended #}}.',
      NONE: 'Nothing has been sent yet.',
      PERSON: 'To',

      STATES: {
        sent: 'Sent',
        waiting: 'Waiting',
        failed: 'Not delivered',
        over: 'Not sent, the vote was over',
        noAddress: 'No address',
      },
    },

    OBJECTION: {
      TITLE: 'Object to this vote?',
      TEXT: 'Somebody else voted for {units}. The objection is written into the ledger and the committee is told. It does not remove the vote by itself.',
      WHY: 'What happened',
      YES: 'Object',
    },
  },
} satisfies Translation<typeof cs>;
