import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  FEES: {
    NOT_FOUND: 'This fee is not here. It may have been deleted.',
    ERRORS: {
      TOO_MANY: 'A house cannot have more than 300 fees at once. Delete those that no longer hold first.',
      UNIT: 'One of the units is no longer in the house. Please open the fee again.',
      PAID: 'Payments of the fee are written down, so it stays. Where it no longer holds, make it a one-off.',
    },
  },
} satisfies Translation<typeof cs>;
