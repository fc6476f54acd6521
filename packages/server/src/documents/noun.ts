import { none } from '#contract/base/noun/define-noun.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { documentAccepts } from '#contract/documents/endpoints-accepts.ts';
import { addressedPapers } from '#contract/documents/endpoints-addressed.ts';
import { attached } from '#contract/documents/endpoints-attached.ts';
import { documentBin } from '#contract/documents/endpoints-bin.ts';
import { cutting } from '#contract/documents/endpoints-cutting.ts';
import { documentDelivery } from '#contract/documents/endpoints-delivery.ts';
import { documentDue } from '#contract/documents/endpoints-due.ts';
import { filing } from '#contract/documents/endpoints-filing.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { documentsOlder } from '#contract/documents/endpoints-older.ts';
import { documentOpenings } from '#contract/documents/endpoints-openings.ts';
import { documentStanding } from '#contract/documents/endpoints-standing.ts';
import { owns } from '../base/db/owned-tables.ts';
import { may } from '../base/http/gate.ts';
import { acceptHandlers } from '../confirmations/handlers-accepts.ts';
import { defineNoun, served } from '../define-noun.ts';
import { deliveryHandlers } from '../notices/handlers-delivery.ts';
import { askedDocuments } from './asked/queries.ts';
import { countOwedDocuments } from './asked/queries-owed.ts';
import { documentAsks } from './asked/steps-asks.ts';
import { daysOfDue, termsOfDue } from './due/queries-days.ts';
import { countMineOverdue } from './due/queries-list.ts';
import { whyNotDue } from './due/steps-warn.ts';
import { documentHandlers } from './handlers.ts';
import { addressedHandlers } from './handlers-addressed.ts';
import { attachedHandlers } from './handlers-attached.ts';
import { binHandlers } from './handlers-bin.ts';
import { cuttingHandlers } from './handlers-cutting.ts';
import { dueHandlers } from './handlers-due.ts';
import { filingHandlers } from './handlers-filing.ts';
import { folderHandlers } from './handlers-folders.ts';
import { olderHandlers } from './handlers-older.ts';
import { documentStandingHandlers } from './handlers-standing.ts';
import { emptyBins } from './jobs.ts';
import { warnOfDue } from './jobs-due.ts';
import { forgetOpenings } from './jobs-openings.ts';
import { openingsSeen } from './openings/steps.ts';
import { personalOfDocuments } from './personal.ts';
import { versionFiles } from './queries-files.ts';
import { documentSeen } from './rows/queries.ts';
import { furnishDocuments } from './sample.ts';
import { documentSources } from './telling/notices.ts';
import { leaveUnread, readErrand } from './text/jobs.ts';
import { leaveUnscanned, scanErrand } from './text/jobs-scans.ts';

export const documentsNoun = defineNoun({
  serves: (portal, { guards, symbols }) => [
    served(documents, documentHandlers(portal)),
    served(folders, folderHandlers(portal)),
    served(documentBin, binHandlers()),
    served(documentDue, dueHandlers(portal)),
    served(documentOpenings, { list: (at, { id, ...paging }) => openingsSeen(at, id, paging) }),
    served(documentStanding, documentStandingHandlers()),
    served(documentsOlder, olderHandlers(portal)),
    served(addressedPapers, addressedHandlers(portal)),
    served(filing, filingHandlers()),
    served(cutting, cuttingHandlers(portal, symbols)),
    served(documentDelivery, deliveryHandlers({ owner: 'document', opens: documentSeen })),
    served(documentAccepts, acceptHandlers(portal, askedDocuments, documentAccepts)),
    served(attached, attachedHandlers(portal, guards)),
  ],
  tables: owns({
    folder: { travels: true, columns: { path: { idsOf: 'folder' } }, inLog: ['folders'] },
    document: {
      travels: true,
      columns: { read_due_at: { stays: 'its bytes are read anew wherever it stands' } },
      inLog: ['documents'],
    },
    document_version: { travels: true },
    document_addressee: { travels: true },
    document_bin: { travels: true, columns: { place: { idsOf: 'folder' } } },
    document_text: { stays: 'documents are read anew wherever they stand', quiet: 'nothing of it is shown' },
    document_piece: { stays: 'documents are read anew wherever they stand', quiet: 'nothing of it is shown' },
    document_word: { stays: 'documents are read anew wherever they stand', quiet: 'nothing of it is shown' },
    attached_document: {
      travels: true,
      columns: { owner_id: { saidBy: 'owner', means: 'its table' }, was_id: { foreign: 'a document that is gone' } },
    },
    document_obligation: { travels: true },
    document_round: { travels: true },
    document_watcher: { travels: true, quiet: 'whom somebody chose to be told is theirs alone' },
    document_opening: {
      stays: 'who opened what is kept for a year by the portal where they did',
      quiet: 'that somebody reads is nobody’s news',
    },
    // It goes along so that nobody is told twice of one day.
    document_warning: { travels: true, columns: { message_id: { renewed: 'the mail went from the other portal' } } },
  }),
  guards: { document_version: versionFiles },
  personal: [personalOfDocuments],
  hears: none('no row of it holds a name'),
  asks: { document: documentAsks },
  tells: documentSources,
  talks: none('nobody comments on it'),
  mailChecks: (portal) => ({ documentDue: whyNotDue(portal) }),
  counts: async ({ db, scope, now }) => {
    const [documentsToConfirm, documentsDue] = await Promise.all([
      countOwedDocuments(db, scope, now),
      may(scope, 'documents', 'r') ? countMineOverdue(db, scope, now) : 0,
    ]);
    return { documentsToConfirm, documentsDue };
  },
  days: { papers: daysOfDue },
  terms: termsOfDue,
  jobs: (portal, log) => [
    readErrand(portal),
    scanErrand(portal),
    {
      name: 'documents.unread',
      cron: '* * * * *',
      run: async () => {
        await leaveUnread(portal);
        await leaveUnscanned(portal);
      },
    },
    {
      name: 'documents.bin',
      cron: '50 3 * * *',
      run: async () => {
        await emptyBins(portal, log);
      },
    },
    {
      name: 'documents.openings',
      cron: '10 4 * * *',
      run: () => forgetOpenings(portal),
    },
    {
      name: 'documents.due',
      // Twice, so that a morning that was missed is made up for the same day.
      cron: '15 7,14 * * *',
      run: async () => {
        await warnOfDue(portal, log);
      },
    },
  ],
  sample: { after: ['contacts'], furnish: furnishDocuments },
});
