import { accounts } from '#contract/accounts/endpoints.ts';
import { none } from '#contract/base/noun/define-noun.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { accountHandlers } from './handlers.ts';
import { personalOfAccounts } from './personal.ts';
import { furnishAccounts } from './sample.ts';

export const accountsNoun = defineNoun({
  serves: (portal) => [served(accounts, accountHandlers(portal))],
  tables: owns({
    account_book: { travels: true },
    account_unit: { travels: true },
    account_entry: { travels: true, columns: { source_id: { saidBy: 'source', means: 'its table' } } },
    account_crediting: { travels: true },
    account_item: { travels: true },
    account_side: { travels: true },
  }),
  guards: none('it keeps no files'),
  personal: [personalOfAccounts],
  hears: none('accounts are of units, whoever owns them'),
  asks: none('nobody is asked to confirm reading it'),
  tells: none('it tells nobody'),
  talks: none('nobody comments on it'),
  mailChecks: none('it sends no mails'),
  counts: none('nothing of it is counted in the menu'),
  days: none('no day of the house is of it'),
  jobs: none('what is entered is entered by people'),
  sample: { after: ['prescriptions'], furnish: furnishAccounts },
});
