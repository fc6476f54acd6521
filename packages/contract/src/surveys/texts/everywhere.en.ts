import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    SURVEY: 'Surveys',
  },

  HOME: {
    SURVEYS: '{count, plural, one {survey waits for your answer} other {surveys wait for your answer}}',
  },

  SURVEY: {
    CREATED: 'The survey is saved as a draft.',
    UPDATED: 'The survey is saved.',
    STARTED: 'The survey is started.',
    STORED: 'Thank you, your answer is stored.',
    FINISHED: 'The survey is finished.',
    DELETED: 'The survey is deleted.',
    PAPERS_BACK: 'The papers are back. They can answer in the portal again.',
    PAPER_STORED: 'The paper is typed in.',
    STATES: { concept: 'Draft', active: 'Running', finished: 'Finished' },
  },
} satisfies Translation<typeof cs>;
