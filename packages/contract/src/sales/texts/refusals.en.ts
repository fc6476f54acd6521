import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  SALES: {
    NOT_FOUND: 'There is no such transfer.',
    ERRORS: {
      DAY: 'The owners of the unit did not change on that day.',
      PART: 'Only a part of the owners changed on that day. The account of the unit stays common and is not transferred.',
      LATER: 'The unit was transferred on a later day already. Undo that transfer first.',
      CHANGED: 'The account of the unit changed meanwhile. Nothing was transferred. See how it comes out now.',
      DONE: 'This transfer is undone already.',
      MORE: 'The previous owner has not so much left over.',
      FUTURE: 'That day is still to come.',
    },
  },
} satisfies Translation<typeof cs>;
