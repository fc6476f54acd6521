import { none } from '#contract/base/noun/define-noun.ts';
import { changes } from '#contract/changes/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { changeHandlers } from './handlers.ts';
import { hearReading } from './hearing/steps.ts';
import { personalOfChanges } from './personal.ts';
import { saidSource } from './telling/notices.ts';
import { whyNotTold } from './telling/steps-mails.ts';

export const changesNoun = defineNoun({
  serves: (portal, around) => [served(changes, changeHandlers(portal, around))],
  tables: owns({
    change_request: {
      travels: true,
      // Who of the source is which member says an id inside of it, and what is put back is of this portal.
      columns: {
        building: { json: {} },
        corrections: { stays: 'who is who is asked again' },
        outcome: { json: {} },
        stood: { stays: 'only here it can be taken back' },
      },
      inLog: ['changes'],
    },
    change_decision: { travels: true },
    change_comment: { travels: true },
  }),
  guards: none('it keeps no files'),
  personal: [personalOfChanges],
  hears: (portal) => ({ cadastreRead: (db, scope, id, now) => hearReading(portal, { db, scope, now }, id) }),
  asks: none('nobody is asked to confirm anything of it'),
  tells: { change_comment: saidSource },
  talks: none('what the committee says stands with the request'),
  mailChecks: { cadastreDiffers: whyNotTold },
  counts: none('nothing of it is counted in the menu'),
  days: none('nothing of it falls on a day'),
  jobs: none('it does nothing by itself'),
  sample: none('the houses of a first start agree with their file'),
});
