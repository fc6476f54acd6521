/**
 * Writes of today into tables of another noun, by the file that writes, each with its reason. Nothing is added here: whoever
 * needs another noun to change a row calls its steps, or tells of what happened and the noun hears (`hears` of a manifest).
 */
export const foreignWrites: Readonly<Record<string, { tables: readonly string[]; why: string }>> = {
  'activation/queries.ts': {
    tables: ['member', 'account'],
    why: 'whoever opens an invitation gets the account and is let in as the member, in one transaction with the invitation',
  },
  'activation/steps.ts': {
    tables: ['member', 'member_contact'],
    why: 'what the invited person filled in becomes their record in the moment they come in',
  },
  'association/queries-naming.ts': {
    tables: ['member_contact'],
    why: 'the address that a chair is named with becomes the first contact of the member',
  },
  'backup/house/steps-votes.ts': {
    tables: ['vote_origin', 'vote_origin_member', 'vote_departure', 'representation'],
    why: 'votes that came keep what ledgers of the other portal call everybody; no call may write that',
  },
  'base/http/serve.ts': {
    tables: ['session'],
    why: 'the gate keeps the last moment that a session was seen, outside of any call',
  },
  'base/mail/mail.ts': {
    tables: ['outbox'],
    why: 'mails of every noun go out in the transaction that caused them; base knows no noun',
  },
  'members/care/queries-board.ts': {
    tables: ['comment', 'comment_mention', 'notice', 'message', 'confirmation', 'wording', 'message_seen'],
    why: 'two records of one person become one; the nouns are to hear of it by merging',
  },
  'members/care/queries-over.ts': {
    tables: [
      ...[
        'vote',
        'vote_voter',
        'vote_seat',
        'vote_seat_change',
        'vote_answer',
        'vote_mail',
        'vote_objection',
        'vote_code',
      ],
      ...['vote_origin_member', 'vote_print', 'vote_proxy', 'vote_paper', 'second_act', 'second_person', 'verifier'],
      ...['representation', 'representation_voice', 'owner_change', 'owner_correction', 'chair_naming', 'invitation'],
    ],
    why: 'two records of one person become one; the nouns are to hear of it by merging',
  },
  'members/care/queries-votes.ts': {
    tables: ['vote_presence', 'vote_mail', 'vote_seat', 'vote_seat_change'],
    why: 'names in votes that have ended are forgotten with the person; votes are to hear of it by forgotten',
  },
  'members/care/queries.ts': {
    tables: ['ownership_member', 'unit_representative', 'unit_person', 'picture', 'file', 'import_draft'],
    why: 'two records of one person become one; the nouns are to hear of it by merging',
  },
  'members/death/queries-account.ts': {
    tables: ['account', 'session', 'link', 'login_change'],
    why: 'the account of somebody who died is closed when no other association has it as a living member',
  },
  'members/death/queries.ts': {
    tables: ['unit_person', 'vote_code', 'invitation', 'notice', 'outbox'],
    why: 'a death ends what reaches the person and is undone with it; the nouns are to hear of it by died',
  },
  'members/office/queries.ts': { tables: ['invitation'], why: 'links into an office end together with the office' },
  'members/register/queries.ts': {
    tables: ['svj', 'told_once'],
    why: 'since when the register of an association is trusted, and the one mail about a register that is not',
  },
  'members/writing/queries-erase.ts': {
    tables: ['vote_proxy', 'outbox', 'invitation', 'notice', 'message_seen', 'vote_code', 'idempotency_key'],
    why: 'what is kept of a person goes with them; the nouns are to hear of it by forgotten',
  },
  'confirmations/queries-keeping.ts': {
    tables: ['file'],
    why: 'files of a wording that was replaced stay with that wording',
  },
  'notices/queries.ts': {
    tables: ['member'],
    why: 'what a member wants to be told of stands in the settings of the member',
  },
  'roles/queries.ts': {
    tables: ['member'],
    why: 'holders of a custom role that ends hold the default one, in one statement',
  },
  'session/accounts/queries.ts': {
    tables: ['passkey', 'member'],
    why: 'administrators of the portal end what signs in to an account, and with it the access of its members',
  },
  'session/alarm/queries.ts': {
    tables: ['passkey'],
    why: 'whoever did not add a key removes it without signing in; passkeys stand on the session',
  },
  'session/queries.ts': { tables: ['sign_in_try', 'tries'], why: 'one sweep forgets all that signing in keeps' },
  'votes/representatives/queries.ts': {
    tables: ['unit_representative'],
    why: 'a representation that everybody agreed to is the representative of the unit from that day',
  },
};
