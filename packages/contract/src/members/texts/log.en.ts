import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      members: 'Neighbours',
    },

    DEEDS: {
      members: {
        create: 'New neighbour: {name}',
        update: 'Details changed: {name}',
        role: 'Role changed: {name}',
        invite: 'Invited to the portal: {name}',
        letter: 'Letter with a code to the portal: {name}',
        letterRefused: 'Address from a letter refused: {name}',
        activate: 'Entered the portal: {name}',
        access: 'Access taken away: {name}',
        archive: 'Moved to the archive: {name}',
        restore: 'Taken out of the archive: {name}',
        delete: 'Neighbour deleted',
        merge: 'Two records merged: {name}',
        death: 'Death recorded: {name}',
        deathUndone: 'Record of a death undone: {name}',
        estate: 'Recorded who acts for an estate: {name}',
        estateEnded: 'Acting for an estate ended: {name}',
        register: 'The list of whose access ends by the register accepted',
        data: 'Personal data handed out: {name}',
        contacts: 'Contacts loaded from a file',
        picture: 'Photograph uploaded: {name}',
        pictureRemoved: 'Photograph deleted: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
