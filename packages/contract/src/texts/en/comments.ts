import type cs from '../cs/comments.ts';
import type { Translation } from '../keys.ts';

export default {
  COMMENTS: { TITLE: 'Comments' },
} satisfies Translation<typeof cs>;
