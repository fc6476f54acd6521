import type cs from '../cs/message-form.ts';
import type { Translation } from '../keys.ts';

export default {
  MESSAGE_FORM: { TITLE: 'Message' },
} satisfies Translation<typeof cs>;
