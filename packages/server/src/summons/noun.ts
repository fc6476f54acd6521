import { none } from '#contract/base/noun/define-noun.ts';
import { summons } from '#contract/summons/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { summonsHandlers } from './handlers.ts';
import { followRegister, laterOwners, remindDue } from './jobs.ts';
import { personalOfSummons } from './personal.ts';
import { deliveryFiles } from './queries-files.ts';
import { furnishSummons } from './sample.ts';
import { summonsSource } from './sending/notices.ts';

const inner = 'how an invitation came to whom is shown to who administers meetings';

export const summonsNoun = defineNoun({
  serves: (portal) => [served(summons, summonsHandlers(portal))],
  tables: owns({
    summons: {
      travels: true,
      // Nobody of a copy is reminded of anything.
      calmed: { set: 'reminded_at = sent_at', where: 'reminded_at is null' },
    },
    summons_seat: { travels: true, columns: { unit_ids: { idsOf: 'unit' } } },
    summons_person: { travels: true, inner },
    summons_delivery: { travels: true, columns: { record_id: { idOf: 'summons_delivery' } }, inner },
  }),
  guards: { summons_delivery: deliveryFiles },
  personal: [personalOfSummons],
  hears: (portal) => ({
    registerChanged: (db, scope, _unitIds, _source, now) => followRegister(portal, { db, scope, now }),
    succeeded: (db, scope, _id, now) => followRegister(portal, { db, scope, now }),
  }),
  asks: none('nobody is asked to confirm reading it'),
  tells: { summons: summonsSource },
  talks: none('nobody comments on it'),
  mailChecks: none('notices see to mails of news'),
  counts: none('meetings count what is called'),
  days: none('meetings fall on their days themselves'),
  jobs: (portal, log) => [
    { name: 'summons.remind', cron: '*/5 * * * *', run: () => remindDue(portal, log) },
    laterOwners(portal),
  ],
  sample: { after: ['meetings'], furnish: furnishSummons },
});
