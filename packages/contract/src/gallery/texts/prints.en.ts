import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  GALLERY_LINES: {
    JUDGED:
      '{letIn, plural, =0 {} one {# photograph let in} other {# photographs let in}}{refused, plural, =0 {} one {# photograph not taken} other {# photographs not taken}}',
  },
} satisfies Translation<typeof cs>;
