import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#contract/base/time/dates.ts';
import type { Span } from '#contract/events/rules-times.ts';
import type { ComingAnswer } from '#contract/events/schema-coming.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';

/** An event, and of a series which occurrence by its original day. */
export type Which = { id: number; day: Day | null };

const of = (scope: Scope, { id, day }: Which): SQL =>
  sql`c.svj_id = ${scope.svjId} and c.event_id = ${id} and c.occurrence is not distinct from ${day}::date`;

type Mine = { coming: boolean; people: number; startsAt: string | null; endsAt: string | null };
/** How many people come, and what the asker said, and of which time. */
export async function comingTo(db: Db, scope: Scope, which: Which): Promise<{ count: number; mine: Mine | null }> {
  const { rows } = await db.execute<{ count: number; mine: Mine | null }>(sql`
    select coalesce(sum(c.people) filter (where c.coming), 0)::integer as count,
      (select jsonb_build_object('coming', c.coming, 'people', c.people, 'startsAt', c.starts_at, 'endsAt', c.ends_at)
        from event_coming c where ${of(scope, which)} and c.member_id = ${scope.memberId ?? 0}) as mine
    from event_coming c where ${of(scope, which)}`);
  return rows[0] ?? { count: 0, mine: null };
}

/** Who said whether they come, those who do first. */
export async function namesOf(db: Db, scope: Scope, which: Which) {
  const { rows } = await db.execute<NameColumns & { coming: boolean; people: number }>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, c.coming, c.people
    from event_coming c join member m on m.svj_id = c.svj_id and m.id = c.member_id
    where ${of(scope, which)}
    order by c.coming desc, m.last_name collate "cs-x-icu", m.first_name collate "cs-x-icu", m.id`);
  return rows.map(({ coming, people, ...row }) => {
    const { id, full_name } = nameOf(row);
    return { id, full_name, coming, people };
  });
}

type Said = Pick<ComingAnswer, 'coming' | 'people'> & Span;
/** Keeps what the asker said, and of which time, in place of what they said before. */
export async function keepComing(db: Db, scope: Scope, { id, day }: Which, said: Said, now: Date): Promise<void> {
  const { coming, people, startsAt, endsAt } = said;
  await db.execute(sql`
    insert into event_coming (svj_id, event_id, occurrence, member_id, coming, people, starts_at, ends_at, said_at)
    values (${scope.svjId}, ${id}, ${day}::date, ${scope.memberId}, ${coming}, ${people}, ${startsAt}, ${endsAt}, ${now})
    on conflict (svj_id, event_id, member_id, occurrence) do update
      set coming = excluded.coming, people = excluded.people, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
        said_at = excluded.said_at`);
}

/** The most people who come to one occurrence that is not over. */
export async function mostComing(db: Db, scope: Scope, id: number, today: Day): Promise<number> {
  const { rows } = await db.execute<{ most: number }>(sql`
    select coalesce(max(t.people), 0)::integer as most from (select sum(c.people) as people from event_coming c
      where c.svj_id = ${scope.svjId} and c.event_id = ${id} and c.coming and (c.occurrence is null or c.occurrence >= ${today}::date)
      group by c.occurrence) t`);
  return rows[0]?.most ?? 0;
}

/** Days of which somebody said whether they come. */
export async function daysSaid(db: Db, scope: Scope, id: number): Promise<Day[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select distinct to_char(c.occurrence, 'YYYY-MM-DD') as day from event_coming c
    where c.svj_id = ${scope.svjId} and c.event_id = ${id} and c.occurrence is not null order by day`);
  return rows.map(({ day }) => day);
}

/** What was said of an occurrence is of that one from now on; null is what comes once. */
export type Moved = { was: Day | null; is: Day | null };
/** Gives what was said over to other days, or to those of another event. First all is taken up: days change places. */
export async function giveComing(
  db: Db,
  scope: Scope,
  from: number,
  to: number,
  moved: readonly Moved[],
): Promise<void> {
  const { rows } = await db.execute<{ given: object }>(sql`
    delete from event_coming c using jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m("was" date, "is" date)
    where c.svj_id = ${scope.svjId} and c.event_id = ${from} and c.occurrence is not distinct from m."was"
    returning jsonb_build_object('day', m."is", 'member_id', c.member_id, 'coming', c.coming, 'people', c.people,
      'starts_at', c.starts_at, 'ends_at', c.ends_at, 'said_at', c.said_at) as given`);
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into event_coming (svj_id, event_id, occurrence, member_id, coming, people, starts_at, ends_at, said_at)
    select ${scope.svjId}, ${to}, g.day, g.member_id, g.coming, g.people, g.starts_at, g.ends_at, g.said_at
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ given }) => given))}::jsonb) as g(day date, member_id bigint,
      coming boolean, people integer, starts_at text, ends_at text, said_at timestamptz)
    on conflict do nothing`);
}

/** Of which occurrences answers were given: of one, or of all from a day on. */
export type Answered = { day: Day | null } | { from: Day };
/** Who said anything of them, as a query of ids; of what is over nobody. */
export function answeredBy(scope: Scope, id: number, which: Answered, today: Day): SQL {
  const those =
    'from' in which
      ? sql`c.occurrence >= ${which.from > today ? which.from : today}::date`
      : sql`c.occurrence is not distinct from ${which.day}::date`;
  return sql`select c.member_id as id from event_coming c where c.svj_id = ${scope.svjId} and c.event_id = ${id} and ${those}`;
}
