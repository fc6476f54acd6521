import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  GALLERY: {
    ERRORS: {
      FULL: 'One album takes 2,000 photographs. Please make another one.',
      NOT_PICTURE: 'The file {name} is not a photograph. Albums take JPEG, PNG, WebP or GIF.',
      EXTENSION: 'The name of a photograph ends in .jpg, .jpeg, .png, .gif or .webp. Its extension stays as it came.',
      ORDER: 'Somebody added or deleted photographs meanwhile. Please load the album again and sort it then.',
      TIE: 'This event or report is not here any more. Please choose another one.',
      NO_NEIGHBOURS: 'Neighbours do not add photographs to this album.',
      OFFERED: 'At most {n} photographs of yours may wait in one album. Wait until the committee has looked at them.',
      EMPTY: 'There are no photographs in the album yet.',
    },
  },
} satisfies Translation<typeof cs>;
