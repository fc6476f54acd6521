import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  PORTABLE: {
    SHORT: 'The passphrase needs at least 12 characters.',
    ERRORS: {
      CHAIR: 'An archive of the whole house is given only to the chair and the manager of the house.',
      WAITING: 'An archive of the house is being prepared. Please wait until it is ready.',
      GONE: 'The file is no longer available. Please have it prepared again.',
      NO_FILE: 'There is no such file in the folder for transfers.',
      THERE: 'A file of that name is in the folder already. Look into it, or rename this one.',
      BROKEN: 'The file is damaged, incomplete, or not an archive of this portal. Nothing has changed.',
      FOREIGN: 'The file is not an association of this portal. Nothing has changed.',
      NEWER: 'The file comes from a newer version than this portal. Nothing has changed.',
      BOMB: 'The file would unpack into a suspicious amount of data. Nothing has changed.',
      OUTSIDE: 'The file holds a path that leads out of the archive. Nothing has changed.',
      LOCKED: 'The archive is sealed, type its passphrase.',
      PASSPHRASE: 'The passphrase is not right.',
      RECORD: 'The archive cannot be read in: {why}',
      COMING: 'This file is being brought in or tried. Please wait for how it ends.',
      NO_SPACE: 'There is not enough room on the disk of the server. Nothing has changed.',
      GAVE_UP: 'It did not finish even at the third try, the server stopped working each time. Nothing has changed.',
    },
  },
} satisfies Translation<typeof cs>;
