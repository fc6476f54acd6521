import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  CLEARANCE_PRINT: {
    TITLE: 'Confirmation of debts No. {number}',
    LAW: 'under § 1186 of the Civil Code (Act No. 89/2012)',
    UNIT: 'Unit',
    OWNERS: 'Owner (transferor)',
    DAY: 'As of',
    NONE: 'The association of owners, responsible for the administration of the house and the land, confirms that as of {day} there are no debts on the account of unit {unit} that would pass to the buyer when it is transferred.',
    SOME: 'The association of owners, responsible for the administration of the house and the land, confirms that as of {day} there are these debts on the account of unit {unit}, which pass to the buyer when it is transferred. The transferor is a surety for them.',
    DUE: 'Due',
    WHAT: 'What',
    AMOUNT: 'Amount (CZK)',
    SUM: 'Total',
    MONTH: 'prescription for {month}',
    OTHER: 'a debt entered on the account of the unit',
    PARTS: { costs: 'costs of recovery', default: 'default interest', interest: 'interest', principal: 'principal' },
    COMING: 'Prescriptions that go on',
    COMING_LEAD:
      'These payments are prescribed and not due yet on that day. The buyer goes on with them once they are the owner.',
    COMING_MORE:
      'And {count, plural, one {# payment} other {# payments}} more, the last one on {day}, {amount} in all.',
    COMING_NONE: 'Nothing is prescribed for later days yet.',
    SILENT: 'What the confirmation does not speak of',
    SILENT_TEXT:
      'Of settlements of services that are not done yet, of overpayments and contributions that are not settled at a transfer, and of debts to others, as to a bank. It rests on what was entered on the account of the unit at the moment of issue.',
    CHECK_TEXT:
      'Read the code with a phone. Without signing in you see the number, day, unit and the sum of debts of this confirmation, and whether it still holds. There are no names.',
    ISSUED: 'Issued {moment}, {name}',
    SIGNS: 'For the association of owners',
  },
} satisfies Translation<typeof cs>;
