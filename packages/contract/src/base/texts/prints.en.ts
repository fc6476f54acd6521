import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  ARCHIVE: {
    LOST_NAME: 'missing-files.txt',
    LOST: 'These files could not be read from the store and are missing in the archive. Whoever runs the portal knows.',
  },
} satisfies Translation<typeof cs>;
