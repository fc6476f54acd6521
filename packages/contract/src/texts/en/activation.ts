import type cs from '../cs/activation.ts';
import type { Translation } from '../keys.ts';

export default {
  ACTIVATION: {
    SENT: 'The activation e-mail is sent.',
  },
} satisfies Translation<typeof cs>;
