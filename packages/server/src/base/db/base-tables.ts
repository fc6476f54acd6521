import { owns } from './owned-tables.ts';

/** Tables that no noun owns: the log and the search tell of all nouns, the rest keeps the portal itself. */
export const baseTables = owns({
  activity: {
    travels: true,
    columns: {
      member_id: { idOf: 'member' },
      noun_id: { saidBy: 'noun', means: 'as in the log' },
      // History as it was written; numbers in it are of the portal it comes from.
      detail: { json: {} },
    },
    named: `coalesce(
    (select coalesce(m.company_name, nullif(concat_ws(' ', m.first_name, m.last_name), ''))
      from member d join member m on m.svj_id = d.svj_id and m.id = coalesce(d.merged_into, d.id)
      where d.svj_id = r.svj_id and d.id = r.member_id),
    (select a.name from account a where a.id = r.account_id))`,
  },
  activity_value: { travels: true },
  search_entry: { travels: true, columns: { id: { saidBy: 'noun', means: 'as in the log' } } },
  number_series: { travels: true },
  number_series_outside: { portal: 'numbers of what this installation issues' },
  idempotency_key: { stays: 'calls of this portal that may be sent again, for thirty days' },
  idempotency_key_outside: { portal: 'calls outside of a house that may be sent again' },
  migration: { portal: 'which changes of the schema this database has' },
  secret: { portal: 'keys of this installation' },
  register_turn: { portal: 'who asks a public register just now, and how often it was asked today' },
  sign_in_try: { portal: 'tries to sign in, by digests' },
  told_once: { portal: 'what was told and is not told again' },
  outbox: { stays: 'mails on their way, with links and addresses of logins' },
  tries: { portal: 'how often what has a limit was tried' },
});
