import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/dates.ts';
import type { Current, CurrentMember, CurrentUnit } from '#contract/imports/rules-current.ts';
import type { Mapping } from '#contract/imports/rules-mapping.ts';
import type { Accepted } from '#contract/imports/schema.ts';
import type { UnitType } from '#contract/units/schema.ts';
import type { Db } from '../base/db.ts';
import type { Scope } from '../base/gate.ts';
import { holdsOn } from '../base/periods.ts';
import { nameFields, toName } from '../members/queries.ts';
import { member } from '../members/tables.ts';
import { shareOf } from '../units/queries.ts';
import { importDraft, importMapping, type Said, type Source } from './tables.ts';

export type DraftRow = typeof importDraft.$inferSelect;
const open = (scope: Scope) => and(eq(importDraft.svjId, scope.svjId), isNull(importDraft.acceptedAt));

type NewDraft = { fileName: string; format: DraftRow['format']; source: Source; mapping: Mapping | null };

/** Keeps a file that has been read, until it is accepted or discarded. */
export async function addDraft(db: Db, scope: Scope, draft: NewDraft, now: Date): Promise<number> {
  const said: Said = { corrections: {}, decisions: {} };
  const who = { svjId: scope.svjId, memberId: scope.memberId, createdAt: now };
  const [row] = await db
    .insert(importDraft)
    .values({ ...who, ...draft, said })
    .returning({ id: importDraft.id });
  return row?.id as number;
}

/** The open draft; `forChange` waits for others who change it. */
export async function draftById(db: Db, scope: Scope, id: number, forChange = false): Promise<DraftRow | undefined> {
  const asked = db
    .select()
    .from(importDraft)
    .where(and(open(scope), eq(importDraft.id, id)));
  const [row] = await (forChange ? asked.for('update') : asked);
  return row;
}

export async function saveDraft(
  db: Db,
  scope: Scope,
  id: number,
  fields: Partial<Pick<DraftRow, 'source' | 'mapping' | 'said'>>,
): Promise<void> {
  await db
    .update(importDraft)
    .set({ ...fields, version: sql`${importDraft.version} + 1` })
    .where(and(open(scope), eq(importDraft.id, id)));
}

/** Closes the draft with its result; what was in the file is not kept any longer. */
export async function closeDraft(db: Db, scope: Scope, id: number, result: Accepted, now: Date): Promise<void> {
  const gone: Source = { kind: 'table', headers: [], rows: [], first: 2, dropped: [], read: null };
  await db
    .update(importDraft)
    .set({ source: gone, said: { corrections: {}, decisions: {} }, result, acceptedAt: now })
    .where(and(open(scope), eq(importDraft.id, id)));
}

export async function dropDraft(db: Db, scope: Scope, id: number): Promise<boolean> {
  const rows = await db
    .delete(importDraft)
    .where(and(open(scope), eq(importDraft.id, id)))
    .returning({ id: importDraft.id });
  return rows.length > 0;
}

/** Throws away drafts that nobody came back to: they hold people's names. */
export async function dropStale(db: Db, scope: Scope, before: Date): Promise<void> {
  await db.delete(importDraft).where(and(open(scope), lt(importDraft.createdAt, before)));
}

/** A page of open drafts, newest first, without what is in them. */
export async function listDrafts(db: Db, scope: Scope, page: { limit: number; offset: number }) {
  const rows = await db
    .select({
      id: importDraft.id,
      fileName: importDraft.fileName,
      createdAt: importDraft.createdAt,
      isMapped: sql<boolean>`${importDraft.source} -> 'read' <> 'null'::jsonb`,
      createdBy: sql<string>`coalesce(${member.companyName}, nullif(concat_ws(' ', ${member.firstName}, ${member.lastName}), ''), '')`,
    })
    .from(importDraft)
    .leftJoin(member, and(eq(member.svjId, importDraft.svjId), eq(member.id, importDraft.memberId)))
    .where(open(scope))
    .orderBy(desc(importDraft.createdAt), desc(importDraft.id))
    .limit(page.limit)
    .offset(page.offset);
  const [all] = await db.select({ n: count() }).from(importDraft).where(open(scope));
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

/** The mapping that the association used for these headers last time. */
export async function rememberedMapping(db: Db, scope: Scope, fingerprint: string): Promise<Mapping | null> {
  const [row] = await db
    .select({ mapping: importMapping.mapping })
    .from(importMapping)
    .where(and(eq(importMapping.svjId, scope.svjId), eq(importMapping.fingerprint, fingerprint)));
  return row?.mapping ?? null;
}

export async function rememberMapping(
  db: Db,
  scope: Scope,
  fingerprint: string,
  mapping: Mapping,
  now: Date,
): Promise<void> {
  await db
    .insert(importMapping)
    .values({ svjId: scope.svjId, fingerprint, mapping, updatedAt: now })
    .onConflictDoUpdate({
      target: [importMapping.svjId, importMapping.fingerprint],
      set: { mapping, updatedAt: now },
    });
}

/**
 * Lets one import of the association be accepted at a time, and keeps its units as they are: who edits one waits and is
 * then refused as stale.
 */
export async function lockImports(db: Db, scope: Scope): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('imports', ${scope.svjId}))`);
  await db.execute(sql`select from unit where svj_id = ${scope.svjId} and deleted_at is null order by id for update`);
}

type UnitRow = {
  id: number;
  number: string;
  cadastre_id: number | null;
  type: UnitType;
  entrance: string | null;
  floor: number | null;
  area: number | null;
  layout: string | null;
  num: number | bigint | null;
  den: number | bigint | null;
};
type OwnerRow = { id: number; unit_id: number; joint: boolean; num: number; den: number; member_ids: number[] };

async function currentUnits(db: Db, scope: Scope, today: string): Promise<CurrentUnit[]> {
  const [s, o] = [sql.raw('s'), sql.raw('o')];
  const { rows: units } = await db.execute<UnitRow>(sql`
    select u.id, u.number, u.cadastre_id, u.type, e.name as entrance, u.floor, u.area::float8 as area, u.layout, s.num, s.den
    from unit u
    left join entrance e on e.svj_id = u.svj_id and e.id = u.entrance_id
    left join unit_share s on s.svj_id = u.svj_id and s.unit_id = u.id and ${holdsOn(s, today)}
    where u.svj_id = ${scope.svjId} and u.deleted_at is null order by u.id`);
  const { rows: owners } = await db.execute<OwnerRow>(sql`
    select o.id, o.unit_id, o.joint, o.num, o.den, json_agg(om.member_id order by om.position) as member_ids
    from ownership o join ownership_member om on om.svj_id = o.svj_id and om.ownership_id = o.id
    where o.svj_id = ${scope.svjId} and ${holdsOn(o, today)}
    group by o.id, o.unit_id, o.joint, o.num, o.den order by o.id`);
  const byUnit = Map.groupBy(owners, (row) => row.unit_id);
  return units.map(({ num, den, cadastre_id, ...u }) => ({
    ...u,
    cadastreId: cadastre_id === null ? null : String(cadastre_id),
    share: shareOf({ num, den }),
    owners: (byUnit.get(u.id) ?? []).map((row) => ({
      id: row.id,
      joint: row.joint,
      share: shareOf(row) as string,
      memberIds: row.member_ids,
    })),
  }));
}

/** Members who are not archived, and archived ones whom the cadastre knows: they may own again. */
async function currentMembers(db: Db, scope: Scope): Promise<Held[]> {
  const rows = await db
    .select()
    .from(member)
    .where(and(eq(member.svjId, scope.svjId), sql`(${member.archivedAt} is null or ${member.cadastreKey} is not null)`))
    .orderBy(member.id);
  return rows.map((m) => ({
    id: m.id,
    kind: m.kind,
    titleBefore: m.titleBefore,
    firstName: m.firstName,
    lastName: m.lastName,
    titleAfter: m.titleAfter,
    companyName: m.companyName,
    ico: m.ico,
    cadastreId: m.cadastreKey,
    address: m.address ? { ...{ street: null, town: null, post: null, country: null }, ...m.address } : null,
    isArchived: m.archivedAt !== null,
  }));
}

export type Held = CurrentMember & { isArchived: boolean };
export type House = Omit<Current, 'members'> & { members: Held[] };

/** What the house holds on the day, as the difference needs it. */
export async function currentHouse(db: Db, scope: Scope, now: Date): Promise<House> {
  const units = await currentUnits(db, scope, dayIn(now));
  const members = await currentMembers(db, scope);
  const { rows } = await db.execute<{ ico: string | null }>(sql`select ico from svj where id = ${scope.svjId}`);
  return { units, members, ico: rows[0]?.ico ?? null };
}
