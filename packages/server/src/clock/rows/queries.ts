import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { TermFact } from '#contract/base/terms/fact.ts';
import type { RecordInput } from '#contract/clock/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { seenDocuments, withFolder } from '../../documents/rows/queries-seen.ts';
import { termMark, termRecord } from './tables.ts';

export type At = { db: Db; scope: Scope; now: Date };
export type TermRecord = typeof termRecord.$inferSelect;
export type Mark = typeof termMark.$inferSelect;
export type Called = Pick<TermFact, 'kind' | 'owner' | 'turn'>;

/** What the house wrote down, in its order. */
export const recordsOf = (db: Db, scope: Scope): Promise<TermRecord[]> =>
  db.select().from(termRecord).where(eq(termRecord.svjId, scope.svjId)).orderBy(asc(termRecord.id));

/** What was said of terms. */
export const marksOf = (db: Db, scope: Scope): Promise<Mark[]> =>
  db.select().from(termMark).where(eq(termMark.svjId, scope.svjId)).orderBy(asc(termMark.id));

/** The term as columns call it. */
export const columnsOf = ({ kind, owner, turn }: Called) => ({
  ...{ kind, turn, owner: owner?.table ?? null, ownerId: owner?.id ?? null },
});
/** The same the other way round. */
export const calledIn = ({
  kind,
  owner,
  ownerId,
  turn,
}: Pick<Mark, 'kind' | 'owner' | 'ownerId' | 'turn'>): Called => ({
  ...{ kind, turn, owner: owner === null || ownerId === null ? null : { table: owner, id: ownerId } },
});

function isOf(scope: Scope, called: Called): SQL | undefined {
  const { kind, owner, ownerId, turn } = columnsOf(called);
  return and(
    ...[eq(termMark.svjId, scope.svjId), eq(termMark.kind, kind), eq(termMark.turn, turn)],
    owner === null ? isNull(termMark.owner) : eq(termMark.owner, owner),
    ownerId === null ? isNull(termMark.ownerId) : eq(termMark.ownerId, ownerId),
  );
}

type Said = Pick<Mark, 'what' | 'doneOn' | 'note' | 'documentId'>;
/** What is said of the term from now on, in the place of what was said before. */
export async function keepMark({ db, scope, now }: At, called: Called, said: Said): Promise<number> {
  await db.delete(termMark).where(isOf(scope, called));
  const values = { ...columnsOf(called), ...said, svjId: scope.svjId, memberId: scope.memberId, at: now };
  const [row] = await db.insert(termMark).values(values).returning({ id: termMark.id });
  return row?.id as number;
}

/** Takes back what was said; answers its id, if anything was. */
export async function dropMark(db: Db, scope: Scope, called: Called): Promise<number | undefined> {
  const [row] = await db.delete(termMark).where(isOf(scope, called)).returning({ id: termMark.id });
  return row?.id;
}

/** How many records there are; whoever adds one waits for who does so now. Marks of a house are said one after another too. */
export async function countHeld({ db, scope }: At): Promise<number> {
  await db.execute(sql`select from svj where id = ${scope.svjId} for no key update`);
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*) as count from term_record r where r.svj_id = ${scope.svjId}`,
  );
  return Number(rows[0]?.count ?? 0);
}

export async function addRecord({ db, scope, now }: At, { kind, name, from, until }: RecordInput): Promise<number> {
  const [row] = await db
    .insert(termRecord)
    .values({ svjId: scope.svjId, kind, name, fromOn: from, untilOn: until || null, createdAt: now })
    .returning({ id: termRecord.id });
  return row?.id as number;
}

/** Takes the record with all that was said of its terms. */
export async function dropRecord({ db, scope }: At, id: number): Promise<TermRecord | undefined> {
  const [row] = await db
    .delete(termRecord)
    .where(and(eq(termRecord.svjId, scope.svjId), eq(termRecord.id, id)))
    .returning();
  const its = and(eq(termMark.svjId, scope.svjId), eq(termMark.owner, 'term_record'), eq(termMark.ownerId, id));
  if (row) await db.delete(termMark).where(its);
  return row;
}

type Named = { id: number; name: string };
/** Of these documents, those that the asker may open, by id. */
export async function documentsNamed({ db, scope, now }: At, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0 || !may(scope, 'documents', 'r')) return new Map();
  const { rows } = await db.execute<Named>(sql`
    select document.id, document.name from document ${withFolder}
    where ${seenDocuments(scope, now)} and document.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((r) => [r.id, r.name]));
}

/** Names of these members. */
export async function peopleNamed(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<NameColumns & { id: number }>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name from member m
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((row) => [row.id, nameOf(row).full_name]));
}
