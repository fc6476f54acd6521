import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      survey: 'Survey',
    },

    DEEDS: {
      survey: {
        create: 'New survey: {name}',
        update: 'Survey edited: {name}',
        start: 'Survey started: {name}',
        finish: 'Survey finished: {name}',
        delete: 'Survey deleted: {name}',
        print: 'Papers printed for the survey: {name}',
        paper: 'Paper typed in for the survey: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
