import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      feeds: 'Addresses to subscribe to the calendar',
      sources: 'Calendars from elsewhere',
    },

    DEEDS: {
      feeds: {
        create: 'New address to subscribe to the calendar: {name}',
        update: 'Change of an address to subscribe to the calendar: {name}',
        renew: 'Exchange of an address to subscribe to the calendar: {name}',
        revoke: 'End of an address to subscribe to the calendar: {name}',
      },
      sources: {
        create: 'Calendar from elsewhere added: {name}',
        update: 'Calendar from elsewhere changed: {name}',
        read: 'Calendar from elsewhere read on request: {name}',
        delete: 'Calendar from elsewhere removed: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
