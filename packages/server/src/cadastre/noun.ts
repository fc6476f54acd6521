import { none } from '#contract/base/noun/define-noun.ts';
import { cadastre } from '#contract/cadastre/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { askDue } from './checking/steps.ts';
import { askExtracts } from './extracts/steps.ts';
import { cadastreHandlers, checkErrand, extractErrand } from './handlers.ts';
import { personalOfCadastre } from './personal.ts';
import { furnishCadastre } from './sample.ts';

const inner = 'only the committee and the manager have the module';

export const cadastreNoun = defineNoun({
  serves: (portal) => [served(cadastre, cadastreHandlers(portal))],
  tables: owns({
    cadastre_place: {
      ...{ travels: true, inner },
      columns: { seen: { json: {} }, building: { json: {} }, seals: { json: {} }, units_read: { json: {} } },
    },
    cadastre_reading: { stays: 'the cadastre says it anew to whoever asks' },
    cadastre_check: { travels: true, inner },
    cadastre_account: { stays: 'sealed with the key of this installation' },
    cadastre_extract: { travels: true, inner, inLog: ['cadastre'] },
  }),
  guards: none('it keeps no files'),
  personal: [personalOfCadastre],
  hears: none('whoever owns what is not its to follow'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('what differs is told of by whatever is made of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('it mails nothing'),
  counts: none('nothing of it is counted in the menu'),
  days: none('nothing of it falls on a day'),
  jobs: (portal, log, { hears }) => [
    { name: 'cadastre.due', cron: '*/10 * * * *', run: () => askDue(portal, hears, log) },
    { name: 'cadastre.extracts', cron: '* * * * *', run: () => askExtracts(portal, hears, log) },
    { name: checkErrand, does: () => askDue(portal, hears, log) },
    { name: extractErrand, does: () => askExtracts(portal, hears, log) },
  ],
  sample: { after: ['units'], furnish: furnishCadastre },
});
