import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  WALLS: {
    ERRORS: {
      CODE: 'This code leads nowhere. The committee may have changed it; please try a newer sheet.',
      KEY: 'Pictures can no longer be added to this report.',
      LINK: 'The link is not valid. A report that nobody confirms within 24 hours disappears.',
      USED: 'The report is confirmed already.',
      PHOTOS: 'A report takes at most five photographs.',
      PICTURES_ONLY: 'Only JPEG, PNG or WebP photographs up to 30 MB can be added.',
      PLACE: 'This place is not here. Somebody may have removed it meanwhile.',
      NOTE: 'This report is not here. Somebody may have deleted it meanwhile.',
      DECIDED: 'The report is accepted already.',
      MOST_PLACES: 'A house may have at most 60 places with a code.',
      ENTRANCE: 'The house has no such entrance. Please choose again.',
      NO_CODES: 'None of the chosen places has a code.',
    },
  },
} satisfies Translation<typeof cs>;
