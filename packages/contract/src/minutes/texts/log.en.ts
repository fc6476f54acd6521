import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      minutes: 'Minutes of a meeting',
    },
    DEEDS: {
      minutes: {
        update: 'Minutes changed: {name}',
        finish: 'Minutes finished: {name}',
        addend: 'Addendum to minutes: {name}',
        sign: 'Minutes signed: {name}',
        scan: 'Scan of signed minutes: {name}',
        publish: 'Minutes published: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
