import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  GALLERY: {
    ERRORS: {
      FULL: 'One album takes 2,000 photographs. Please make another one.',
      NOT_PICTURE: 'The file {name} is not a photograph. Albums take JPEG, PNG, WebP or GIF.',
      EXTENSION: 'The name of a photograph ends in .jpg, .jpeg, .png, .gif or .webp. Its extension stays as it came.',
      ORDER: 'Somebody added or deleted photographs meanwhile. Please load the album again and sort it then.',
      EMPTY: 'There are no photographs in the album yet.',
    },
  },
} satisfies Translation<typeof cs>;
