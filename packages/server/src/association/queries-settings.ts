import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Module } from '#contract/access.ts';
import { handedKey, handerKey, type StepName } from '#contract/association/rules.ts';
import type { MemberName } from '#contract/members/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { toName } from '../base/people/people.ts';
import { nameFields } from '../members/rows/queries.ts';
import { member } from '../members/rows/tables.ts';
import { svj } from './tables.ts';

type Row = typeof svj.$inferSelect;

const atVersion = (scope: Scope, version: number) => and(eq(svj.id, scope.svjId), eq(svj.version, version));

type Facts = Pick<Row, 'name' | 'nameKey'> & Partial<Row>;

/** Writes the facts if the association is still at this version; answers the row as it is now. */
export async function changeFacts(db: Db, scope: Scope, version: number, facts: Facts, now: Date) {
  const [row] = await db
    .update(svj)
    .set({ ...facts, version: sql`${svj.version} + 1`, updatedAt: now })
    .where(atVersion(scope, version))
    .returning();
  return row;
}

type Settings = { modules: Module[]; settings: object };

/** The same for modules and settings; settings that are not given stay. */
export async function changeSettings(db: Db, scope: Scope, version: number, to: Settings, now: Date) {
  const settings = sql`${svj.settings} || ${JSON.stringify(to.settings)}::jsonb`;
  const [row] = await db
    .update(svj)
    .set({ modules: to.modules, settings, version: sql`${svj.version} + 1`, updatedAt: now })
    .where(atVersion(scope, version))
    .returning();
  return row;
}

/** Keeps the key of the logo; the version stays, because no form holds it. */
export async function keepLogoKey(db: Db, scope: Scope, avatar: string | null): Promise<void> {
  await db.update(svj).set({ avatar }).where(eq(svj.id, scope.svjId));
}

/** From today on the register decides in the house; where it does already it stays so. */
export async function beginRegister(db: Db, scope: Scope): Promise<void> {
  await db.execute(sql`
    update svj set register_since = current_day() where id = ${scope.svjId} and register_since > current_day()`);
}

/** A member who could solve a report, because they can sign in. */
export async function solverById(db: Db, scope: Scope, id: number): Promise<MemberName | null> {
  const enters = and(eq(member.hasAccess, true), isNull(member.archivedAt));
  const [row] = await db
    .select(nameFields)
    .from(member)
    .where(and(eq(member.svjId, scope.svjId), eq(member.id, id), enters));
  return row ? toName(row) : null;
}

/** Keeps to whom a step of the beginning is handed, and by the asker, null to nobody; the version stays, because no form holds it. */
export async function keepHanded(db: Db, scope: Scope, step: StepName, memberId: number | null): Promise<void> {
  const settings =
    memberId === null
      ? sql`${svj.settings} - ${handedKey(step)}::text - ${handerKey(step)}::text`
      : sql`${svj.settings} || jsonb_build_object(${handedKey(step)}::text, ${memberId}::bigint, ${handerKey(step)}::text, ${scope.memberId}::bigint)`;
  await db.update(svj).set({ settings }).where(eq(svj.id, scope.svjId));
}
