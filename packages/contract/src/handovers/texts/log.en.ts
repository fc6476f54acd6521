import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      handover: 'Reports with firms',
    },

    DEEDS: {
      handover: {
        create: 'Handed over to a firm: {name}',
        takeBack: 'End of the link for a firm: {name}',
        day: 'The firm by its link, day of coming: {name}',
        word: 'The firm by its link, message: {name}',
        photo: 'The firm by its link, photograph: {name}',
        removePhoto: 'The firm by its link, photograph removed: {name}',
        done: 'The firm by its link, work is done: {name}',
        cannot: 'The firm by its link, does not take the work: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
