import type { Translation } from '../../texts/keys.ts';
import type cs from './votes.cs.ts';

export default {
  VOTE_PAPER: {
    STORED: 'The ticket is recorded and its owners have been told.',
    CONFIRMED: 'The record is confirmed by a second person.',
    PHOTO_ADDED: 'The photograph is with the record.',

    TICKETS: {
      DO: 'Voting tickets',
    },

    RECORD: {
      DO: 'Record a paper ballot',
      TITLE: 'Recording tickets',
      PHOTO: 'Photograph of the ticket',
    },

    LIST: {
      VOID: {
        ownBallot: 'they voted online',
        objection: 'undone by an objection',
        notConfirmed: 'nobody confirmed it in time',
        parted: 'the units changed owners',
      },
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
      ON_PAPER: '{seats, plural, one {# participant} other {# participants}} voted by a paper ticket: share {share}.',
      UNCONFIRMED:
        '{count, plural, one {# paper ticket did} other {# paper tickets did}} not count, because nobody confirmed {count, plural, one {it} other {them}} in time.',
    },
  },
} satisfies Translation<typeof cs>;
