import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  ASSEMBLY: {
    ERRORS: {
      NOT_CALLED: 'The meeting has not been called yet. The registration opens for a called one.',
      TOO_EARLY: 'It is too early to register people. The registration may be opened from 24 hours before the start.',
      NOT_OPEN: 'The registration of this meeting is not open yet.',
      OVER: 'The meeting is over and its attendance does not change any more.',
      SEAT_UNKNOWN: 'There is no such participant on the list of this meeting.',
      NO_VOICE:
        'The co-owners have no common representative, so none of them can vote. Write a representative down, or an attendance without a vote.',
      NO_PAPER: 'Take a photograph of the power of attorney or attach it.',
      NOT_PRINCIPAL: 'Only who votes for the unit can give a power of attorney.',
      IN_ROOM: 'Somebody is in the room for this unit already.',
      NOT_WAITING: 'One of the powers does not wait any more. Look at the list again.',
      DECIDES_ALREADY:
        'The meeting has voted already. A power that came since then counts once a second person confirms it.',
    },
  },
} satisfies Translation<typeof cs>;
