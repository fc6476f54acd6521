import { sql } from 'drizzle-orm';
import { defaultRoles } from '#contract/access.ts';
import { fullName } from '#contract/base/person/people.ts';
import { showNumber } from '#contract/ledger/rules-numbers.ts';
import { missingFrom, type SecondKind } from '#contract/second/rules.ts';
import type { ActKind, ActRow, VerifierAsk } from '#contract/second/schema.ts';
import type { Db } from '../base/db/db.ts';
import { either } from '../base/db/either.ts';
import { may, type Scope } from '../base/http/gate.ts';
import { moduleOf } from './queries.ts';

type NameParts = Parameters<typeof fullName>[0];
const parts = (alias: string) =>
  sql.raw(`jsonb_build_object('titleBefore', ${alias}.title_before, 'firstName', ${alias}.first_name, 'lastName',
    ${alias}.last_name, 'titleAfter', ${alias}.title_after, 'companyName', ${alias}.company_name)`);
const named = (one: NameParts | null) => (one ? fullName(one) : '');

const audits = ({ role }: Scope): boolean => role !== null && defaultRoles[role].group === 'audit';
export const seesAllActs = (scope: Scope): boolean => may(scope, 'vote', 'rw');

/** Parts that the asker could still play: who was stripped of an office is asked no more as its holder. */
export const stillMine = (scope: Scope, kind: ActKind): SecondKind[] => [
  ...(may(scope, moduleOf(kind), 'rw') ? (['admin'] as const) : []),
  ...(audits(scope) ? (['audit'] as const) : []),
  'verifier',
];

/** Of `second_act a`: the asker was asked to be its second person. */
const isMine = (scope: Scope) => sql`exists (select from second_person w
  where w.svj_id = a.svj_id and w.act_id = a.id and w.member_id = ${scope.memberId ?? 0}
    and w.part = any(case when a.kind = 'closing' then ${sql.param(stillMine(scope, 'closing'))}::text[]
      else ${sql.param(stillMine(scope, 'proxy'))}::text[] end))`;

/** Of `second_act a`: the asker may see that it waits. */
const seen = (scope: Scope) => {
  const closings = may(scope, 'cashDesk', 'r') ? sql`true` : sql`a.kind <> 'closing'`;
  return seesAllActs(scope) ? sql`(${closings} or ${isMine(scope)})` : isMine(scope);
};

/** Of `second_act a`: whoever has nothing of votes, or has none in their house, is asked of what is outside of them alone. */
const within = (scope: Scope) => (may(scope, 'vote', 'r') ? sql`true` : sql`a.kind = 'closing'`);

/** Of `second_act a`: it waits, and its vote has not ended meanwhile. */
const waits = (
  scope: Scope,
) => sql`a.svj_id = ${scope.svjId} and a.state = 'waits' and ${within(scope)} and not exists (
  select from vote e where e.svj_id = a.svj_id and e.id = a.vote_id and e.status = 'finish')`;

/** Of `second_act a`: whom it is about and who is to act by it. */
const about = sql`
  left join vote v on v.svj_id = a.svj_id and v.id = a.vote_id
  left join vote_proxy p on a.kind = 'proxy' and p.svj_id = a.svj_id and p.id = a.subject_id
  left join representation h on a.kind = 'representation' and h.svj_id = a.svj_id and h.id = a.subject_id
  left join vote_paper b on a.kind = 'paper' and b.svj_id = a.svj_id and b.id = a.subject_id
  left join vote_seat j on j.svj_id = b.svj_id and j.id = b.seat_id
  left join unit u on u.svj_id = h.svj_id and u.id = h.unit_ids[1]
  left join member g on g.svj_id = a.svj_id and g.id = p.principal_id
  left join member x on x.svj_id = a.svj_id and x.id = ${either(sql`p.agent_id`, sql`h.member_id`)}`;

type About = {
  kind: ActKind;
  about: string;
  subject_id: number;
  vote_id: number | null;
  vote: string | null;
  principal: NameParts | null;
  agent: NameParts | null;
  agent_name: string | null;
  unit_id: number | null;
  unit: string | null;
  seat: string | null;
  number: string | null;
};
const aboutColumns = sql`a.about, a.kind, a.subject_id, a.vote_id, v.name as vote,
  case when g.id is not null then ${parts('g')} end as principal,
  case when x.id is not null then ${parts('x')} end as agent, p.agent_name, u.id as unit_id,
  u.number as unit, j.units || ' – ' || j.owners as seat, b.number`;

const told = (r: Omit<About, 'kind' | 'subject_id' | 'about'> & { kind: ActKind | null; about: string | null }) => ({
  vote: r.vote_id === null ? null : { id: r.vote_id, name: r.vote ?? '' },
  of: r.kind === 'sheet' ? (r.vote ?? '') : r.about || (r.seat ?? r.unit ?? named(r.principal)),
  to: r.number !== null ? showNumber(r.number) : r.agent ? fullName(r.agent) : (r.agent_name ?? ''),
});

/** Whom an act is about, for mails. */
export async function subjectOf(db: Db, scope: Scope, actId: number) {
  const { rows } = await db.execute<About & { asker: NameParts | null }>(sql`
    select ${aboutColumns}, case when k.id is not null then ${parts('k')} end as asker
    from second_act a ${about} left join member k on k.svj_id = a.svj_id and k.id = a.asked_by
    where a.svj_id = ${scope.svjId} and a.id = ${actId}`);
  const [row] = rows;
  return row ? { ...told(row), who: named(row.asker) } : { vote: null, of: '', to: '', who: '' };
}

type Row = About & {
  id: number;
  asked_at: string;
  next_at: string | null;
  asker: NameParts | null;
  turn: SecondKind | null;
  turn_at: string | null;
  asked_count: number;
  everybody: string;
  at_once: boolean;
  mine: boolean;
};

/** A page of what waits, what waits for the asker first, then the longest waiting. */
export async function listActs(db: Db, scope: Scope, page: { limit: number; offset: number }, now: Date) {
  const all = seen(scope);
  const { rows } = await db.execute<Row>(sql`
    select a.id, ${aboutColumns}, a.asked_at, a.next_at,
      case when k.id is not null then ${parts('k')} end as asker, t.part as turn, t.at as turn_at,
      coalesce(t.n, 0) as asked_count, coalesce(t.everybody, 0) as everybody,
      a.after_end or a.at_door as at_once, ${isMine(scope)} as mine
    from second_act a ${about}
    left join member k on k.svj_id = a.svj_id and k.id = a.asked_by
    left join lateral (
      select y.part, max(y.at) as at, count(*) as n, sum(count(*)) over () as everybody from second_person y
      where y.svj_id = a.svj_id and y.act_id = a.id and y.part <> 'barred' group by y.part
      order by array_position(array['admin', 'audit', 'verifier'], y.part) desc limit 1) t on true
    where ${waits(scope)} and ${all}
    order by mine desc, a.asked_at, a.id limit ${page.limit} offset ${page.offset}`);
  return rows.map((r): ActRow => {
    const missing = !r.at_once && r.turn_at !== null && missingFrom(new Date(r.turn_at)) <= now;
    return {
      id: r.id,
      kind: r.kind,
      subjectId: r.unit_id ?? r.subject_id,
      ...told(r),
      askedBy: named(r.asker),
      askedAt: new Date(r.asked_at).toISOString(),
      turn: missing ? null : r.turn,
      atOnce: r.at_once && r.turn !== null,
      askedCount: missing ? 0 : Number(r.at_once ? r.everybody : r.asked_count),
      until: r.next_at === null ? null : new Date(r.next_at).toISOString(),
      mine: r.mine,
    };
  });
}

/** How many wait that the asker may see, and how many of them for the asker. */
export async function countActs(db: Db, scope: Scope): Promise<{ total: number; mine: number }> {
  const all = seen(scope);
  const { rows } = await db.execute<{ total: number; mine: number }>(sql`
    select count(*) as total, count(*) filter (where ${isMine(scope)}) as mine from second_act a
    where ${waits(scope)} and ${all}`);
  return { total: Number(rows[0]?.total ?? 0), mine: Number(rows[0]?.mine ?? 0) };
}

/** Of `verifier y`: asked of the asker, unanswered, and still of use. */
const openAsk = (scope: Scope) => sql`y.svj_id = ${scope.svjId} and y.member_id = ${scope.memberId ?? 0}
  and y.agreed_at is null and y.declined_at is null and (
    (${may(scope, 'vote', 'r')} and exists (select from vote r
      where r.svj_id = ${scope.svjId} and r.id = y.vote_id and r.status = 'run'))
    or exists (select from second_act a where a.svj_id = y.svj_id and a.id = y.act_id and a.state = 'waits' and ${within(scope)}))`;

/** Where the asker is asked to be a verifier; at most 200. */
export async function asksOf(db: Db, scope: Scope): Promise<VerifierAsk[]> {
  type Ask = {
    [Column in keyof About]: Column extends 'kind' | 'subject_id' | 'about' ? About[Column] | null : About[Column];
  } & {
    id: number;
    asked_at: string;
    namer: NameParts | null;
    of_vote: number | null;
    ran: string | null;
  };
  const { rows } = await db.execute<Ask>(sql`
    select y.id, y.asked_at, y.vote_id as of_vote, z.name as ran, ${aboutColumns},
      case when n.id is not null then ${parts('n')} end as namer
    from verifier y
    left join vote z on z.svj_id = y.svj_id and z.id = y.vote_id
    left join second_act a on a.svj_id = y.svj_id and a.id = y.act_id ${about}
    left join member n on n.svj_id = y.svj_id and n.id = y.named_by
    where ${openAsk(scope)} order by y.asked_at desc, y.id limit 200`);
  return rows.map((r) => ({
    id: r.id,
    kind: r.kind,
    ...told(r),
    vote: r.of_vote === null ? null : { id: r.of_vote, name: r.ran ?? '' },
    askedAt: new Date(r.asked_at).toISOString(),
    namedBy: named(r.namer),
  }));
}

const titleOf = (r: Parameters<typeof told>[0]): string => told(r).of || (r.vote ?? '');

/** Of papers to confirm the one that waits the longest, by whom or what it is about; else the oldest question about a verifier. */
export async function firstToSecond(
  db: Db,
  scope: Scope,
): Promise<{ id: number; title: string; until: string | null }[]> {
  if (scope.memberId === null) return [];
  type Act = About & { id: number; next_at: string | null };
  const [acts, asks] = await Promise.all([
    db.execute<Act>(sql`
      select a.id, ${aboutColumns}, a.next_at from second_act a ${about}
      where ${waits(scope)} and ${isMine(scope)} order by a.next_at nulls last, a.id limit 1`),
    db.execute<{ id: number; vote: string | null; about: string | null }>(sql`
      select y.id, z.name as vote, a.about from verifier y
      left join vote z on z.svj_id = y.svj_id and z.id = y.vote_id
      left join second_act a on a.svj_id = y.svj_id and a.id = y.act_id
      where ${openAsk(scope)} order by y.asked_at, y.id limit 1`),
  ]);
  const [act] = acts.rows;
  if (act) return [{ id: act.id, title: titleOf(act), until: act.next_at }];
  return asks.rows.map(({ id, vote, about: of }) => ({ id, title: vote ?? of ?? '', until: null }));
}

/** How much waits for the asker: papers to confirm, and questions whether they will be a verifier. */
export async function countWaiting(db: Db, scope: Scope): Promise<number> {
  if (scope.memberId === null) return 0;
  const { rows } = await db.execute<{ n: number }>(sql`
    select (select count(*) from second_act a where ${waits(scope)} and ${isMine(scope)})
      + (select count(*) from verifier y where ${openAsk(scope)}) as n`);
  return Number(rows[0]?.n ?? 0);
}

/** Verifiers of a vote with their names; only those who agreed unless `all`. */
export async function verifiersOf(db: Db, scope: Scope, voteId: number, all: boolean) {
  type One = { id: number; member_id: number; who: NameParts; agreed: boolean; declined: boolean; named: boolean };
  const { rows } = await db.execute<One>(sql`
    select y.id, y.member_id, ${parts('m')} as who, y.agreed_at is not null as agreed,
      y.declined_at is not null as declined, y.named_by is not null as named
    from verifier y join member m on m.svj_id = y.svj_id and m.id = y.member_id
    where y.svj_id = ${scope.svjId} and y.vote_id = ${voteId} and (${all} or y.agreed_at is not null)
    order by agreed desc, declined, m.name_key, y.id limit 500`);
  return rows.map((r) => ({
    id: r.id,
    memberId: r.member_id,
    name: fullName(r.who),
    state: r.agreed ? ('agreed' as const) : r.declined ? ('declined' as const) : ('asked' as const),
    named: r.named,
  }));
}
