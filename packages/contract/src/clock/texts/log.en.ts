import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: { clock: 'Terms of the law', clockRecords: 'Terms written down' },
    DEEDS: {
      clock: {
        done: 'Term met{name, select, none {} other {: {name}}}',
        notOurs: 'Term not of this house{name, select, none {} other {: {name}}}',
        again: 'Term runs again{name, select, none {} other {: {name}}}',
      },
      clockRecords: {
        create: 'Term written down{name, select, none {} other {: {name}}}',
        delete: 'Deletion of a written term{name, select, none {} other {: {name}}}',
      },
    },
  },
} satisfies Translation<typeof cs>;
