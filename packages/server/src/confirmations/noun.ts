import { none } from '#contract/base/noun/define-noun.ts';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { wordingFiles } from './asked/queries-wordings.ts';
import { confirmationHandlers } from './handlers.ts';
import { personalOfConfirmations } from './personal.ts';

export const confirmationsNoun = defineNoun({
  serves: (portal, { asks }) => [served(confirmations, confirmationHandlers(portal, asks))],
  tables: owns({
    wording: {
      travels: true,
      columns: { owner_id: { saidBy: 'owner', means: 'its table' } },
      formerly: { table: 'message_wording', columns: { message_id: 'owner_id' }, fixed: { owner: 'message' } },
    },
    wording_file: { travels: true, formerly: { table: 'message_wording_file' } },
    confirmation: { travels: true, columns: { owner_id: { saidBy: 'owner', means: 'its table' } } },
  }),
  guards: ({ asks }) => ({ wording: wordingFiles(asks) }),
  personal: [personalOfConfirmations],
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('it mails nothing'),
  counts: none('nothing of it is counted in the menu'),
  days: none('nothing of it falls on a day'),
  jobs: none('it does nothing by itself'),
  sample: none('they come with what is confirmed'),
});
