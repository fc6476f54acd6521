import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  ACTIVATION: {
    SENT: 'The activation e-mail is sent.',
  },
} satisfies Translation<typeof cs>;
