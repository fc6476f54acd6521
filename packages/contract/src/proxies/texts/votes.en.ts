import type { Translation } from '../../texts/keys.ts';
import type cs from './votes.cs.ts';

export default {
  PROXIES: {
    OPEN: 'Powers of attorney',
    OPEN_WAITING: 'Powers of attorney ({count} waiting)',
    GIVE: 'Let somebody vote for me',
    CANNOT: 'Cannot vote yourself?',
    CANNOT_TEXT: 'Let somebody else vote for you. It holds at once, nobody has to approve it.',
    CREATED: 'The power of attorney is written down.',
    SAVED: 'What was added to the power of attorney is saved.',
    APPROVED: 'The power of attorney is confirmed. Both people are told by e-mail.',
    REFUSED: 'The power of attorney is refused. Both people are told by e-mail.',
    REVOKED: 'The power of attorney is revoked.',
    RENOUNCED: 'You have given the power of attorney up. Its owner is told by e-mail.',

    FOR: {
      OPEN: 'Vote on behalf of …',
      TITLE: 'Vote on behalf of others',
      LEAD: 'Choose whose vote you cast. The owners are told by e-mail at once.',
      PEOPLE: 'On whose behalf',
      VOTED: 'has voted',
      NONE: 'You have no valid power of attorney for this vote.',
      NONE_LEFT: 'A ballot has been cast for everybody who gave you a power of attorney.',
      PAPER: 'Record a paper vote',
      REQUIRED: 'Choose at least one person.',
      YES: 'Go on to vote',
      ALL: 'Choose all',
      NOW: 'You vote by a power of attorney, on behalf of: {people}',
      END: 'Stop voting on behalf of others',
    },

    ERRORS: {
      ENDS_BEFORE: 'The end has to be after the beginning.',
      SELF: 'Nobody can give a power of attorney to themself.',
    },
  },
} satisfies Translation<typeof cs>;
