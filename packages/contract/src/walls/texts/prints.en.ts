import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  WALL_SHEETS: {
    FILE: 'wall-codes.pdf',
    TITLE: 'Codes for the wall',
    HEAD: 'Is something broken here?',
    LEAD: 'Point the camera of your phone at the code and write what is going on. You need not sign in.',
    STEPS:
      'Describe the fault, add a photograph and confirm it by the link that comes by e-mail. The committee learns of it with its place.',
    CODE: 'Without a camera: open {address}',
  },
} satisfies Translation<typeof cs>;
