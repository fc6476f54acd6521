import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      bank: 'Bank',
    },
    DEEDS: {
      bank: {
        upload: 'Bank statement uploaded: {name}',
        assign: 'Payment {name} assigned',
        house: 'Payments of the house: {name}',
        giveBack: 'Payment {name} given back',
        undo: 'Placing of payment {name} taken back',
        settings: 'Change of assigning payments by themselves',
        account: 'Bank account of the house: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
