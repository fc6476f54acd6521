import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  SVJ: {
    CREATED: 'The association is created.',
    CREATE: 'Create an association',

    FIELDS: {
      NAME: 'Name of the association',
      NICKNAME: 'Nickname of the house',
      NICKNAME_HINT: 'What you call the house, for example Lipová 14. It is shown in the header.',
      EMAIL: 'E-mail of the association',
      INVOICE_EMAIL: 'E-mail for invoices',
      ICO: 'Company number',
      STREET: 'Street and number',
      TOWN: 'Town or village',
      POST: 'Postcode',
    },

    ERRORS: {
      ICO: 'The check digit of the company number is not valid.',
      DIC: 'A tax number is CZ and 8 to 10 digits; please check it.',
      DATA_BOX: 'The id of a data box has seven letters or digits.',
    },

    VISIT: {
      STARTED: 'The visit has begun and the committee will see it in the log.',
      REASON_REQUIRED: 'Write the reason of the visit.',
    },
  },

  HOUSE: {
    INFORMATION: {
      SAVED: 'The facts about the association are saved.',
    },

    CHAIR: {
      CHANGED: 'The chair of the committee is changed.',
    },

    SETTINGS: {
      SAVED: 'The settings are saved.',
    },

    VISITS: {
      END: 'End the visit',
      ENDED: 'The visit is over.',
      NOW: 'The administration of the portal is in the house until {at}. Reason: {reason}',
      OWN: 'You are visiting this house until {at}.',
    },
  },

  MODULES: {
    SVJ: 'About the association',
  },

  HOME: {
    CONTACTS: 'Important contacts',
  },
} satisfies Translation<typeof cs>;
