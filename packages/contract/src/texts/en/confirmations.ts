import type cs from '../cs/confirmations.ts';
import type { Translation } from '../keys.ts';

export default {
  CONFIRMATIONS: { TITLE: 'Confirm reading' },
} satisfies Translation<typeof cs>;
