import { association } from '#contract/association/endpoints.ts';
import { addresses } from '#contract/association/endpoints-addresses.ts';
import { houseFree } from '#contract/association/endpoints-free.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { chairNaming } from '#contract/association/endpoints-naming.ts';
import { pictures } from '#contract/association/endpoints-pictures.ts';
import { houseSettings } from '#contract/association/endpoints-settings.ts';
import { houseStorage } from '#contract/association/endpoints-storage.ts';
import { handedKey, handerKey, stepNames } from '#contract/association/rules.ts';
import { none } from '#contract/base/noun/define-noun.ts';
import { reportTypes } from '#contract/reports/schema-types.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { associationHandlers } from './handlers.ts';
import { addressHandlers } from './handlers-addresses.ts';
import { houseLogHandlers } from './handlers-log.ts';
import { chairNamingHandlers } from './handlers-naming.ts';
import { pictureHandlers } from './handlers-pictures.ts';
import { houseSettingsHandlers } from './handlers-settings.ts';
import { houseFreeHandlers, houseStorageHandlers } from './handlers-storage.ts';
import { settleNamings } from './jobs.ts';
import { personalOfAssociation } from './personal.ts';
import { beginRegister } from './queries-settings.ts';

/** The settings hold each under a key of its own. */
const solversByType = Object.fromEntries(reportTypes.map((type) => [`solver_${type}`, 'member']));
const handed = Object.fromEntries(
  stepNames.flatMap((step) => [handedKey(step), handerKey(step)].map((key) => [key, 'member'])),
);

export const associationNoun = defineNoun({
  serves: (portal) => [
    served(association, associationHandlers(portal)),
    served(houseSettings, houseSettingsHandlers(portal)),
    served(houseStorage, houseStorageHandlers(portal)),
    served(houseFree, houseFreeHandlers()),
    served(houseLog, houseLogHandlers(portal)),
    served(chairNaming, chairNamingHandlers(portal)),
    served(pictures, pictureHandlers(portal)),
    served(addresses, addressHandlers(portal)),
  ],
  tables: owns({
    svj: {
      travels: true,
      columns: {
        avatar: { idOf: 'picture' },
        settings: { json: { defaultSolverId: 'member', ...solversByType, ...handed } },
        quota: { stays: 'room that the administration of this portal gives; of another one the administration there' },
        url_hash: { stays: 'a secret address; the new association gets its own' },
        first_chair_at: { stays: 'whether its chair has signed in to this portal; elsewhere it is set up anew' },
      },
      inLog: ['svj'],
    },
    visit: {
      history: 'it needs the account of whoever came',
      named: '(select a.name from account a where a.id = r.account_id)',
    },
    chair_naming: {
      stays: 'namings by the administration of this portal, with addresses of logins; what held stands in the log',
    },
  }),
  guards: none('it keeps no files'),
  personal: [personalOfAssociation],
  hears: () => ({ registerBegins: beginRegister }),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('its mails always go'),
  counts: none('nothing of it is counted in the menu'),
  days: none('nothing of it falls on a day'),
  jobs: (portal, log, { invite }) => [
    {
      name: 'association.namings',
      cron: '*/10 * * * *',
      run: async () => {
        await settleNamings(portal, invite, log);
      },
    },
  ],
  sample: none('a house of the sample is one'),
});
