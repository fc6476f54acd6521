import { none } from '#contract/base/noun/define-noun.ts';
import { contactImports } from '#contract/imports/contacts/endpoints.ts';
import { imports } from '#contract/imports/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { contactImportHandlers } from './contacts/handlers.ts';
import { importHandlers } from './handlers.ts';
import { personalOfImports } from './personal.ts';

export const importsNoun = defineNoun({
  serves: (portal) => [served(imports, importHandlers(portal)), served(contactImports, contactImportHandlers(portal))],
  tables: owns({
    import_draft: { stays: 'work in progress over the ids of this portal' },
    import_mapping: { travels: true, columns: { mapping: { json: {} } } },
  }),
  guards: none('it keeps no files'),
  personal: [personalOfImports],
  hears: none('what is being read is nobody yet'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('it mails nothing'),
  counts: none('nothing of it is counted in the menu'),
  days: none('nothing of it falls on a day'),
  jobs: none('it does nothing by itself'),
  sample: none('nothing of it waits'),
});
