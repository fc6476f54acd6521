import { and, asc, eq, sql } from 'drizzle-orm';
import type { Template, TemplatePoint } from '#contract/agenda/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { agendaTemplate } from '../rows/tables.ts';

const t = agendaTemplate;

/** Templates that the house keeps, by name. */
export const templatesOf = (db: Db, scope: Scope): Promise<Template[]> =>
  db
    .select({ id: t.id, name: t.name, points: t.points })
    .from(agendaTemplate)
    .where(eq(t.svjId, scope.svjId))
    .orderBy(sql`${t.name} collate "cs-x-icu"`, asc(t.id));

/** Answers its id; nothing where the house has one of that name. */
export async function addTemplate(
  db: Db,
  scope: Scope,
  { name, points }: { name: string; points: TemplatePoint[] },
  now: Date,
): Promise<number | undefined> {
  const [row] = await db
    .insert(t)
    .values({ svjId: scope.svjId, name, points, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: t.id });
  return row?.id;
}

/** Answers what it was called; nothing where there was none. */
export async function dropTemplate(db: Db, scope: Scope, id: number): Promise<string | undefined> {
  const [row] = await db
    .delete(t)
    .where(and(eq(t.svjId, scope.svjId), eq(t.id, id)))
    .returning({ name: t.name });
  return row?.name;
}
