import type { Translation } from '../../texts/keys.ts';
import type cs from './screens.cs.ts';

export default {
  PRINTS: {
    WAITING: 'The print waits for its turn. Sheets: {total, number}.',
    RUNNING: 'Printing: {done, number} of {total, number} sheets.',
    STAYS: 'You can close the page, the file will be here.',
    DONE: 'The file is ready to be printed. Sheets: {total, number}.',
    KEPT: 'It can be downloaded for 24 hours.',
    FAILED: 'The file could not be prepared. Please try again.',
    SAVE: 'Download the PDF',
    PROGRESS: 'Preparing the print',
  },
} satisfies Translation<typeof cs>;
