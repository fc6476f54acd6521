import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  ACCOUNTS: {
    NOT_FOUND: 'This entry of an account is not here. It may have been deleted.',
    ERRORS: {
      ENTERED: 'Some of it is on the accounts already. Nothing was entered again.',
      UNDONE: 'This entry was undone already.',
      STAYS: 'This entry is not undone. Correct the prescription by another one.',
      NOT_OPEN: 'The payment cannot be moved there: the debt is paid, or it is of another unit.',
    },
  },
} as const satisfies Translation<typeof cs>;
