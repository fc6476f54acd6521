import { files } from '../files/files.ts';
import { uploads } from '../files/uploads.ts';
import { defineNoun, none } from './define-noun.ts';
import { filesRefusals } from './file-refusals.ts';

export const filesNoun = defineNoun({
  module: none('a file is seen by whom its owner is seen by'),
  endpoints: { files, uploads },
  refusals: filesRefusals,
  deeds: ['files'],
  mails: none('it mails nothing'),
  counts: none('nothing of it is counted in the menu'),
  finds: none('the search does not look for it'),
});
