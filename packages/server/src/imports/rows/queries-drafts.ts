import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { toName } from '../../base/people/people.ts';
import { nameFields } from '../../members/rows/queries.ts';
import { member } from '../../members/rows/tables.ts';
import { type Holds, importDraft, importMapping, type Kind } from './tables.ts';

type Row = typeof importDraft.$inferSelect;
/** A draft of the kind, with what that kind holds. */
export type DraftRow<K extends Kind = Kind> = Omit<Row, keyof Holds[Kind]> & Holds[K];

const open = (scope: Scope, kind: Kind) =>
  and(eq(importDraft.svjId, scope.svjId), isNull(importDraft.acceptedAt), eq(importDraft.kind, kind));
const openOne = (scope: Scope, kind: Kind, id: number) => and(open(scope, kind), eq(importDraft.id, id));

type NewDraft<K extends Kind> = { kind: K; fileName: string; format: Row['format'] } & Pick<
  Holds[K],
  'source' | 'mapping' | 'said'
>;

/** Keeps a file that has been read, until it is accepted or discarded. */
export async function addDraft<K extends Kind>(db: Db, scope: Scope, draft: NewDraft<K>, now: Date): Promise<number> {
  const who = { svjId: scope.svjId, memberId: scope.memberId, createdAt: now };
  const [row] = await db
    .insert(importDraft)
    .values({ ...who, ...draft })
    .returning({ id: importDraft.id });
  return row?.id as number;
}

/** The open draft of the kind; `forChange` waits for others who change it. */
export async function draftById<K extends Kind>(
  db: Db,
  scope: Scope,
  kind: K,
  id: number,
  forChange = false,
): Promise<DraftRow<K> | undefined> {
  const asked = db
    .select()
    .from(importDraft)
    .where(openOne(scope, kind, id));
  const [row] = await (forChange ? asked.for('update') : asked);
  // What the row holds follows from its kind.
  return row as DraftRow<K> | undefined;
}

export async function saveDraft<K extends Kind>(
  db: Db,
  scope: Scope,
  kind: K,
  id: number,
  fields: Partial<Pick<Holds[K], 'source' | 'mapping' | 'said'>>,
): Promise<void> {
  await db
    .update(importDraft)
    .set({ ...fields, version: sql`${importDraft.version} + 1` })
    .where(openOne(scope, kind, id));
}

/** Closes the draft with its result; what was in the file is not kept any longer: `emptied` stands in its place. */
export async function closeDraft<K extends Kind>(
  db: Db,
  scope: Scope,
  kind: K,
  id: number,
  emptied: Pick<Holds[K], 'source' | 'said'> & { result: NonNullable<Holds[K]['result']> },
  now: Date,
): Promise<void> {
  await db
    .update(importDraft)
    .set({ ...emptied, acceptedAt: now })
    .where(openOne(scope, kind, id));
}

/** What came of a draft that was accepted. */
export async function resultOf<K extends Kind>(db: Db, scope: Scope, kind: K, id: number): Promise<Holds[K]['result']> {
  const [row] = await db
    .select({ result: importDraft.result })
    .from(importDraft)
    .where(and(eq(importDraft.svjId, scope.svjId), eq(importDraft.kind, kind), eq(importDraft.id, id)));
  return (row?.result ?? null) as Holds[K]['result'];
}

export async function dropDraft(db: Db, scope: Scope, kind: Kind, id: number): Promise<boolean> {
  const rows = await db
    .delete(importDraft)
    .where(openOne(scope, kind, id))
    .returning({ id: importDraft.id });
  return rows.length > 0;
}

/** How long a draft waits for somebody to come back, milliseconds. */
const draftsLast = 30 * 24 * 3600_000;

/** Throws away drafts of any kind that nobody came back to: they hold people's names. */
export async function dropStale(db: Db, scope: Scope, now: Date): Promise<void> {
  const before = new Date(now.getTime() - draftsLast);
  const stale = and(isNull(importDraft.acceptedAt), lt(importDraft.createdAt, before));
  await db.delete(importDraft).where(and(eq(importDraft.svjId, scope.svjId), stale));
}

/** A page of open drafts, newest first, without what is in them. */
export async function listDrafts(db: Db, scope: Scope, kind: Kind, page: { limit: number; offset: number }) {
  const rows = await db
    .select({
      id: importDraft.id,
      fileName: importDraft.fileName,
      createdAt: importDraft.createdAt,
      isMapped: sql<boolean>`${importDraft.mapping} is not null or ${importDraft.source} ->> 'kind' = 'cadastre'`,
      createdBy: sql<string>`coalesce(${member.companyName}, nullif(concat_ws(' ', ${member.firstName}, ${member.lastName}), ''), '')`,
    })
    .from(importDraft)
    .leftJoin(member, and(eq(member.svjId, importDraft.svjId), eq(member.id, importDraft.memberId)))
    .where(open(scope, kind))
    .orderBy(desc(importDraft.createdAt), desc(importDraft.id))
    .limit(page.limit)
    .offset(page.offset);
  const [all] = await db.select({ n: count() }).from(importDraft).where(open(scope, kind));
  return { rows, total: all?.n ?? 0 };
}

/** Name of the member who began the draft; empty for a product administrator. */
export async function authorOf(db: Db, scope: Scope, memberId: number | null): Promise<string> {
  const [row] = await db
    .select(nameFields)
    .from(member)
    .where(and(eq(member.svjId, scope.svjId), eq(member.id, memberId ?? 0)));
  return row ? toName(row).full_name : '';
}

type Mapped<K extends Kind> = NonNullable<Holds[K]['mapping']>;
// The same headers may stand over a house and over a list of contacts, and mean something else.
const marked = (kind: Kind, fingerprint: string) => (kind === 'house' ? fingerprint : `${kind}:${fingerprint}`);

/** The mapping that the association used for these headers last time. */
export async function rememberedMapping<K extends Kind>(
  db: Db,
  scope: Scope,
  kind: K,
  fingerprint: string,
): Promise<Mapped<K> | null> {
  const [row] = await db
    .select({ mapping: importMapping.mapping })
    .from(importMapping)
    .where(and(eq(importMapping.svjId, scope.svjId), eq(importMapping.fingerprint, marked(kind, fingerprint))));
  return (row?.mapping ?? null) as Mapped<K> | null;
}

export async function rememberMapping<K extends Kind>(
  db: Db,
  scope: Scope,
  kind: K,
  fingerprint: string,
  mapping: Mapped<K>,
  now: Date,
): Promise<void> {
  await db
    .insert(importMapping)
    .values({ svjId: scope.svjId, fingerprint: marked(kind, fingerprint), mapping, updatedAt: now })
    .onConflictDoUpdate({
      target: [importMapping.svjId, importMapping.fingerprint],
      set: { mapping, updatedAt: now },
    });
}
