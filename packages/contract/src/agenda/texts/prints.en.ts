import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  AGENDA_YEARLY: {
    NAME: 'Yearly meeting',
    POINTS: {
      opening: {
        NAME: 'Opening, election of the chair, the keeper of the minutes and the verifier',
        WORDING: 'The meeting elects … as its chair, … as keeper of the minutes and … as verifier of the minutes.',
      },
      report: {
        NAME: 'Report of the committee and of the house’s finances',
        TEXT: 'The committee sums up what was done in the year, what the house spent and what is left in its reserve.',
      },
      accounts: {
        NAME: 'Financial statements of the last year',
        WORDING: 'The meeting approves the financial statements of the year … and the transfer of the result to ….',
      },
      contributions: {
        NAME: 'Contributions to the management of the house and advances for services',
        WORDING: 'The meeting approves contributions to the management of the house of CZK … in total for the year ….',
      },
      repairs: {
        NAME: 'Plan of repairs',
        WORDING:
          'The meeting approves the plan of repairs for the year … at a cost of CZK … at most including VAT, paid from the reserve.',
      },
      committee: {
        NAME: 'Pay of the members of the committee',
        WORDING: 'The meeting approves pay of the members of the committee of CZK … for the year ….',
      },
      other: {
        NAME: 'Other matters',
        TEXT: 'Your questions and ideas. A matter off the agenda is voted on only when all owners are in the room and agree to it (§ 253 of the Civil Code).',
      },
    },
  },
} satisfies Translation<typeof cs>;
