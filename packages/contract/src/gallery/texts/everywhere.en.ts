import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  HOME: {
    PHOTOS: '{count, plural, one {photograph by a neighbour} other {photographs by neighbours}}',
    PHOTOS_HINT: 'Look at them',
  },

  MODULES: {
    GALLERY: 'Photo gallery',
  },

  BE: {
    GALLERY: {
      NOT_ACCES: 'This album is not here. It may have been deleted.',
    },
  },

  GALLERY: {
    CREATED: 'The album is made.',
    SAVED: 'The album is saved.',
    DELETED: 'The album is deleted.',
    DELETED_MANY: 'The albums are deleted.',
    RENAMED: 'The new name is saved.',
    PHOTO_SAVED: 'The photograph is saved.',
    COVER_SAVED: 'The cover is chosen.',
    ORDER_SAVED: 'The order is saved.',
    PHOTO_DELETED: 'The photograph is deleted.',
    PHOTOS_DELETED: 'The photographs are deleted.',
    LET_IN: 'The photographs are in the album.',
    REFUSED: 'The photographs are not taken; their authors will be told.',
    WITHDRAWN: 'The photograph is taken back.',
    COUNT: '{count, plural, =0 {no photographs yet} one {# photograph} other {# photographs}}',
  },
} satisfies Translation<typeof cs>;
