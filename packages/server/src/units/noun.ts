import { none } from '#contract/base/noun/define-noun.ts';
import { units } from '#contract/units/endpoints.ts';
import { ownerChanges } from '#contract/units/endpoints-changes.ts';
import { unitPeriods } from '#contract/units/endpoints-periods.ts';
import { owns } from '../base/db/owned-tables.ts';
import { may } from '../base/http/gate.ts';
import { defineNoun, served } from '../define-noun.ts';
import { unitHandlers } from './handlers.ts';
import { ownerChangeHandlers } from './handlers-changes.ts';
import { periodHandlers } from './handlers-periods.ts';
import { turnDay } from './jobs.ts';
import { countUnits } from './listing/queries.ts';
import { personalOfUnits } from './personal.ts';
import { refreshOwned } from './writing/queries.ts';

export const unitsNoun = defineNoun({
  serves: (portal, around) => [
    served(units, unitHandlers(portal, around)),
    served(ownerChanges, ownerChangeHandlers(around)),
    served(unitPeriods, periodHandlers(around)),
  ],
  tables: owns({
    entrance: { travels: true },
    unit: {
      travels: true,
      columns: { cadastre_id: { foreign: 'the id of the unit in the cadastre' } },
      inLog: ['rooms'],
    },
    unit_share: { travels: true },
    unit_person: { travels: true },
    unit_representative: { travels: true },
    ownership: { travels: true, inLog: ['ownership'] },
    ownership_member: { travels: true },
    owner_change: { stays: 'what can be undone for thirty days, by ids of this portal' },
    owner_correction: {
      history: 'old values by ids of people of the portal they were written in',
      columns: { stood: { json: {} }, stands: { json: {} } },
    },
  }),
  guards: none('it keeps no files'),
  personal: [personalOfUnits],
  hears: () => ({ renamed: refreshOwned }),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('its mails always go'),
  counts: async ({ db, scope }) => ({ units: may(scope, 'rooms', 'r') ? await countUnits(db, scope) : 0 }),
  days: none('nothing of it falls on a day'),
  jobs: (portal, _, { hears }) => [
    {
      name: 'units.turn',
      cron: '5 0 * * *',
      run: async () => {
        await turnDay(portal, hears, new Date());
      },
    },
  ],
  sample: none('units come with the house'),
});
