import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      wall: 'Codes on the wall',
      wallPlace: 'Place with a code',
      wallNote: 'Report from the wall',
    },
    DEEDS: {
      wall: {
        on: 'Codes on the wall switched on',
        off: 'Codes on the wall switched off',
      },
      wallPlace: {
        create: 'New place with a code: {name}',
        update: 'Place with a code changed: {name}',
        renew: 'New code: {name}',
        revoke: 'Code taken away: {name}',
        delete: 'Place with a code removed: {name}',
      },
      wallNote: {
        letIn: 'Report from the wall accepted: {name}',
        decline: 'Report from the wall put aside: {name}',
        delete: 'Report from the wall deleted: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
