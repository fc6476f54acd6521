import type cs from '../cs/imports.ts';
import type { Translation } from '../keys.ts';

export default {
  IMPORTS: {
    TITLE: 'Import of the house',
  },
} satisfies Translation<typeof cs>;
