import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import type { Scope } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';
import { dropEntries } from '../base/search/search.ts';

const theirs = (scope: Scope, id: number) => sql`svj_id = ${scope.svjId} and member_id = ${id}`;
const family = { byItself: 'nobody is related to themself, and to another one in one way once' };

/** What stands about the person beside their own row. */
export const personalOfMembers = personal({
  columns: {
    'member_contact.member_id': {
      told: 'contacts',
      merged: { byItself: 'an address that both have is kept once' },
      erased: 'goes',
    },
    'member_relation.member_id': { told: 'relations', merged: family, erased: 'goes' },
    'member_relation.other_id': { told: 'relations', merged: family, erased: 'goes' },
    'member.merged_into': {
      told: { not: 'an earlier record of the same person' },
      merged: 'given',
      erased: { stays: 'the log of the earlier record stays under it' },
    },
  },
  tells: (scope, { id }) => ({
    contacts: sql`select kind, value, is_public from member_contact where ${theirs(scope, id)} order by position, id`,
    relations: sql`
      select x.relation, x.member_id = ${id} as is_mine, coalesce(m.company_name, concat_ws(' ', m.first_name, m.last_name)) as person
      from member_relation x
      join member m on m.svj_id = x.svj_id and m.id = case when x.member_id = ${id} then x.other_id else x.member_id end
      where x.svj_id = ${scope.svjId} and (x.member_id = ${id} or x.other_id = ${id}) ${mostTold}`,
  }),
  counts: (scope, { id }) => {
    const of = (what: ReturnType<typeof sql>) =>
      sql`(select ${what} from member m where m.svj_id = ${scope.svjId} and m.id = ${id})`;
    return {
      name: sql`1`,
      contacts: sql`(select count(*) from member_contact where ${theirs(scope, id)})`,
      addresses: of(sql`(m.address is not null)::int + (m.permanent_address is not null)::int`),
      bank: of(sql`(m.bank_account is not null)::int`),
      note: of(sql`(m.note <> '')::int`),
      relations: sql`(select count(*) from member_relation where ${theirs(scope, id)})
        + (select count(*) from member_relation where svj_id = ${scope.svjId} and other_id = ${id})`,
      picture: of(sql`(m.avatar is not null)::int`),
      access: of(sql`m.has_access::int`),
    };
  },
  async gives({ db, scope }, { from, to }) {
    await db.execute(sql`
      update member_contact c set member_id = ${to}, position = c.position + 20
      where c.svj_id = ${scope.svjId} and c.member_id = ${from}
        and not exists (select from member_contact k where k.svj_id = c.svj_id and k.member_id = ${to}
          and k.kind = c.kind and lower(k.value) = lower(c.value))`);
    await db.execute(sql`
      insert into member_relation (svj_id, member_id, other_id, relation)
      select svj_id, case when member_id = ${from} then ${to} else member_id end,
        case when other_id = ${from} then ${to} else other_id end, relation
      from member_relation
      where svj_id = ${scope.svjId} and (member_id = ${from} or other_id = ${from})
        and member_id <> ${to} and other_id <> ${to}
      on conflict do nothing`);
  },
  forgets: ({ db, scope }, ids) => dropEntries(db, scope, 'members', ids),
  death: {
    ends: (scope, id) => ({
      access: sql`(select count(*) from member where svj_id = ${scope.svjId} and id = ${id} and has_access)`,
      contacts: sql`(select count(*) from member_contact where ${theirs(scope, id)})`,
    }),
    keeps: none('name, access, office and contacts are kept by the steps of the death themselves'),
    dies: none('the person is laid down before the others hear of it'),
    returns: none('the person is raised before the others hear of it'),
  },
});
