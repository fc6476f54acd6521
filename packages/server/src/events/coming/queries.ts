import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#contract/base/dates.ts';
import type { ComingAnswer } from '#contract/events/schema-coming.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';

/** An event, and of a series which occurrence by its original day. */
export type Which = { id: number; day: Day | null };

const of = (scope: Scope, { id, day }: Which): SQL =>
  sql`c.svj_id = ${scope.svjId} and c.event_id = ${id} and c.occurrence is not distinct from ${day}::date`;

/** How many people come, and what the asker said. */
export async function comingTo(db: Db, scope: Scope, which: Which) {
  const mine = sql`c.member_id = ${scope.memberId ?? 0}`;
  const { rows } = await db.execute<{ count: number; coming: boolean | null; people: number | null }>(sql`
    select coalesce(sum(c.people) filter (where c.coming), 0)::integer as count,
      bool_or(c.coming) filter (where ${mine}) as coming, max(c.people) filter (where ${mine}) as people
    from event_coming c where ${of(scope, which)}`);
  const { count = 0, coming = null, people = null } = rows[0] ?? {};
  return { count, mine: coming === null || people === null ? null : { coming, people } };
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

/** Keeps what the asker said, in place of what they said before. */
export async function keepComing(
  db: Db,
  scope: Scope,
  { id, day }: Which,
  { coming, people }: Pick<ComingAnswer, 'coming' | 'people'>,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into event_coming (svj_id, event_id, occurrence, member_id, coming, people, said_at)
    values (${scope.svjId}, ${id}, ${day}::date, ${scope.memberId}, ${coming}, ${people}, ${now})
    on conflict (svj_id, event_id, member_id, occurrence) do update
      set coming = excluded.coming, people = excluded.people, said_at = excluded.said_at`);
}

/** The most people who come to one occurrence that is not over. */
export async function mostComing(db: Db, scope: Scope, id: number, today: Day): Promise<number> {
  const { rows } = await db.execute<{ most: number }>(sql`
    select coalesce(max(t.people), 0)::integer as most from (select sum(c.people) as people from event_coming c
      where c.svj_id = ${scope.svjId} and c.event_id = ${id} and c.coming and (c.occurrence is null or c.occurrence >= ${today}::date)
      group by c.occurrence) t`);
  return rows[0]?.most ?? 0;
}

/** Days from this one on of which somebody said whether they come. */
export async function daysFrom(db: Db, scope: Scope, id: number, from: Day): Promise<Day[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select distinct to_char(c.occurrence, 'YYYY-MM-DD') as day from event_coming c
    where c.svj_id = ${scope.svjId} and c.event_id = ${id} and c.occurrence >= ${from}::date`);
  return rows.map(({ day }) => day);
}

/** Gives what was said of these days over to another event. */
export async function giveComing(db: Db, scope: Scope, from: number, to: number, days: readonly Day[]): Promise<void> {
  await db.execute(sql`
    update event_coming set event_id = ${to}
    where svj_id = ${scope.svjId} and event_id = ${from} and occurrence = any(${sql.param([...days])}::date[])`);
}
