import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      gallery: 'Photo gallery',
    },

    DEEDS: {
      gallery: {
        create: 'New album: {name}',
        update: 'Album edited: {name}',
        delete: 'Album deleted: {name}',
        addPhotos: 'New photographs in the album: {name}',
        removePhotos: 'Photographs deleted from the album: {name}',
        describe: 'Photograph edited in the album: {name}',
        order: 'New order of photographs in the album: {name}',
        letIn: 'Photographs of neighbours let into the album: {name}',
        refusePhotos: 'Photographs of neighbours not let into the album: {name}',
        unmade: 'A preview could not be made in the album: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
