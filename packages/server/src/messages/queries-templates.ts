import { and, count, eq, sql } from 'drizzle-orm';
import type { MessageTemplate } from '#contract/messages/endpoints-templates.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { messageTemplate } from './rows/tables.ts';

const ofHouse = (scope: Scope) => eq(messageTemplate.svjId, scope.svjId);
const { id, name, title, description, label } = messageTemplate;
const shown = { id, name, title, description, label };

/** Templates of the house in Czech order. */
export const templatesOf = (db: Db, scope: Scope): Promise<MessageTemplate[]> =>
  db.select(shown).from(messageTemplate).where(ofHouse(scope)).orderBy(sql`${name} collate "cs-x-icu"`, id);

export async function countTemplates(db: Db, scope: Scope): Promise<number> {
  const [row] = await db.select({ n: count() }).from(messageTemplate).where(ofHouse(scope));
  return row?.n ?? 0;
}

/** Keeps a template; undefined when the house has one of the name already. */
export async function addTemplate(
  db: Db,
  scope: Scope,
  one: Omit<MessageTemplate, 'id'>,
  now: Date,
): Promise<MessageTemplate | undefined> {
  const values = { ...one, svjId: scope.svjId, createdAt: now };
  const [row] = await db.insert(messageTemplate).values(values).onConflictDoNothing().returning(shown);
  return row;
}

/** Deletes a template; answers its name, undefined when the house has none of the id. */
export async function dropTemplate(db: Db, scope: Scope, templateId: number): Promise<string | undefined> {
  const [row] = await db
    .delete(messageTemplate)
    .where(and(ofHouse(scope), eq(id, templateId)))
    .returning({ name });
  return row?.name;
}
