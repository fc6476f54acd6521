import type { Translation } from '../../texts/keys.ts';
import type cs from './register.cs.ts';

export default {
  REGISTER: {
    FORMER: {
      TITLE: 'Your access to the house has ended',
      sold: 'By the register of the house you no longer own {unit, select, none {a unit} other {unit {unit}}} here{since, select, none {} other { (since {since})}}, so you do not see what goes on in it.',
      represented:
        'By the register of the house you no longer represent {unit, select, none {a unit} other {unit {unit}}} here{since, select, none {} other { (since {since})}}, so you do not see what goes on in it.',
      moved: 'By the register of the house you no longer live here, so you do not see what goes on in it.',
      never: 'The register of the house does not have you at any unit yet, so you do not see what goes on in it.',
      KEPT: 'You keep your own data, the receipts of votes you took part in, and their verification.',
      ASK: 'Is it a mistake? Please write to the committee:',
      ASK_NOBODY: 'Is it a mistake? Please write to the committee of the house.',
      VOTES: 'Votes you took part in',
      NO_VOTES: 'You took part in no vote of this house in the portal.',
      VERIFY: 'Receipts and verification',
    },

    TITLE: 'Access by the register of units',
    LEAD: 'Owners, representatives and neighbours who live here have access while the register of units says so. By it these people would have none. Until you accept the list, for 30 days at most, nobody loses anything.',
    NONE_TITLE: 'Nobody would lose access',
    NONE_TEXT: 'By the register everybody with access owns or represents something in the house, or lives here.',
    HOW: 'Is it a mistake? Add the person to a unit as owner, representative or occupant, or give them another role; they leave the list.',
    UNTIL: 'access ends on {day}',
    YES: 'Accept the list',
    ASK_TITLE: '{count, plural, one {End the access of # person?} other {End the access of # people?}}',
    ASK_TEXT: 'They are told by e-mail. Their account, their own data and the receipts of their votes stay with them.',
    BEGIN: 'Begin now',

    WHY: {
      sold: '{unit, select, none {owns no unit any more} other {no longer owns unit {unit}}}{since, select, none {} other { since {since}}}',
      represented:
        '{unit, select, none {represents no unit any more} other {no longer represents unit {unit}}}{since, select, none {} other { since {since}}}',
      moved: '{unit, select, none {does not live here any more} other {does not live in unit {unit} any more}}',
      never: 'is not recorded at any unit',
    },
  },
} satisfies Translation<typeof cs>;
