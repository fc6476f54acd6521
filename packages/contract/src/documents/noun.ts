import { defineNoun } from '../base/noun/define-noun.ts';
import { documents } from './endpoints.ts';
import { documentAccepts } from './endpoints-accepts.ts';
import { addressedPapers } from './endpoints-addressed.ts';
import { attached } from './endpoints-attached.ts';
import { documentBin } from './endpoints-bin.ts';
import { cutting } from './endpoints-cutting.ts';
import { documentDelivery } from './endpoints-delivery.ts';
import { documentDue } from './endpoints-due.ts';
import { filing } from './endpoints-filing.ts';
import { folders } from './endpoints-folders.ts';
import { documentsOlder } from './endpoints-older.ts';
import { documentOpenings } from './endpoints-openings.ts';
import { documentStanding } from './endpoints-standing.ts';
import { documentsRefusals } from './rules-refusals.ts';

export const documentsNoun = defineNoun({
  module: 'documents',
  endpoints: {
    ...{ documents, folders, documentBin, documentDue, documentOpenings, documentsOlder },
    ...{ documentAccepts, documentDelivery, addressedPapers, filing, cutting, attached, documentStanding },
  },
  refusals: documentsRefusals,
  deeds: ['documents', 'folders'],
  mails: [
    ...(['documentPublished', 'documentChanged', 'documentReminder', 'documentAddressed', 'documentDigest'] as const),
    'documentDue',
  ],
  counts: ['documentsToConfirm', 'documentsDue'],
  finds: 'documents',
});
