import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  SALE_PRINT: {
    TITLE: 'Settlement of the transfer of unit {unit}',
    LEAD: 'The account of the unit is split on {day}. Days before it are those of the previous owner, that day and later ones of the new owner.',
    UNIT: 'Unit',
    SELLERS: 'Previous owner',
    BUYERS: 'New owner',
    DAY: 'Day of the transfer',
    CLEARANCE: 'Confirmation of debts',
    NO_CLEARANCE: 'was not issued',
    SHARES: 'The month of the transfer by days',
    SHARE: 'prescription for {month}',
    SELLER: 'Previous owner ({count, plural, one {# day} other {# days}})',
    BUYER: 'New owner ({count, plural, one {# day} other {# days}})',
    WHAT: 'What',
    ENTRIES: 'Account of the previous owner',
    DATE: 'Day',
    AMOUNT: 'Amount (CZK)',
    SUM: 'Left',
    OWES: '{amount} is left to pay.',
    HAS: 'The previous owner has overpaid by {amount}.',
    ZERO: 'The account of the previous owner is settled.',
    PASSED:
      'Debts of {amount} passed to the new owner by confirmation {number}. The previous owner stays as their surety (§ 1186 of the Civil Code).',
    PASSED_NONE: 'No debt passed to the new owner.',
    PAY: 'Please pay {amount} to account {account}, message for the payee: {message}',
    VOID: 'This transfer is undone. Reason: {reason}',
  },
} satisfies Translation<typeof cs>;
