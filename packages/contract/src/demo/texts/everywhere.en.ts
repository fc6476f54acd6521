import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  DEMO: {
    WOULD: 'Otherwise you would read now: “{text}”',
    KEEPS: 'Nothing is deleted in the demo.',
  },
} satisfies Translation<typeof cs>;
