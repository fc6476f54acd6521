import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun } from '../define-noun.ts';
import { followEstate, followRegister, holdRunning } from './steps.ts';

export const transfersNoun = defineNoun({
  serves: none('it follows the register by itself'),
  tables: none('it changes those of the census by its steps'),
  guards: none('no files belong to it'),
  personal: none('the nouns whose tables it changes or reads know of people'),
  hears: (portal) => ({
    registerChanged: (db, scope, unitIds, source, now) => followRegister(portal, { db, scope, now }, unitIds, source),
    succeeding: (db, scope) => holdRunning(db, scope),
    succeeded: (db, scope, id, now) => followEstate(portal, { db, scope, now }, id),
  }),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('its mails always go'),
  counts: none('votes count what waits'),
  days: none('nothing of it falls on a day'),
  jobs: none('nothing of it is done by itself'),
  sample: none('votes furnish the sample'),
});
