import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    RESOLUTIONS: 'Resolutions',
  },

  RESOLUTION: {
    UPDATED: 'The resolution is saved.',
    RESULT: { yes: 'Adopted', no: 'Not adopted' },
  },
} satisfies Translation<typeof cs>;
