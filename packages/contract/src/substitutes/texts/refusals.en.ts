import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  SUBSTITUTE: {
    ERRORS: {
      NOT_FAILED: 'This meeting decided everything, or is not over yet.',
      STATUTES: 'The statutes of the house know no substitute meeting.',
      MADE: 'Somebody has prepared this already.',
    },
  },
} satisfies Translation<typeof cs>;
