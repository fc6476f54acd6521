import { none } from '#contract/base/define-noun.ts';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { confirmationHandlers } from './handlers.ts';
import { personalOfConfirmations } from './personal.ts';

export const confirmationsNoun = defineNoun({
  serves: (house, { asks }) => [served(confirmations, confirmationHandlers(house, asks))],
  tables: owns({
    confirmation: { travels: true, columns: { owner_id: { saidBy: 'owner', means: 'its table' } } },
  }),
  guards: none('it keeps no files'),
  personal: [personalOfConfirmations],
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  counts: none('nothing of it is counted in the menu'),
  jobs: none('it does nothing by itself'),
});
