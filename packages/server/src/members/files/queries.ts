import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db.ts';
import { may, type Scope } from '../../base/gate.ts';
import { mayReadNotes } from '../detail/steps.ts';

export type Reach = { emails: string[]; phones: string[] };

/** All e-mails and phones of each, as the reader may see them. */
export async function reachOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, Reach>> {
  const reach = new Map<number, Reach>(ids.map((id) => [id, { emails: [], phones: [] }]));
  if (ids.length === 0) return reach;
  const { rows } = await db.execute<{ member_id: number; kind: string; value: string }>(sql`
    select member_id, kind, value from member_contact
    where svj_id = ${scope.svjId} and member_id = any(${sql.param([...ids])}::bigint[])
      and (is_public or ${may(scope, 'members', 'rw')} or member_id = ${scope.memberId ?? 0})
    order by member_id, position, id`);
  for (const row of rows) reach.get(row.member_id)?.[row.kind === 'email' ? 'emails' : 'phones'].push(row.value);
  return reach;
}

const limit = sql`limit 10000`;

/**
 * Everything kept about one person in this house, by where it is kept; null when there is no such person. The
 * committee's note stands only in a file that the committee makes, who then decides what it hands over.
 */
export async function dataOf(db: Db, scope: Scope, id: number): Promise<Record<string, unknown> | null> {
  const read = async (text: ReturnType<typeof sql>) => (await db.execute<Record<string, unknown>>(text)).rows;
  const withNote = mayReadNotes(scope) ? sql`m.note,` : sql``;
  const [person] = await read(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, m.ico, m.position,
      m.sex, m.role, r.title as custom_role, m.has_access, m.is_active, m.archived_at, e.name as entrance, m.address,
      m.permanent_address, m.bank_account, m.preferred_contact, ${withNote} m.settings, m.cadastre_key, m.created_at,
      m.updated_at, a.email as login_email, a.lang as language, a.created_at as account_since
    from member m
    left join custom_role r on r.svj_id = m.svj_id and r.id = m.custom_role_id
    left join entrance e on e.svj_id = m.svj_id and e.id = m.entrance_id
    left join account a on a.id = m.account_id
    where m.svj_id = ${scope.svjId} and m.id = ${id} and m.erased_at is null`);
  if (!person) return null;
  const mine = sql`svj_id = ${scope.svjId} and member_id = ${id}`;
  return {
    person,
    contacts: await read(sql`select kind, value, is_public from member_contact where ${mine} order by position, id`),
    relations: await read(sql`
      select x.relation, x.member_id = ${id} as is_mine, coalesce(m.company_name, concat_ws(' ', m.first_name, m.last_name)) as person
      from member_relation x
      join member m on m.svj_id = x.svj_id and m.id = case when x.member_id = ${id} then x.other_id else x.member_id end
      where x.svj_id = ${scope.svjId} and (x.member_id = ${id} or x.other_id = ${id}) ${limit}`),
    ownerships: await read(sql`
      select u.number as unit, o.num || '/' || o.den as share_of_unit, o.joint, o.valid_from, o.valid_to
      from ownership_member om
      join ownership o on o.svj_id = om.svj_id and o.id = om.ownership_id
      join unit u on u.svj_id = o.svj_id and u.id = o.unit_id
      where om.svj_id = ${scope.svjId} and om.member_id = ${id} order by o.valid_from nulls first, o.id ${limit}`),
    represents: await read(sql`
      select u.number as unit, r.valid_from, r.valid_to from unit_representative r
      join unit u on u.svj_id = r.svj_id and u.id = r.unit_id
      where r.svj_id = ${scope.svjId} and r.member_id = ${id} order by r.id ${limit}`),
    lives: await read(sql`
      select u.number as unit, p.relation from unit_person p
      join unit u on u.svj_id = p.svj_id and u.id = p.unit_id
      where p.svj_id = ${scope.svjId} and p.member_id = ${id} order by u.number ${limit}`),
    votes: await read(sql`
      select v.name as vote, s.units, w.how from vote_voter w
      join vote v on v.svj_id = w.svj_id and v.id = w.vote_id
      join vote_seat s on s.svj_id = w.svj_id and s.id = w.seat_id
      where w.svj_id = ${scope.svjId} and w.member_id = ${id} and (v.is_public and v.status <> 'concept')
      order by v.id, s.id ${limit}`),
    powers_of_attorney: await read(sql`
      select p.principal_id = ${id} as given, coalesce(v.name, '') as vote, p.valid_from, p.valid_to, p.state, p.note,
        p.reason, p.created_at, p.decided_at, p.revoked_at
      from vote_proxy p left join vote v on v.svj_id = p.svj_id and v.id = p.vote_id
      where p.svj_id = ${scope.svjId} and (p.principal_id = ${id} or p.agent_id = ${id}) order by p.id ${limit}`),
    // Whom they mentioned is somebody else's name.
    comments: await read(sql`
      select regexp_replace(text, '@\\[\\d+\\]', '@…', 'g') as text, created_at from comment
      where ${mine} and deleted_at is null order by id ${limit}`),
    confirmations: await read(sql`
      select owner as what, owner_id as id, content_version as version, how, confirmed_at from confirmation
      where ${mine} order by id ${limit}`),
    opened: await read(sql`
      select message_id as message, seen_at from message_seen where ${mine} order by message_id ${limit}`),
    told: await read(sql`
      select kind, recipient, muted, created_at from notice where ${mine} order by id ${limit}`),
    invitations: await read(sql`
      select email, created_at, expires_at, used_at, voided_at from invitation where ${mine} order by id ${limit}`),
    activity: await read(sql`
      select at, noun, verb, detail from activity
      where svj_id = ${scope.svjId} and (member_id = ${id} or (noun = 'members' and noun_id = ${id}))
      order by at desc, id desc ${limit}`),
  };
}
