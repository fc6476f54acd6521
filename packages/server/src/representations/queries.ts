import { and, desc, eq, sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import type { OwnerOfUnit, UnitOfHouse } from '#contract/census/rules.ts';
import { ownersKey } from '#contract/representations/rules.ts';
import type { Db } from '../base/db/db.ts';
import { holdsOn } from '../base/db/periods.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import { may, type Scope } from '../base/http/gate.ts';
import { type NameColumns, nameOf } from '../base/people/people.ts';
import { readRegister } from '../census/queries.ts';
import { stillMine } from '../second/queries-listing.ts';
import { representation } from './tables.ts';

export type Row = typeof representation.$inferSelect;
export type Seat = { unitIds: number[]; units: string; owners: OwnerOfUnit[]; ownerIds: number[] };

const r = sql.raw('r');
const of = (scope: Scope) => eq(representation.svjId, scope.svjId);
const list = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;

const toSeat = (units: readonly UnitOfHouse[]): Seat | undefined => {
  const [first] = units;
  return (
    first && {
      unitIds: units.map((u) => u.id),
      units: units.map((u) => u.number).join(', '),
      owners: [...first.owners],
      ownerIds: [...new Set(first.owners.flatMap((o) => o.memberIds))],
    }
  );
};

/** The unit with all units of the same owners and shares, as the register is today; undefined when there is none. */
export async function seatWith(db: Db, scope: Scope, unitId: number, now: Date): Promise<Seat | undefined> {
  const { units } = await readRegister(db, scope, now);
  const one = units.find((u) => u.id === unitId);
  if (!one || one.owners.length === 0) return one && toSeat([one]);
  const key = ownersKey(one);
  return toSeat(units.filter((u) => ownersKey(u) === key));
}

/** Namings of a house wait for one another: voices of co-owners are counted one after the other. */
export async function lockNamings(db: Db, scope: Scope): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('representation', ${scope.svjId}))`);
}

/** Representations of the unit, newest first. */
export const ofUnit = (db: Db, scope: Scope, unitId: number): Promise<Row[]> =>
  db
    .select()
    .from(representation)
    .where(and(of(scope), sql`${representation.unitIds} @> array[${unitId}::bigint]`))
    .orderBy(desc(representation.id))
    .limit(20);

export async function heldRow(db: Db, scope: Scope, id: number): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(representation)
    .where(and(of(scope), eq(representation.id, id)))
    .for('update');
  return row;
}

export async function addRow(db: Db, scope: Scope, one: Omit<typeof representation.$inferInsert, 'svjId' | 'id'>) {
  const [row] = await db
    .insert(representation)
    .values({ ...one, svjId: scope.svjId })
    .returning();
  return row as Row;
}

export async function changeRow(db: Db, scope: Scope, id: number, to: Partial<Row>): Promise<void> {
  await db
    .update(representation)
    .set(to)
    .where(and(of(scope), eq(representation.id, id)));
}

export type Voice = { representation: number; member: number; agrees: boolean; text: string; at: Date; name: string };

/** What co-owners said of these. */
export async function voicesOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Voice[]> {
  type Said = NameColumns & { representation_id: number; agrees: boolean; text: string; at: string };
  const { rows } = await db.execute<Said>(sql`
    select v.representation_id, v.agrees, v.text, v.at,
      m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from representation_voice v join member m on m.svj_id = v.svj_id and m.id = v.member_id
    where v.svj_id = ${scope.svjId} and v.representation_id = any(${list(ids)}) order by v.at, m.id`);
  return rows.map((x) => ({
    ...{ representation: x.representation_id, member: x.id, agrees: x.agrees, text: x.text },
    at: new Date(x.at),
    name: nameOf(x).full_name,
  }));
}

type Said = { member: number; agrees: boolean; text: string };
export async function keepVoice(db: Db, scope: Scope, id: number, said: Said, now: Date): Promise<void> {
  await db.execute(sql`
    insert into representation_voice (svj_id, representation_id, member_id, agrees, text, at)
    values (${scope.svjId}, ${id}, ${said.member}, ${said.agrees}, ${said.text}, ${now.toISOString()}::timestamptz)
    on conflict (svj_id, representation_id, member_id) do update
    set agrees = excluded.agrees, text = excluded.text, at = excluded.at`);
}

/** What this member was named for, or is to be. */
export const openRowsOf = (db: Db, scope: Scope, memberId: number): Promise<Row[]> =>
  db
    .select()
    .from(representation)
    .where(and(of(scope), eq(representation.memberId, memberId), sql`${representation.state} in ('waiting', 'named')`))
    .orderBy(representation.id)
    .for('update');

/** Others named for these units are over: there is one at a time. */
export async function endOthers(db: Db, scope: Scope, unitIds: readonly number[], keeps: number, now: Date) {
  await db.execute(sql`
    update representation set state = 'over', ended_at = ${now.toISOString()}::timestamptz
    where svj_id = ${scope.svjId} and id <> ${keeps} and state = 'named' and unit_ids && ${list(unitIds)}`);
}

export async function namesOfMembers(db: Db, scope: Scope, ids: readonly number[]) {
  const { rows } = await db.execute<NameColumns>(sql`
    select id, kind, title_before, first_name, last_name, title_after, company_name from member
    where svj_id = ${scope.svjId} and id = any(${list(ids)})`);
  return new Map(rows.map((x) => [x.id, nameOf(x)]));
}

/** Who may read it: owners of its units, whom they name, who administers votes, and who is asked to confirm it. */
export async function isAsked(db: Db, scope: Scope, ids: readonly number[]): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from second_act a join second_person w on w.svj_id = a.svj_id and w.act_id = a.id
    where a.svj_id = ${scope.svjId} and a.kind = 'representation' and a.subject_id = any(${list(ids)})
      and w.member_id = ${scope.memberId ?? 0} and (a.decided_by = w.member_id
        or a.state = 'waits' and w.part = any(${sql.param(stillMine(scope, 'representation'))}::text[])) limit 1`);
  return rows.length > 0;
}

/** The signed paper is for the same people. */
export const representationFiles: FileGuard = {
  async sees(db, scope, id, now) {
    if (may(scope, 'vote', 'rw') || (await isAsked(db, scope, [id]))) return 'all';
    const { rows } = await db.execute(sql`
      select from representation p where p.svj_id = ${scope.svjId} and p.id = ${id}
        and (p.member_id = ${scope.memberId ?? 0} or exists (
          select from ownership o join ownership_member om on om.svj_id = o.svj_id and om.ownership_id = o.id
          where o.svj_id = p.svj_id and o.unit_id = any(p.unit_ids) and om.member_id = ${scope.memberId ?? 0}
            and ${holdsOn(sql.raw('o'), dayIn(now))}))`);
    return rows.length > 0 ? 'all' : 'nothing';
  },
  mayChange: async () => false,
  hasForm: (scope) => (may(scope, 'vote', 'rw') ? 'all' : null),
  uses: none('no document is chosen for a signed paper'),
};

/** Representatives in the register of whom the owners were not told: recorded before co-owners named them. */
export async function untold(db: Db, now: Date): Promise<{ svj_id: number; unit_id: number; member_id: number }[]> {
  const { rows } = await db.execute<{ svj_id: number; unit_id: number; member_id: number }>(sql`
    select r.svj_id, r.unit_id, r.member_id from unit_representative r
    where ${holdsOn(r, dayIn(now))} and not exists (select from representation p
      where p.svj_id = r.svj_id and p.unit_ids @> array[r.unit_id] and p.member_id = r.member_id and p.state = 'named')
    order by r.svj_id, r.unit_id limit 200`);
  return rows;
}
