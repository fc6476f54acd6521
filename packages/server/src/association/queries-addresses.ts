import { type SQL, sql } from 'drizzle-orm';
import { beginsWith } from '../base/search/search.ts';

/** So many addresses of a kind are looked at: whoever types half of the country's may type more. */
const most = 1000;

const [key, end, host] = [sql.raw('email_key'), sql.raw('email_end'), sql.raw('email_host')];
const backwards = (text: string) => [...text].reverse().join('');

/** Where an address holds the text; each finds its rows in one index, whose order it is. */
function ways(text: string): { where: SQL; order: SQL }[] {
  const at = text.indexOf('@');
  if (at < 0) {
    return [
      { where: beginsWith(key, text), order: key },
      { where: beginsWith(host, text), order: host },
    ];
  }
  const [before, behind] = [backwards(text.slice(0, at)), text.slice(at + 1)];
  if (before === '') return [{ where: beginsWith(host, behind), order: host }];
  return [{ where: sql`${beginsWith(end, before)} and ${beginsWith(host, behind)}`, order: sql`${end}, ${host}` }];
}

/** What the rows of the table whose address holds the text are, at most a thousand; `columns` of it. */
const found = (table: 'account' | 'member_contact', columns: SQL, text: string): SQL =>
  sql.join(
    ways(text).map(
      ({ where, order }) =>
        sql`(select ${columns} from ${sql.raw(table)} where ${where} order by ${order} limit ${most})`,
    ),
    sql` union all `,
  );

/**
 * Across associations: members with a login or a contact that holds the text, as a subquery of `svj_id` and `id`. What
 * stands around an at-sign is found wherever it stands; without one, addresses and hosts that begin with it are.
 */
export const membersByEmail = (email: string): SQL => {
  const text = email.toLowerCase();
  return sql`select c.svj_id, c.member_id as id from (${found('member_contact', sql`svj_id, member_id`, text)}) c
    union select m.svj_id, m.id from (${found('account', sql`id`, text)}) a join member m on m.account_id = a.id`;
};

/** Across associations: those whose own e-mail holds the text, or one of a member of theirs, as a subquery. */
export const housesByEmail = (email: string): SQL => {
  const like = `%${email.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql`select x.svj_id as id from (${membersByEmail(email)}) x
    union (select id from svj where email_keys like ${like} order by name collate "cs-x-icu", id limit ${most})`;
};
