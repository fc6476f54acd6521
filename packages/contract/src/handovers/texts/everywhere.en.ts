import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  HANDOVER: {
    SENT: 'The link is on its way to the firm.',
    TAKEN_BACK: 'The link no longer works.',
  },
} satisfies Translation<typeof cs>;
