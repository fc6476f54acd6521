import { defineNoun, none } from '../base/define-noun.ts';
import { documents } from './endpoints.ts';
import { documentBin } from './endpoints-bin.ts';
import { folders } from './endpoints-folders.ts';
import { documentsOlder } from './endpoints-older.ts';
import { documentsRefusals } from './rules-refusals.ts';

export const documentsNoun = defineNoun({
  module: 'documents',
  endpoints: { documents, folders, documentBin, documentsOlder },
  refusals: documentsRefusals,
  deeds: ['documents', 'folders'],
  mails: none('it mails nothing'),
  counts: none('nothing of it is counted in the menu'),
  finds: 'documents',
});
