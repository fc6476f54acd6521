import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  FEE_LINES: {
    soon: 'due {due}, {amount}',
  },
} satisfies Translation<typeof cs>;
