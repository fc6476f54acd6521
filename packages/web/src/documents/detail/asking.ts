import { documentAccepts } from '#contract/documents/endpoints-accepts.ts';
import type { DocumentDetail } from '#contract/documents/schema.ts';
import type { Asking } from '../../confirmations/asking.ts';

/** The document as those who are asked to confirm it have it: the version of now, which its name says. */
export const askingOf = ({ id, accept, versionNumber }: DocumentDetail): Asking => ({
  ...{ type: 'document', id, version: versionNumber, calls: documentAccepts },
  ...{ worded: null, wordingCount: 0, since: accept.since, until: null },
  ...{ hasAuthor: accept.hasAuthor, isAsked: accept.asked },
  ...{ mine: accept.mine, again: accept.again, doneAt: accept.doneAt, counts: accept.counts },
});
