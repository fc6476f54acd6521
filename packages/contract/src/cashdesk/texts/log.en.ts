import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      cashdesk: 'Cash desk',
    },
    DEEDS: {
      cashdesk: {
        open: 'Initial balance of the cash desk: CZK {name}',
        reopen: 'Change of the initial balance of the cash desk: CZK {name}',
        limit: 'Second person for counts of the cash desk that differ by more than CZK {name}',
        create: 'New cash record {name}',
        update: 'Change of cash record {name}',
        cancel: 'Cancellation of cash record {name}',
        round: 'Hellers of cash record {name} settled',
        close: 'Closing of the cash desk for {name}',
        advance: 'Advance from the cash desk {name}',
        receipt: 'Receipt for advance {name}',
        dropReceipt: 'Receipt of advance {name} removed',
        settle: 'Settlement of advance {name}',
        reopenAdvance: 'Settlement of advance {name} undone',
        withdraw: 'Count for {name} taken back',
      },
    },
  },
} satisfies Translation<typeof cs>;
