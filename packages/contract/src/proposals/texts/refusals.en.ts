import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  PROPOSAL: {
    NOT_FOUND: 'This proposal is not here.',
    ERRORS: {
      NOT_OWNER: 'Points are proposed and supported by owners of units and by who represents them.',
      NOT_YOURS: 'Only whoever made the proposal may withdraw it.',
      NOT_OPEN: 'The proposal is settled already.',
      ASKED:
        'More than a quarter of votes support it and the committee has to call a meeting. It cannot be withdrawn any more, you may take your own support back.',
      NOT_FOR_OWNERS: 'This meeting cannot take the point: it is for the committee alone, or it has begun.',
    },
  },
} satisfies Translation<typeof cs>;
