import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { changeComment, changeDecision, changeRequest, type Decision, type Request } from './tables.ts';

const theRequest = (scope: Scope, id: number) => and(eq(changeRequest.svjId, scope.svjId), eq(changeRequest.id, id));

/** The request of the house; held, whoever else decides of it waits. */
export async function requestOf(db: Db, scope: Scope, id: number, how: 'read' | 'held' = 'read'): Promise<Request> {
  const asked = db.select().from(changeRequest).where(theRequest(scope, id));
  const [row] = await (how === 'held' ? asked.for('update') : asked);
  if (!row) throw new Refused('CHANGES.NOT_FOUND');
  return row;
}

type Fresh = Pick<Request, 'origin' | 'name' | 'building' | 'corrections'> &
  Partial<Pick<Request, 'source' | 'asOf' | 'readAt'>>;
export async function addRequest(db: Db, scope: Scope, fresh: Fresh, now: Date): Promise<number> {
  const [row] = await db
    .insert(changeRequest)
    .values({ svjId: scope.svjId, ...fresh, state: 'open', createdBy: scope.memberId, createdAt: now })
    .returning({ id: changeRequest.id });
  return row?.id as number;
}

/** The open request that is from the cadastre, held. */
export async function openOfCadastre(db: Db, scope: Scope): Promise<Request | undefined> {
  const isOurs = and(eq(changeRequest.svjId, scope.svjId), eq(changeRequest.origin, 'cadastre'));
  const [row] = await db
    .select()
    .from(changeRequest)
    .where(and(isOurs, isNull(changeRequest.closedAt)))
    .for('update');
  return row;
}

export const changeOf = (db: Db, scope: Scope, id: number, set: Partial<Omit<Request, 'svjId' | 'id'>>) =>
  db.update(changeRequest).set(set).where(theRequest(scope, id));

const { id, origin, name, state, createdBy, createdAt, closedBy, closedAt } = changeRequest;
const lineColumns = { id, origin, name, state, createdBy, createdAt, closedBy, closedAt };

/** A page of requests without what is in them, open ones first, then the latest. */
export async function listOf(db: Db, scope: Scope, page: { limit: number; offset: number }) {
  const rows = await db
    .select(lineColumns)
    .from(changeRequest)
    .where(eq(changeRequest.svjId, scope.svjId))
    .orderBy(sql`(${changeRequest.closedAt} is not null)`, desc(changeRequest.id))
    .limit(page.limit)
    .offset(page.offset);
  const [all] = await db.select({ n: count() }).from(changeRequest).where(eq(changeRequest.svjId, scope.svjId));
  return { rows, total: all?.n ?? 0 };
}
export const decisionsOf = (db: Db, scope: Scope, requestId: number): Promise<Decision[]> =>
  db
    .select()
    .from(changeDecision)
    .where(and(eq(changeDecision.svjId, scope.svjId), eq(changeDecision.requestId, requestId)));

type Said = Omit<Decision, 'svjId' | 'decidedBy' | 'decidedAt'>;
/** What somebody decided of a change; the last word stands. */
export async function keepDecision(db: Db, scope: Scope, { requestId, key, ...said }: Said, now: Date): Promise<void> {
  const set = { ...said, decidedBy: scope.memberId, decidedAt: now };
  await db
    .insert(changeDecision)
    .values({ svjId: scope.svjId, requestId, key, ...set })
    .onConflictDoUpdate({ target: [changeDecision.svjId, changeDecision.requestId, changeDecision.key], set });
}

export async function addComment(db: Db, scope: Scope, requestId: number, text: string, now: Date): Promise<number> {
  const [row] = await db
    .insert(changeComment)
    .values({ svjId: scope.svjId, requestId, text, saidBy: scope.memberId, saidAt: now })
    .returning({ id: changeComment.id });
  return row?.id as number;
}

export const commentsOf = (db: Db, scope: Scope, requestId: number) =>
  db
    .select()
    .from(changeComment)
    .where(and(eq(changeComment.svjId, scope.svjId), eq(changeComment.requestId, requestId)))
    .orderBy(changeComment.id);

/** Names of members by their ids, in the archive too. */
export async function namesOf(db: Db, scope: Scope, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const { rows } = await db.execute<NameColumns>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name from member m
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param(ids.filter((id) => id !== null))}::bigint[])`);
  return new Map(rows.map((r) => [r.id, nameOf(r).full_name]));
}
