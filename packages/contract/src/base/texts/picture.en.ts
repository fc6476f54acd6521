import type { Translation } from '../../texts/keys.ts';
import type cs from './picture.cs.ts';

export default {
  PICTURE: {
    DROP: 'Drag a picture here, or choose one.',
    CHOOSE: 'Choose a picture',
    CHANGE: 'Change the picture',
    HINT: 'JPEG, PNG, WebP or GIF up to 5 MB.',
    CROP_TITLE: 'Crop the picture',
    CROP_HINT: 'Move the picture with the mouse, a finger or the arrow keys.',
    CROP_AREA: 'Crop, moved with the arrow keys',
    ZOOM: 'Zoom',
    PREVIEW: 'Preview',
    SAVE: 'Use the crop',
    SENDING: 'Uploading the picture',
    REMOVE: 'Delete the picture',
    REMOVE_TITLE: 'Delete the picture?',
    REMOVE_TEXT: 'The picture disappears for everybody who sees it.',

    ERRORS: {
      TYPE: 'This file is not a picture that we can read. Choose a JPEG, PNG, WebP or GIF.',
      HEIC: 'We cannot read HEIC photographs yet. Save it as JPEG in the phone and try again.',
      SVG: 'We do not take SVG pictures, for safety. Save it as PNG.',
      BROKEN: 'The picture could not be read; the file is probably damaged.',
      PIXELS: 'The picture is too large. Please make it smaller, at most 40 million pixels.',
    },
  },
} satisfies Translation<typeof cs>;
