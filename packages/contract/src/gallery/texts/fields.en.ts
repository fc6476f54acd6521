import type { Translation } from '../../texts/keys.ts';
import type cs from './fields.cs.ts';

export default {
  ACTIVITY: {
    FIELDS: {
      neighbours: 'photographs by neighbours',
      tiedTo: 'what the album is of',
      sorted: 'order of photographs',
    },
  },
} satisfies Translation<typeof cs>;
