import type { ActKind } from '#contract/votes/schema-second.ts';

// What of an association travels and what does not. Tables, columns and keys come from the database itself; here stands
// only what it cannot know.

export const formatName = 'pavlac-association';
/** Raised when an older program could no longer read the archive. */
export const formatMajor = 1;

/** Tables with svj_id that stay at home, and why. */
export const leftOut: Record<string, string> = {
  outbox: 'mails on their way, with links and addresses of logins',
  invitation: 'links that open access',
  upload: 'files on their way, bound to accounts of this portal',
  upload_part: 'parts of them',
  file_waste: 'bytes that are to go from the store of this portal',
  import_draft: 'work in progress over the ids of this portal',
  chair_naming: 'namings by the administration of this portal, with addresses of logins; what held stands in the log',
  idempotency_key: 'calls of this portal that may be sent again, for thirty days',
  vote_code: 'codes under way, bound to sessions',
  vote_print: 'printed tickets, kept for a day',
  notice: 'mails on their way, and who got which from this portal',
  owner_change: 'what can be undone for thirty days, by ids of this portal',
};

/** Tables that travel as history to be read, and are not written into another portal, and why. */
export const historyOnly: Record<string, string> = {
  visit: 'it needs the account of whoever came',
  owner_correction: 'old values by ids of people of the portal they were written in',
};

/** Of votes and what belongs to them: only history in archives of before, which lack the table that says where they are from. */
export const votesTables: readonly string[] = [
  ...['vote', 'vote_point', 'vote_seat', 'vote_voter', 'vote_answer', 'vote_presence', 'vote_entry', 'vote_head'],
  ...['vote_mail', 'vote_objection', 'vote_proxy', 'vote_proxy_use', 'vote_paper', 'vote_origin', 'vote_origin_member'],
  ...[
    'vote_departure',
    'vote_seat_change',
    'second_act',
    'second_person',
    'verifier',
    'representation',
    'representation_voice',
  ],
];
export const votesMarker = 'vote_origin';

/** Columns that stay at home. Those that point to accounts do so by themselves: nobody gains access by an import. */
export const leftOutColumns: Record<string, string> = {
  'svj.url_hash': 'a secret address; the new association gets its own',
  'vote_mail.message_id': 'the mail itself, which is in the outbox of this portal',
  'member_death.kept': 'what can be undone for thirty days, by ids of this portal',
  'svj.first_chair_at': 'whether its chair has signed in to this portal; elsewhere it is set up anew',
};

/** What an import writes whatever the archive says. */
export const forced: Record<string, Record<string, unknown>> = {
  member: { has_access: false, is_active: false, kept_until: null, fell_on: null },
};

/**
 * What an import does with rows after all of them are written, in the new association: what the portal they come from is
 * going to tell must not be told by this one too.
 */
export const calmed: readonly { table: string; set: string; where: string }[] = [
  {
    table: 'message',
    set: 'concept = true',
    where: 'announced_at is null and archived_at is null and deleted_at is null and not concept',
  },
  // A power that could still be used was given elsewhere; one that was used stays as it was, its vote is over.
  {
    table: 'vote_proxy',
    set: "state = 'revoked', revoked_at = now(), reason = 'Společenství se přeneslo do jiného portálu.'",
    where: `state = 'waiting' or state = 'approved' and case when vote_id is null
      then valid_to is null or valid_to >= current_day()
      else exists (select from vote v where v.svj_id = vote_proxy.svj_id and v.id = vote_id and v.status = 'concept') end`,
  },
  { table: 'second_act', set: "state = 'gone', decided_at = now()", where: "state = 'waits'" },
  { table: 'representation', set: "state = 'over', ended_at = now()", where: "state = 'waiting'" },
];

/** Columns that hold an id without a foreign key. */
export const references: Record<string, string> = {
  'activity.member_id': 'member',
  'svj.avatar': 'picture',
  'member.avatar': 'picture',
  'member.merged_into': 'member',
  'vote.created_by': 'member',
  'vote.replaces_id': 'vote',
  'vote_answer.cast_by': 'member',
  'vote_entry.seat_id': 'vote_seat',
  'vote_proxy.made_by': 'member',
  'vote_proxy.decided_by': 'member',
  'vote_proxy.revoked_by': 'member',
};

/** Numbers that look like ids and are not ours. */
export const foreignNumbers: Record<string, string> = {
  'unit.cadastre_id': 'the id of the unit in the cadastre',
  'vote.frozen_id': 'what ledgers of another portal call it, as are the next three',
  'vote_point.frozen_id': '',
  'vote_seat.frozen_id': '',
  'vote_origin_member.frozen_id': '',
};

/** Columns that hold several ids. */
export const lists: Record<string, string> = {
  'vote_seat.unit_ids': 'unit',
  'vote_seat.owner_ids': 'member',
  'vote_answer.owner_ids': 'member',
  'vote_seat_change.from_ids': 'member',
  'vote_seat_change.owner_ids': 'member',
  'representation.unit_ids': 'unit',
};
/** Lists of numbers that are not ours. */
export const foreignLists: Record<string, string> = { 'vote_seat.frozen_units': 'as above' };

/** Columns whose meaning another column says. An id of an unknown noun is dropped; where it is needed, with its row. */
const nouns = {
  svj: 'svj',
  members: 'member',
  rooms: 'unit',
  roles: 'custom_role',
  ownership: 'ownership',
  messages: 'message',
  votes: 'vote',
  vote: 'vote',
  proxies: 'vote_proxy',
};
const subjects: Record<ActKind, string> = {
  proxy: 'vote_proxy',
  representation: 'representation',
  paper: 'vote_paper',
  sheet: 'vote',
};
export const byAnother: Record<string, { says: string; means: Record<string, string> | 'its table' }> = {
  'file.owner_id': { says: 'owner', means: 'its table' },
  'comment.owner_id': { says: 'owner', means: 'its table' },
  'confirmation.owner_id': { says: 'owner', means: 'its table' },
  'activity.noun_id': { says: 'noun', means: nouns },
  'search_entry.id': { says: 'noun', means: nouns },
  'second_act.subject_id': { says: 'kind', means: subjects },
  'picture.owner_id': { says: 'owner', means: { svj: 'svj', member: 'member' } },
};

/** Keys that must be new in every portal, because something outside of the association is called by them. */
export const renewed: ReadonlySet<string> = new Set(['file.key', 'verifier.message_id']);

/** Columns of JSON: ids at their top by key; what is not named holds none that lead anywhere. */
export const inJson: Record<string, Record<string, string>> = {
  'svj.settings': { defaultSolverId: 'member' },
  'member.settings': {},
  'member.address': {},
  'member.permanent_address': {},
  'custom_role.rights': {},
  'import_mapping.mapping': {},
  'vote.law': {},
  'vote_point.result': {},
  // Its lists of members are moved with the names of ledgers (steps-votes); the second ones stay as the fingerprint has them.
  'vote_seat.frozen': {},
  'vote_seat.frozen_people': {},
  // History as it was written; numbers in it are of the portal it comes from.
  'activity.detail': {},
  'owner_correction.stood': {},
  'owner_correction.stands': {},
};

/** Names beside the rows of history, because those who did it may not be there any more; `r` is the row. */
export const named: Record<string, string> = {
  activity: `coalesce(
    (select coalesce(m.company_name, nullif(concat_ws(' ', m.first_name, m.last_name), ''))
      from member d join member m on m.svj_id = d.svj_id and m.id = coalesce(d.merged_into, d.id)
      where d.svj_id = r.svj_id and d.id = r.member_id),
    (select a.name from account a where a.id = r.account_id))`,
  visit: '(select a.name from account a where a.id = r.account_id)',
};
