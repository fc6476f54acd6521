import type cs from '../cs/message-extras.ts';
import type { Translation } from '../keys.ts';

export default {
  MESSAGE_EXTRAS: { TITLE: 'Prints and templates' },
} satisfies Translation<typeof cs>;
