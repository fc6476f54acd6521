import type { ActKind } from '#contract/second/schema.ts';
import { owns } from '../base/db/owned-tables.ts';

/** Archives of before the table that says where votes are from bring them to be read alone. */
const asRecord = { travels: true, needs: 'vote_origin' } as const;
const frozen = { foreign: 'what ledgers of another portal call it' };

const subjects: Record<ActKind, string> = {
  proxy: 'vote_proxy',
  representation: 'representation',
  paper: 'vote_paper',
  sheet: 'vote',
};

export const voteTables = owns({
  vote: {
    ...asRecord,
    columns: {
      created_by: { idOf: 'member' },
      replaces_id: { idOf: 'vote' },
      frozen_id: frozen,
      law: { json: {} },
    },
    inLog: ['votes', 'vote'],
  },
  vote_point: { ...asRecord, columns: { frozen_id: frozen, result: { json: {} } } },
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
  vote_answer: { ...asRecord, columns: { cast_by: { idOf: 'member' }, owner_ids: { idsOf: 'member' } } },
  vote_presence: asRecord,
  vote_entry: { ...asRecord, columns: { seat_id: { idOf: 'vote_seat' } } },
  vote_head: asRecord,
  vote_departure: asRecord,
  vote_mail: {
    ...asRecord,
    columns: { message_id: { stays: 'the mail itself, which is in the outbox of this portal' } },
  },
  vote_objection: asRecord,
  vote_proxy: {
    ...asRecord,
    columns: { made_by: { idOf: 'member' }, decided_by: { idOf: 'member' }, revoked_by: { idOf: 'member' } },
    // A power that could still be used was given elsewhere; one that was used stays as it was, its vote is over.
    calmed: {
      set: "state = 'revoked', revoked_at = now(), reason = 'Společenství se přeneslo do jiného portálu.'",
      where: `state = 'waiting' or state = 'approved' and case when vote_id is null
      then valid_to is null or valid_to >= current_day()
      else exists (select from vote v where v.svj_id = vote_proxy.svj_id and v.id = vote_id and v.status = 'concept') end`,
    },
    inLog: ['proxies'],
  },
  vote_proxy_use: asRecord,
  vote_paper: asRecord,
  vote_origin: asRecord,
  vote_origin_member: { ...asRecord, columns: { frozen_id: frozen } },
  second_act: {
    ...asRecord,
    columns: { subject_id: { saidBy: 'kind', means: subjects } },
    calmed: { set: "state = 'gone', decided_at = now()", where: "state = 'waits'" },
  },
  second_person: asRecord,
  verifier: { ...asRecord, columns: { message_id: { renewed: 'the mail that its answer belongs to' } } },
  representation: {
    ...asRecord,
    columns: { unit_ids: { idsOf: 'unit' } },
    calmed: { set: "state = 'over', ended_at = now()", where: "state = 'waiting'" },
  },
  representation_voice: asRecord,
  vote_code: { stays: 'codes under way, bound to sessions' },
  vote_print: { stays: 'printed tickets, kept for a day' },
});
