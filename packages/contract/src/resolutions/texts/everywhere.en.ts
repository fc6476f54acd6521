import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    RESOLUTIONS: 'Resolutions',
  },

  RESOLUTION: {
    UPDATED: 'The resolution is saved.',
    RESULT: { yes: 'Adopted', no: 'Not adopted' },
    STATES: { none: 'Nothing to carry out', open: 'To be done', done: 'Done', dropped: 'Dropped' },
  },
} satisfies Translation<typeof cs>;
