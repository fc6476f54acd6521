import type { Translation } from '../../texts/keys.ts';
import type cs from './second.cs.ts';

export default {
  SECOND: {
    TITLE: 'Waiting for a second person',
    OPEN_COUNT: 'Second person ({count})',
    LEAD: 'What one person wrote down for somebody else holds once another one confirms it. The portal asks the committee first, then the audit commission, and at last verifiers among the neighbours.',
    LIST_LABEL: 'What waits for a second person',
    EMPTY_TITLE: 'Nothing waits for a second person',
    EMPTY_TEXT:
      'Once somebody writes down a power of attorney, a representative from a paper, a paper ballot, the attendance of an assembly or a cash count that differs, you will see it here.',

    KINDS: {
      proxy: 'Power of attorney',
      representation: 'Representative of co-owners',
      paper: 'Paper ballot',
      sheet: 'Attendance of an assembly',
      closing: 'Closing of the cash desk',
    },

    ABOUT: {
      proxy: '{of} empowers: {to}',
      representation: 'Unit {of}, representative: {to}',
      paper: 'ballot {to}: {of}',
      sheet: '{of}',
      closing: 'month {of}',
    },

    COLUMNS: {
      what: 'What waits',
      turn: 'For whom',
      until: 'Until',
      asked: 'Written down',
    },

    TURN: {
      admin: 'the committee',
      audit: 'the audit commission',
      verifier: 'a verifier',
      nobody: 'a neighbour who agrees to be a verifier',
      everybody: 'everybody who may confirm it',
    },
    TURN_COUNT: '{count, plural, one {# person} other {# people}}',
    MINE: 'Waits for you',
    UNTIL: 'until {at}',
    NO_UNTIL: 'no term',
    WRITTEN: '{who}, {at}',
    BY_PORTAL: 'the portal itself',
    SHOW: 'Open and decide',
    SHOW_ONLY: 'Open',

    COUNTS_BY: {
      principal: 'confirmed with the principal’s own account',
      admin: 'confirmed by another person of the committee',
      audit: 'confirmed by the audit commission',
      verifier: 'confirmed by a verifier',
      alone: 'without a second person, by the attached paper alone',
    },

    ASKS: {
      TITLE: 'Will you be a verifier?',
      TEXT: 'A verifier looks at papers that the committee has written down, and confirms that they say what is written down. There is nothing more to it.',
      FOR_VOTE: 'Vote: {vote}',
      FOR_CLOSING: 'Closing of the cash desk, month {of}',
      FOR_ACT: '{of}, {to}',
      NAMED: 'Proposed by: {who}',
      BY_PORTAL: 'The portal asks all owners with an account.',
      AGREE: 'Yes, I will be a verifier',
      DECLINE: 'No, thank you',
    },

    VERIFIERS: {
      TITLE: 'Verifiers',
      TEXT: 'The neighbour gets an e-mail with a link and agrees or declines with one click. They are a verifier only once they agree.',
      ASKED_COUNT:
        'The portal asked {count, plural, one {# neighbour} other {# neighbours}}: {agreed} agreed, {declined} declined, {asked} have not answered yet.',
      NONE: 'Nobody has agreed yet.',
      asked: 'has not answered yet',
      agreed: 'agrees',
      declined: 'declined',
      NAME: 'Propose a verifier',
      WHO: 'A neighbour with an account',
      YES: 'Ask them',
    },
    RESULT:
      'Without a second person: {seats, plural, one {# participant} other {# participants}} ({percent}) voted by a paper that nobody could confirm.',

    ERRORS: {
      NO_MEMBER: 'A member of the association confirms it, not a visit of the portal’s administration.',
      NO_ACCOUNT: 'Only a member with an account who may enter the portal can confirm it.',
      BARRED: 'You cannot confirm what you wrote down, act by or signed yourself. Somebody else confirms it.',
      ONLY_VERIFIER:
        'The paper is in favour of whoever wrote it down. What is missing is the principal’s confirmation with their own account, or a verifier.',
      NOT_IN_ROOM: 'A power shown at the door is confirmed by somebody in the room. Have your arrival written down.',
      NOBODY_OF_THESE:
        'You are not a second person: the committee, the audit commission, or a verifier who agreed to be one for this vote confirms it.',
      NOT_YET: 'It is not your turn yet: those whom the portal asked before you have 24 hours first.',
      NOT_ASKED: 'Nobody asks you to be a verifier here.',
      ANSWERED: 'You have answered this question already.',
    },
  },
} satisfies Translation<typeof cs>;
