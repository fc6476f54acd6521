import { none } from '#contract/base/noun/define-noun.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun } from '../define-noun.ts';
import { asRecord, frozen } from '../motions/tables-travel.ts';
import { personalOfCensus } from './personal.ts';
import { personalOfVoteMails } from './personal-mails.ts';
import { noteMerge } from './steps-people.ts';

export const censusNoun = defineNoun({
  serves: none('its calls are those of a draft, in votes'),
  tables: owns({
    vote_seat: {
      ...asRecord,
      columns: {
        unit_ids: { idsOf: 'unit' },
        owner_ids: { idsOf: 'member' },
        frozen_id: frozen,
        frozen_units: frozen,
        // Its lists of members are moved with the names of ledgers; the second ones stay as the fingerprint has them.
        frozen: { json: {} },
        frozen_people: { json: {} },
      },
    },
    vote_seat_change: { ...asRecord, columns: { from_ids: { idsOf: 'member' }, owner_ids: { idsOf: 'member' } } },
    vote_voter: asRecord,
    vote_mail: {
      ...asRecord,
      columns: { message_id: { stays: 'the mail itself, which is in the outbox of this portal' } },
    },
  }),
  guards: none('no files belong to it'),
  personal: [personalOfCensus, personalOfVoteMails],
  hears: (portal) => ({
    merging: (db, scope, { from, to }, now) => noteMerge(portal, { db, scope, now }, from, to),
  }),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('it mails nothing'),
  counts: none('votes count what waits'),
  days: none('nothing of it falls on a day'),
  jobs: none('nothing of it is done by itself'),
  sample: none('votes furnish the sample'),
});
