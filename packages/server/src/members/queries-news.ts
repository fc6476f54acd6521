import { type SQL, sql } from 'drizzle-orm';
import type { Module } from '#contract/access.ts';
import type { Pace } from '#contract/notices/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';

/** Of `member m`: how soon they want news of the module. */
export const paceOf = (module: Module): SQL<Pace> =>
  sql<Pace>`coalesce(m.settings -> 'notifications' ->> ${module}::text, 'now')`;

/** Turns news of a module off for these members; how soon each wanted them is kept for taking it back. */
export async function leaveNews(db: Db, scope: Scope, module: Module, members: readonly number[]) {
  const kept = (key: string, value: SQL) => sql`jsonb_build_object(${key}::text,
    coalesce(m.settings -> ${key}::text, '{}') || jsonb_build_object(${module}::text, ${value}))`;
  await db.execute(sql`
    update member m set settings = m.settings || ${kept('notifications', sql`'never'::text`)}
      || ${kept('notificationsBefore', paceOf(module))}
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...members])}::bigint[]) and ${paceOf(module)} <> 'never'`);
}

/** Turns them back on for those who have them off, as soon as each wanted them before; at once when nobody knows. */
export async function takeNewsBack(db: Db, scope: Scope, module: Module, members: readonly number[]) {
  await db.execute(sql`
    update member m set settings = m.settings || jsonb_build_object('notifications',
      coalesce(m.settings -> 'notifications', '{}') || jsonb_build_object(${module}::text,
        coalesce(m.settings -> 'notificationsBefore' ->> ${module}::text, 'now')))
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...members])}::bigint[]) and ${paceOf(module)} = 'never'`);
}

/** Whether news of the module are off for all these members. */
export async function isOff(db: Db, scope: Scope, module: Module, members: readonly number[]): Promise<boolean> {
  const { rows } = await db.execute<{ on: number }>(sql`
    select count(*) as on from member m
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...members])}::bigint[])
      and ${paceOf(module)} <> 'never'`);
  return Number(rows[0]?.on) === 0;
}
