import { none } from '#contract/base/noun/define-noun.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun } from '../define-noun.ts';
import { asRecord, frozen, ofClosedVote } from '../motions/tables-travel.ts';
import { personalOfLedger } from './personal.ts';

export const ledgerNoun = defineNoun({
  serves: none('verification hands it out'),
  tables: owns({
    vote_entry: { ...asRecord, withheld: ofClosedVote, columns: { seat_id: { idOf: 'vote_seat' } } },
    vote_head: { ...asRecord, withheld: ofClosedVote },
    vote_departure: { ...asRecord, withheld: ofClosedVote },
    vote_origin: asRecord,
    vote_origin_member: { ...asRecord, columns: { frozen_id: frozen } },
  }),
  guards: none('no files belong to it'),
  personal: [personalOfLedger],
  hears: none('the census tells it which two are one'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('it mails nothing'),
  counts: none('votes count what waits'),
  days: none('nothing of it falls on a day'),
  jobs: none('nothing of it is done by itself'),
  sample: none('votes furnish the sample'),
});
