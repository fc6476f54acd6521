import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  UNIT_ACCOUNTS: {
    NOT_FOUND: 'This entry of an account is not here. It may have been deleted.',
    NO_UNIT: 'The account of this unit is not here. The unit may have been deleted.',
    NOT_YOURS: 'Only the committee and the audit commission see accounts of all units.',
    ERRORS: {
      ENTERED: 'Some of it is on the accounts already. Nothing was entered again.',
      UNDONE: 'This entry was undone already.',
      HANDED: 'It is part of a transfer of the unit. Undo the transfer first.',
      STAYS: 'This entry is not undone. Correct the prescription by another one.',
      NOT_OPEN: 'The payment cannot be moved there: the debt is paid, or it is of another unit.',
      SYMBOL: 'A variable symbol is a number of up to ten digits.',
      SYMBOL_USED: 'Something is on the account already. A variable symbol that people use stays.',
      SYMBOL_TAKEN: 'Another unit has this variable symbol.',
      FUTURE: 'That day is yet to come. Choose today or an earlier day.',
    },
  },
} satisfies Translation<typeof cs>;
