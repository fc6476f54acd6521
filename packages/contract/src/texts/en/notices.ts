import type cs from '../cs/notices.ts';
import type { Translation } from '../keys.ts';

export default {
  NOTICES: { TITLE: 'E-mails about news' },
} satisfies Translation<typeof cs>;
