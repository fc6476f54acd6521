import { none } from '#contract/base/noun/define-noun.ts';
import { portable } from '#contract/portable/endpoints.ts';
import { portableImports } from '#contract/portable/endpoints-imports.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { whyNotEnter } from '../outbox/queries.ts';
import { portableHandlers } from './handlers.ts';
import { portableImportHandlers } from './handlers-imports.ts';
import { portableJobs } from './jobs.ts';
import { importJobs } from './jobs-imports.ts';
import { personalOfPortable } from './personal.ts';

export const portableNoun = defineNoun({
  serves: (portal) => [
    served(portable, portableHandlers(portal)),
    served(portableImports, portableImportHandlers(portal)),
  ],
  tables: owns({
    house_archive: { stays: 'files of this portal, kept for a day' },
    archive_import: { portal: 'how associations came in, and what is coming' },
  }),
  guards: none('its files are fetched by who asked for them'),
  personal: [personalOfPortable],
  hears: none('nothing of it changes when people change'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('the committee and the asker are mailed, news or not'),
  talks: none('nobody comments on it'),
  mailChecks: { archiveReady: whyNotEnter, archiveFailed: whyNotEnter },
  counts: none('nothing of it waits for anybody'),
  days: none('nothing of it falls on a day'),
  jobs: (portal) => [...portableJobs(portal), ...importJobs(portal)],
  sample: none('it is asked for'),
});
