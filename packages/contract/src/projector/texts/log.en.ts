import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    DEEDS: {
      meetings: {
        project: 'Link to the projection of a meeting: {name}',
        unproject: 'Projection of a meeting ended: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
