import type { Translation } from '../../texts/keys.ts';
import type cs from './meetings.cs.ts';

export default {
  MEETING: {
    TITLE: 'Owners’ meetings',
    ONE: 'Owners’ meeting',
    NEW: 'New meeting',
    EDIT: 'Editing the meeting',
    MORE: 'More actions',
    OPEN: 'Open the meeting',
    COMMITTEE_ONLY: 'committee only',
    SEARCH: 'Search meetings',
    PROPOSALS: 'Proposals for the agenda',
    TABS: {
      LABEL: 'Meetings by state',
      all: 'All',
      concept: 'Drafts',
      scheduled: 'Scheduled',
      finished: 'Finished',
    },
    COLUMNS: { NAME: 'Name', START: 'Start', ADDRESS: 'Address', STATE: 'State', VOTES: 'Votes' },
    FILTERS: {
      YEAR: 'Year',
      ANY_YEAR: 'All years',
      VISIBILITY: 'Who sees it',
      ANY_VISIBILITY: 'All',
    },
    EMPTY: {
      TITLE: 'There is no meeting yet',
      TEXT: 'Prepare the first one: a name, a time and a place will do; the invitations go when you call it.',
      TEXT_OTHERS: 'When the committee calls a meeting, you will find the invitation here.',
      TAB_TITLE: 'Nothing here',
      TAB_TEXT: 'The house has no meeting in this state.',
    },
    IN_DAYS: '{days, plural, =0 {today} one {tomorrow} other {in # days}}',
    SENT: 'the invitation went on {date}',
    FACTS: {
      TITLE: 'About the meeting',
      SENT: 'Called',
      FINISHED: 'Finished',
      CANCELLED: 'Called off',
      SEES: 'Who sees it',
      PEOPLE: 'Invited',
      PEOPLE_COUNT: '{count, plural, one {# person} other {# people}}',
      PUBLIC: 'owners, committee and audit',
      COMMITTEE: 'committee only',
    },
    INVITATION: 'Invitation',
    NO_TEXT: 'Nothing has been written to the invitation yet.',
    ATTACHED: 'Materials of the meeting',
    POINTS: {
      COUNT: '{count, plural, one {# point on the agenda} other {# points on the agenda}}',
      DECIDED: '{count, plural, =0 {nothing is voted on} one {# is voted on} other {# are voted on}}',
    },
    VOTES: {
      TITLE: 'Votes',
      NONE: 'No vote belongs to this meeting yet.',
      COUNT: '{count, plural, =0 {no votes yet} one {# vote} other {# votes}}',
      STATES: { concept: 'draft', run: 'running', finish: 'finished' },
    },
    NEWS: {
      TITLE: 'What has changed: {what}.',
      WHAT: {
        name: 'the name',
        times: 'the time',
        address: 'the place',
        description: 'the text of the invitation',
        agenda: 'the agenda',
      },
      AGENDA: { added: 'New: {points}', removed: 'Dropped: {points}', changed: 'Worded otherwise: {points}' },
      BEFORE: 'Before: {before}',
    },
    CALLED_OFF: 'The meeting will not be held. Reason: {reason}',
    NOTICE: {
      DRAFT_SHORT:
        '{full, plural, =0 {No full day is left} one {# full day is left} other {# full days are left}} until the meeting; the invitation should come at least {days, plural, one {# full day} other {# full days}} before it (§ 249 of the Civil Code or your statutes). The last day to send it: {latest}.',
      DRAFT:
        'To keep the term of {days, plural, one {# full day} other {# full days}}, call the meeting on {latest} at the latest.',
      SHORT:
        'From the invitation or the last change of the time, place, text or agenda {full, plural, =0 {no full day is left} one {# full day is left} other {# full days are left}} until the meeting; there should be at least {days}. Whoever insists on the term may challenge the resolutions (§ 249 of the Civil Code).',
    },
    UNREACHABLE: {
      MORE: 'And others: {count}',
      TITLE: 'Without an e-mail',
      LEAD: '{count, plural, one {One person is} other {# people are}} not reached by e-mail. Hand them the invitation on paper; letters are printed in Delivery of invitations once the meeting is called.',
    },
    SCHEDULE: {
      BUTTON: 'Call',
      DO: 'Call the meeting',
      TITLE: 'Call the meeting {name}?',
      TEXT: 'The invitation goes at once and to everybody, also to those who switched news off: {count, plural, one {# person} other {# people}}. The time, the place and the text can change later, but everybody will be told.',
      SHORT: 'The term of the invitation will not be kept, but nothing stops you.',
      NO: 'Not yet',
    },
    CANCEL: {
      DO: 'Call the meeting off',
      TITLE: 'Call off the meeting {name}',
      TEXT: 'The meeting stays among the finished ones as called off, and everybody invited is told by e-mail.',
      LATE: 'Less than a week is left. Whoever comes may ask the association for costs reasonably spent (§ 250 of the Civil Code).',
      REASON: 'Why it will not be held',
      REASON_HINT: 'Everybody invited reads the reason.',
    },
    FINISH: {
      BUTTON: 'Finish',
      DO: 'Finish the meeting',
      TITLE: 'Finish the meeting {name}?',
      TEXT: 'A finished meeting can be neither changed nor deleted.',
    },
    DELETE: {
      TITLE: 'Delete the draft {name}?',
      TEXT: 'The draft goes with its attachments. It cannot be undone.',
      YES: 'Delete the draft',
    },
    FORM: {
      CONTENT: 'Invitation',
      NAME: 'Name',
      NAME_HINT: 'Short, like December meeting.',
      START: 'Start',
      END: 'End',
      ADDRESS: 'Address',
      ADDRESS_HINT: 'Where exactly you meet and which way in.',
      DESCRIPTION: 'Text of the invitation',
      DESCRIPTION_HINT:
        'A greeting and what to bring. The agenda with its points and materials is made right after saving.',
      VISIBILITY: 'Who sees the meeting',
      PUBLIC: 'Owners, committee and audit',
      PUBLIC_HINT: 'Everybody in the house who reads meetings sees it and gets the invitation.',
      PRIVATE: 'Committee only',
      PRIVATE_HINT: 'Only who administers meetings sees it and gets the invitation.',
      FIXED: 'The invitations have gone, so who sees the meeting stays as it is.',
      CREATE: 'Save the draft',
      TELLS:
        'The meeting is called. When you change the name, the time, the place or the text, everybody invited is told at once what is different.',
      TELLS_LATE:
        'Less than a week is left. Whoever comes in vain because of the change may ask the association for costs reasonably spent (§ 250 of the Civil Code).',
    },
  },
} satisfies Translation<typeof cs>;
