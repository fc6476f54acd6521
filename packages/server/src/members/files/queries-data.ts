import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { mayReadNotes } from '../detail/steps.ts';
import { mailsOf } from '../queries-mailboxes.ts';

type Row = Record<string, unknown>;
type Read = (text: ReturnType<typeof sql>) => Promise<Row[]>;

const limit = sql`limit 10000`;

/** Votes a member takes part in. How a seat answered is theirs to see; the committee sees it once ballots are published. */
async function votesOf(read: Read, scope: Scope, id: number): Promise<Row> {
  // The same question as `isPublished`: of a cancelled vote that hid its ballots nobody learns them.
  const published = sql`v.status = 'finish' and (v.cancelled_at is null or v.shows = 'named')`;
  const counted = id === scope.memberId ? sql`true` : published;
  return {
    votes: await read(sql`
      select v.name as vote, s.units, w.how from vote_voter w
      join vote v on v.svj_id = w.svj_id and v.id = w.vote_id
      join vote_seat s on s.svj_id = w.svj_id and s.id = w.seat_id
      where w.svj_id = ${scope.svjId} and w.member_id = ${id} and v.is_public and v.status <> 'concept'
      order by v.id, s.id ${limit}`),
    ballots: await read(sql`
      select v.name as vote, p.name as point, s.units, a.value, a.channel, a.cast_by = ${id} as by_me, a.at
      from vote_answer a
      join vote v on v.svj_id = a.svj_id and v.id = a.vote_id
      join vote_seat s on s.svj_id = a.svj_id and s.id = a.seat_id
      join vote_point p on p.svj_id = a.svj_id and p.id = a.point_id
      where a.svj_id = ${scope.svjId} and v.is_public and ${counted} and (
        -- Who sold keeps what they gave, who bought does not get it.
        a.cast_by = ${id} and a.channel = 'own' and a.owner_ids @> array[${id}::bigint]
        or (a.owner_ids is null or a.owner_ids @> array[${id}::bigint]) and exists (select from vote_voter w
          where w.svj_id = a.svj_id and w.vote_id = a.vote_id and w.seat_id = a.seat_id and w.member_id = ${id}))
      order by v.id, s.id, p.position, p.id ${limit}`),
    attendance: await read(sql`
      select v.name as vote, s.units, h.arrived_at, h.left_at, h.person, h.beside from vote_voter w
      join vote v on v.svj_id = w.svj_id and v.id = w.vote_id
      join vote_seat s on s.svj_id = w.svj_id and s.id = w.seat_id
      join vote_presence h on h.svj_id = w.svj_id and h.vote_id = w.vote_id and h.seat_id = w.seat_id
      where w.svj_id = ${scope.svjId} and w.member_id = ${id} and v.is_public order by v.id, s.id ${limit}`),
    objections: await read(sql`
      select v.name as vote, s.units, o.text, o.at from vote_objection o
      join vote v on v.svj_id = o.svj_id and v.id = o.vote_id
      join vote_seat s on s.svj_id = o.svj_id and s.id = o.seat_id
      where o.svj_id = ${scope.svjId} and o.member_id = ${id} order by o.id ${limit}`),
    mails_of_votes: await read(sql`
      select v.name as vote, m.kind, m.recipient, m.at from vote_mail m
      join vote v on v.svj_id = m.svj_id and v.id = m.vote_id
      where m.svj_id = ${scope.svjId} and m.member_id = ${id} order by m.id ${limit}`),
    recorded_papers: await read(sql`
      select v.name as vote, p.number, p.recorded_by = ${id} as recorded, p.at, p.confirmed_at from vote_paper p
      join vote v on v.svj_id = p.svj_id and v.id = p.vote_id
      where p.svj_id = ${scope.svjId} and (p.recorded_by = ${id} or p.confirmed_by = ${id}) order by p.id ${limit}`),
    powers_of_attorney: await read(sql`
      select p.principal_id = ${id} as given, coalesce(v.name, '') as vote, p.valid_from, p.valid_to, p.state, p.note,
        p.reason, p.created_at, p.decided_at, p.revoked_at
      from vote_proxy p left join vote v on v.svj_id = p.svj_id and v.id = p.vote_id
      where p.svj_id = ${scope.svjId} and (p.principal_id = ${id} or p.agent_id = ${id}) order by p.id ${limit}`),
  };
}

/** What a member wrote, uploaded, read, confirmed and was told of. */
async function boardOf(read: Read, scope: Scope, id: number): Promise<Row> {
  const mine = sql`svj_id = ${scope.svjId} and member_id = ${id}`;
  // Drafts and what only the committee reads are among them.
  const reads = id === scope.memberId || may(scope, 'messages', 'rw');
  return {
    ...(reads && {
      messages: await read(sql`
        select number, year, title, description, created_at, archived_at from message
        where svj_id = ${scope.svjId} and owner_id = ${id} and deleted_at is null order by id ${limit}`),
    }),
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
    mentions: await read(sql`
      select c.owner as what, c.owner_id as id, c.created_at from comment_mention t
      join comment c on c.svj_id = t.svj_id and c.id = t.comment_id and c.deleted_at is null
      where t.svj_id = ${scope.svjId} and t.member_id = ${id} order by c.id ${limit}`),
  };
}

/** Files they uploaded, their photograph, and mails to addresses that are theirs alone. */
async function sentAndKept(read: Read, scope: Scope, id: number): Promise<Row> {
  const [photograph] = await read(sql`
    select type, encode(bytes, 'base64') as base64, created_at from picture
    where svj_id = ${scope.svjId} and owner = 'member' and owner_id = ${id}`);
  return {
    photograph: photograph ?? null,
    uploads: await read(sql`
      select name, type, size, description, owner as what, owner_id as id, encode(sha256, 'hex') as sha256, created_at
      from file where svj_id = ${scope.svjId} and uploaded_by = ${id} order by id ${limit}`),
    mails: await read(sql`
      select o.kind, o.recipient, o.created_at, o.sent_at from outbox o
      where ${mailsOf(scope, [id])} order by o.id ${limit}`),
  };
}

/** How they sign in: the account's, told to its holder alone. */
async function accountOf(read: Read, scope: Scope, id: number): Promise<Row> {
  const mine = sql`account_id = (select m.account_id from member m where m.svj_id = ${scope.svjId} and m.id = ${id})`;
  return {
    sign_ins: await read(sql`
      select user_agent, created_at, last_seen_at, ended_at from session where ${mine} order by id desc ${limit}`),
    passkeys: await read(sql`
      select name, created_at, last_used_at from passkey where ${mine} order by id ${limit}`),
    changes_of_login: await read(sql`
      select old_email, new_email, created_at, done_at, voided_at from login_change where ${mine} order by id ${limit}`),
  };
}

/**
 * Everything kept about one person in this house, by where it is kept; null when there is no such person. The
 * committee's note stands only in a file that the committee makes, who then decides what it hands over. Votes and
 * messages of somebody else are left out by who has no right to them.
 */
export async function dataOf(db: Db, scope: Scope, id: number): Promise<Row | null> {
  const read: Read = async (text) => (await db.execute<Row>(text)).rows;
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
  const own = id === scope.memberId;
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
    estates: await read(sql`
      select coalesce(d.company_name, concat_ws(' ', d.title_before, d.first_name, d.last_name)) as estate, e.acts_as,
        e.valid_from, e.valid_to
      from estate_person e join member d on d.svj_id = e.svj_id and d.id = e.deceased_id
      where e.svj_id = ${scope.svjId} and e.member_id = ${id} order by e.id ${limit}`),
    lives: await read(sql`
      select u.number as unit, p.relation from unit_person p
      join unit u on u.svj_id = p.svj_id and u.id = p.unit_id
      where p.svj_id = ${scope.svjId} and p.member_id = ${id} order by u.number ${limit}`),
    ...((own || may(scope, 'vote', 'r')) && (await votesOf(read, scope, id))),
    ...(await boardOf(read, scope, id)),
    ...(await sentAndKept(read, scope, id)),
    invitations: await read(sql`
      select email, created_at, expires_at, used_at, voided_at from invitation where ${mine} order by id ${limit}`),
    activity: await read(sql`
      select at, noun, verb, detail from activity
      where svj_id = ${scope.svjId} and (member_id = any(array(
          select m.id from member m where m.svj_id = ${scope.svjId} and m.merged_into = ${id}
          union all select ${id}::bigint)) or (noun = 'members' and noun_id = ${id}))
      order by at desc, id desc ${limit}`),
    ...(own && (await accountOf(read, scope, id))),
  };
}
