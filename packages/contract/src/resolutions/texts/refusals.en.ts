import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  RESOLUTION: {
    NOT_FOUND: 'This resolution is not here.',
    ERRORS: {
      NOT_ADOPTED: 'The resolution was not adopted, there is nothing to carry out.',
      REASON: 'Please write why the resolution is dropped.',
      FUTURE: 'This day has not come yet.',
      MAY_NOT: 'Only somebody who sees resolutions in the portal can be responsible.',
      NO_REPORT: 'Some of the chosen reports are not here any more.',
      NO_VOTE: 'Some of the chosen votes are not here any more.',
    },
  },
} satisfies Translation<typeof cs>;
