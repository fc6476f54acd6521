import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  PROJECTOR: {
    ERRORS: {
      NONE: 'The projection has ended.',
      OVER: 'The projection has ended.',
      NOT_TODAY: 'A called meeting is projected on its day, from 24 hours before the start.',
    },
  },
} satisfies Translation<typeof cs>;
