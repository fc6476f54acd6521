import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  PRESCRIPTIONS: {
    CREATED: 'The prescription is begun. Nobody knows of it yet.',
    UPDATED: 'The prescription is saved.',
    DELETED: 'The prescription is deleted.',
    ISSUED: 'The prescription is issued.',
    CORRECTED: 'The correction is written down.',
  },
} satisfies Translation<typeof cs>;
