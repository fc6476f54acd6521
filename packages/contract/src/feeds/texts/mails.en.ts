import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    sourceFailed: {
      SUBJECT: 'The calendar {name} cannot be read',
      TEXT: 'The calendar {name} could not be read three times in a row.\n\n{problem}\n\nThe calendar of the house keeps what was read last{read, select, none {} other { ({read})}}. We keep trying, once a day at least. If the address has changed, mend it in the settings of the house.',
      ACTION: 'Open the settings of the house',
    },
  },
} satisfies Translation<typeof cs>;
