import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  SUMMONS: {
    RECORDED: 'The delivery is written down.',
  },
} satisfies Translation<typeof cs>;
