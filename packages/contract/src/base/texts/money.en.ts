import type { Translation } from '../../texts/keys.ts';
import type cs from './money.cs.ts';

export default {
  MONEY: {
    UNREADABLE: 'This is not an amount. Write it in figures, such as 1,234.50.',
    UNCLEAR: 'We cannot tell thousands from hellers here. Write 1234.00 or 1.23, for example.',
    PLACES: 'An amount has at most two decimal places.',
    TOO_LARGE: 'The amount is too large, at most CZK 99,999,999,999.99.',
    ZERO: 'The amount must not be zero.',
    NEGATIVE: 'The amount must not be negative.',
  },
} satisfies Translation<typeof cs>;
