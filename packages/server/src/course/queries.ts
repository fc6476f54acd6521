import { and, eq, sql } from 'drizzle-orm';
import { type Fraction, fraction } from '#contract/base/fraction.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { type NameColumns, nameOf } from '../members/queries.ts';
import { mayDecide } from '../members/queries-seen.ts';
import { type FrozenPeople, type PointResult, vote } from '../motions/tables.ts';

const one = (scope: Scope, id: number) => and(eq(vote.svjId, scope.svjId), eq(vote.id, id));
const raised = sql`${vote.version} + 1`;

/** Keeps the announced end before the vote is frozen with it. */
export async function markAnnounced(db: Db, scope: Scope, id: number, announcedEnd: Date | null): Promise<void> {
  await db.update(vote).set({ announcedEnd }).where(one(scope, id));
}

export async function markStarted(db: Db, scope: Scope, id: number, fingerprint: Buffer, now: Date): Promise<void> {
  await db
    .update(vote)
    .set({ status: 'run', fingerprint, startedAt: now, version: raised, updatedAt: now })
    .where(one(scope, id));
}

export async function markCancelled(db: Db, scope: Scope, id: number, cancelReason: string, now: Date): Promise<void> {
  const set = {
    status: 'finish',
    cancelReason,
    cancelledAt: now,
    finishedAt: now,
    version: raised,
    updatedAt: now,
  } as const;
  await db.update(vote).set(set).where(one(scope, id));
}

/** Keeps what the end decided. */
export async function markFinished(
  db: Db,
  scope: Scope,
  id: number,
  results: ReadonlyMap<number, PointResult>,
  now: Date,
): Promise<void> {
  const given = JSON.stringify([...results].map(([point, result]) => ({ point, result })));
  await db.execute(sql`
    update vote_point p set result = g.result
    from jsonb_to_recordset(${given}::jsonb) as g (point bigint, result jsonb)
    where p.svj_id = ${scope.svjId} and p.vote_id = ${id} and p.id = g.point`);
  await db
    .update(vote)
    .set({ status: 'finish', finishedAt: now, version: raised, updatedAt: now })
    .where(one(scope, id));
}

export type Frozen = {
  id: number;
  unitIds: number[];
  units: string;
  owners: string;
  spare: string;
  share: Fraction;
  own: boolean;
  salt: Buffer | null;
  commitment: Buffer | null;
  frozen: FrozenPeople | null;
  /** Of a vote from another portal: what seat, units and people were called there. */
  frozenId: number | null;
  frozenUnits: number[] | null;
  frozenPeople: FrozenPeople | null;
};

/** The frozen list by ids of seats, as the fingerprint takes it. */
export async function frozenSeats(db: Db, scope: Scope, voteId: number): Promise<Frozen[]> {
  type Row = Omit<Frozen, 'unitIds' | 'share'> & { unit_ids: number[]; num: string; den: string };
  const { rows } = await db.execute<Row>(sql`
    select s.id, s.unit_ids, s.units, coalesce(s.first_owners, s.owners) as owners, coalesce(s.first_spare, s.spare) as spare,
      s.num, s.den, s.own, s.salt, s.commitment, s.frozen,
      s.frozen_id as "frozenId", s.frozen_units as "frozenUnits", s.frozen_people as "frozenPeople" from vote_seat s
    where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and s.part_of is null order by s.id`);
  return rows.map(({ unit_ids, num, den, ...row }) => ({
    ...row,
    unitIds: unit_ids.map(Number),
    share: fraction(num, den),
    frozenUnits: row.frozenUnits?.map(Number) ?? null,
  }));
}

/** Keeps salts and commitments of names and who owned each seat and may vote for it, in one statement. */
export async function sealSeats(
  db: Db,
  scope: Scope,
  voteId: number,
  seals: readonly { id: number; salt: string; commitment: string }[],
): Promise<void> {
  await db.execute(sql`
    update vote_seat s set salt = decode(g.salt, 'hex'), commitment = decode(g.commitment, 'hex'),
      frozen = jsonb_build_object('owners', to_jsonb(s.owner_ids), 'voters', coalesce((
        select jsonb_agg(jsonb_build_array(w.member_id, w.how) order by w.member_id) from vote_voter w
        where w.svj_id = s.svj_id and w.vote_id = s.vote_id and w.seat_id = s.id), '[]'))
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as g (id bigint, salt text, commitment text)
    where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and s.id = g.id`);
}

/** Until when papers may be recorded: the same hour of a later day, as clocks in Prague show it. */
const papersUntil = sql`((v.closes_at at time zone 'Europe/Prague' + make_interval(days => v.paper_days))
  at time zone 'Europe/Prague')`;

/**
 * Across associations: online votes whose end has come and whose papers are settled, the longest waiting first. What exactly is
 * due is asked of the rules once more, with the ledger held; here nothing that waits may stand before what does not.
 */
export async function dueVotes(db: Db, now: Date): Promise<{ svj_id: number; id: number }[]> {
  const paper = sql`from vote_paper p where p.svj_id = v.svj_id and p.vote_id = v.id and p.void_at is null`;
  const { rows } = await db.execute<{ svj_id: number; id: number }>(sql`
    select v.svj_id, v.id from vote v where v.status = 'run' and v.type = 'online' and v.closes_at <= ${now}
      and (v.paper_days = 0 or v.papers_closed_at is not null or ${papersUntil} <= ${now}
        or (v.tickets_at is null and not exists (select ${paper})))
      and not exists (select ${paper} and not p.counts and case when p.handed_in is null then ${papersUntil} > ${now}
        else coalesce(v.papers_closed_at, ${papersUntil}) + interval '24 hours' > ${now} end)
    order by v.closes_at, v.id limit 200`);
  return rows;
}

/**
 * Across associations: online votes whose reminder is due and was not sent. One that lasts no longer than the reminder is
 * before its end has just been announced.
 */
export async function votesToRemindOf(db: Db, now: Date): Promise<{ svj_id: number; id: number }[]> {
  const { rows } = await db.execute<{ svj_id: number; id: number }>(sql`
    select svj_id, id from vote
    where status = 'run' and type = 'online' and reminded_at is null and closes_at > ${now}
      and closes_at <= ${now}::timestamptz + make_interval(days => remind_days)
      and started_at < closes_at - make_interval(days => remind_days)
    order by closes_at, id limit 200`);
  return rows;
}

/** Notes that the reminder went; answers whether it had not yet. */
export async function markReminded(db: Db, scope: Scope, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update vote set reminded_at = ${now}
    where svj_id = ${scope.svjId} and id = ${id} and status = 'run' and reminded_at is null`);
  return rowCount === 1;
}

/** Somebody a mail of the vote is for, with the seat it is about. Nobody in the archive is written to. */
export type Told = {
  seat: number;
  units: string;
  share: Fraction;
  memberId: number;
  person: string;
  lang: 'cs' | 'en';
  /** Their login when they may enter, else their contacts; empty when nobody knows any. */
  emails: string[];
};

/** Who may vote (`voters`), those of them whose seat has not (`waiting`), or also every owner of the list (`owners`). */
export async function peopleOf(
  db: Db,
  scope: Scope,
  voteId: number,
  who: 'voters' | 'waiting' | 'owners',
): Promise<Told[]> {
  type Row = NameColumns & {
    seat_id: number;
    units: string;
    num: string;
    den: string;
    lang: 'cs' | 'en' | null;
    login: string | null;
    contacts: string[] | null;
  };
  // `offset 0`: asked voter by voter. The planner knows nothing of a list just made and would compare all with all.
  const unanswered = sql`and not exists (select from vote_answer a
    where a.svj_id = w.svj_id and a.vote_id = w.vote_id and a.seat_id = w.seat_id offset 0)`;
  const owners = sql`union select s.id, unnest(s.owner_ids) from vote_seat s
    where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and not s.own and s.parted_seq is null`;
  const { rows } = await db.execute<Row>(sql`
    with people as (
      select w.seat_id, w.member_id from vote_voter w
      where w.svj_id = ${scope.svjId} and w.vote_id = ${voteId} ${who === 'waiting' ? unanswered : sql``}
      ${who === 'owners' ? owners : sql``}
    )
    select x.seat_id, s.units, s.num, s.den, a.lang,
      m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name,
      case when m.has_access and m.is_active then a.email end as login,
      (select array_agg(lower(c.value) order by c.position, c.id) from member_contact c
        where c.svj_id = m.svj_id and c.member_id = m.id and c.kind = 'email') as contacts
    from people x
    join vote_seat s on s.svj_id = ${scope.svjId} and s.id = x.seat_id
    join lateral (select m.* from member m where m.svj_id = s.svj_id and m.id = x.member_id and m.archived_at is null
      and ${mayDecide} offset 0) m on true
    left join account a on a.id = m.account_id
    order by s.position, s.id, m.id`);
  return rows.map((x) => ({
    seat: x.seat_id,
    units: x.units,
    share: fraction(x.num, x.den),
    memberId: x.id,
    person: nameOf(x).full_name,
    lang: (x.login && x.lang) || 'cs',
    emails: x.login ? [x.login] : [...new Set(x.contacts ?? [])],
  }));
}

export type MailRow = { seat: number; member: number; recipient: string | null; messageId: string | null };

/** Writes down whom a mail of the vote was for. */
export async function keepMails(
  db: Db,
  scope: Scope,
  voteId: number,
  kind: string,
  rows: readonly MailRow[],
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into vote_mail (svj_id, vote_id, seat_id, member_id, kind, recipient, message_id, at)
    select ${scope.svjId}::bigint, ${voteId}::bigint, g.seat, g.member, ${kind}::text, g.recipient, g."messageId", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g
      (seat bigint, member bigint, recipient text, "messageId" uuid)`);
}
