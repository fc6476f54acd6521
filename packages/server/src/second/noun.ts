import { none } from '#contract/base/noun/define-noun.ts';
import { second } from '#contract/second/endpoints.ts';
import type { ActKind } from '#contract/second/schema.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { asRecord } from '../motions/tables-travel.ts';
import { secondHandlers } from './handlers.ts';
import { personalOfActs } from './personal.ts';
import { countWaiting } from './queries-listing.ts';
import { whyNotAsked } from './queries-verifiers.ts';

const subjects: Record<ActKind, string> = {
  proxy: 'vote_proxy',
  representation: 'representation',
  paper: 'vote_paper',
  sheet: 'vote',
  closing: 'cash_closing',
};

export const secondNoun = defineNoun({
  serves: (portal) => [served(second, secondHandlers(portal))],
  tables: owns({
    second_act: {
      ...asRecord,
      columns: { subject_id: { saidBy: 'kind', means: subjects } },
      calmed: { set: "state = 'gone', decided_at = now()", where: "state = 'waits'" },
    },
    second_person: asRecord,
    verifier: { ...asRecord, columns: { message_id: { renewed: 'the mail that its answer belongs to' } } },
  }),
  guards: none('no files belong to it'),
  personal: [personalOfActs],
  hears: none('nothing of it changes when people change'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: { verifierAsked: whyNotAsked },
  counts: async ({ db, scope }) => ({ secondWaiting: await countWaiting(db, scope) }),
  days: none('nothing of it falls on a day'),
  jobs: none('nothing of it is done by itself'),
  sample: none('votes furnish the sample'),
});
