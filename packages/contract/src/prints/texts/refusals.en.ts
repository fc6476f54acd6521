import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  PRINTS: {
    ERRORS: {
      PRINTING: 'This is being printed for you already. Please wait until it is ready.',
      FILE_GONE: 'The file is no longer available. Please have it prepared again.',
    },
  },
} satisfies Translation<typeof cs>;
