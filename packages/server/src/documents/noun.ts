import { none } from '#contract/base/define-noun.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { documentBin } from '#contract/documents/endpoints-bin.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { documentsOlder } from '#contract/documents/endpoints-older.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { documentHandlers } from './handlers.ts';
import { binHandlers } from './handlers-bin.ts';
import { folderHandlers } from './handlers-folders.ts';
import { olderHandlers } from './handlers-older.ts';
import { emptyBins } from './jobs.ts';
import { personalOfDocuments } from './personal.ts';
import { versionFiles } from './queries-files.ts';
import { furnishDocuments } from './sample.ts';

export const documentsNoun = defineNoun({
  serves: (portal) => [
    served(documents, documentHandlers(portal)),
    served(folders, folderHandlers(portal)),
    served(documentBin, binHandlers()),
    served(documentsOlder, olderHandlers(portal)),
  ],
  tables: owns({
    folder: { travels: true, columns: { path: { idsOf: 'folder' } }, inLog: ['folders'] },
    document: { travels: true, inLog: ['documents'] },
    document_version: { travels: true },
    document_bin: { travels: true, columns: { place: { idsOf: 'folder' } } },
  }),
  guards: { document_version: versionFiles },
  personal: [personalOfDocuments],
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('it mails nothing'),
  counts: none('nothing of it is counted in the menu'),
  jobs: (portal, log) => [
    {
      name: 'documents.bin',
      cron: '50 3 * * *',
      run: async () => {
        await emptyBins(portal, log);
      },
    },
  ],
  sample: furnishDocuments,
});
