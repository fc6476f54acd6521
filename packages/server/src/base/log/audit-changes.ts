import { type SQL, sql } from 'drizzle-orm';
import type { DeedChange } from '#contract/association/schema-log.ts';
import type { DeedName, FieldName } from '#contract/texts/deeds.ts';
import type { Db } from '../db/db.ts';
import type { Scope } from '../http/gate.ts';
import { record } from './audit.ts';

/** A record as the log compares it: fields with their values, in the order they are told in. */
export type Shot = Partial<Record<FieldName, unknown>>;

/** Told as changed without a value: long ones, those kept elsewhere with their history, and those that name others. */
const quiet: readonly FieldName[] = [
  ...(['description', 'note', 'owners', 'representative', 'points', 'audience', 'files', 'relations'] as const),
  ...(['entrances', 'solver', 'folderOwner', 'documentOwner', 'watchers', 'addressees'] as const),
];
/** Characters of one value that the log keeps. */
const longest = 200;

const said = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** Fields whose values are not the same, with what stood there and what stands now. */
export function changesBetween(before: Shot, after: Shot): DeedChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])] as FieldName[];
  return fields.flatMap((field): DeedChange[] => {
    const [from, to] = [said(before[field]), said(after[field])];
    const isSame = JSON.stringify(before[field] ?? null) === JSON.stringify(after[field] ?? null);
    if (isSame) return [];
    return [quiet.includes(field) ? { field, from: null, to: null } : { field, from, to }];
  });
}

/** The one row that the statement answers, as a shot; the columns are called as the fields. */
export async function shotOf(db: Db, statement: SQL): Promise<Shot> {
  const { rows } = await db.execute<{ shot: Shot }>(sql`select to_json(x) as shot from (${statement}) x`);
  return rows[0]?.shot ?? {};
}

/**
 * Writes down a change of a person's data. Its values stand beside the log, which is never rewritten, and go when the person
 * is erased.
 */
export async function recordOfPerson(
  db: Db,
  scope: Scope,
  now: Date,
  id: number,
  changes: DeedChange[],
  verb: (DeedName & { noun: 'members' })['verb'] = 'update',
): Promise<void> {
  const fields = changes.map(({ field }) => ({ field, from: null, to: null }));
  const deed = await record(db, scope, now, {
    noun: 'members',
    nounId: id,
    verb,
    detail: { changes: fields },
  });
  const valued = changes.filter(({ from, to }) => from !== null || to !== null);
  if (valued.length === 0) return;
  await db.execute(sql`
    insert into activity_value (svj_id, activity_id, member_id, field, value_before, value_after)
    select ${scope.svjId}::bigint, ${deed}::bigint, ${id}::bigint, c.field, c."from", c."to"
    from jsonb_to_recordset(${JSON.stringify(valued)}::jsonb) as c (field text, "from" text, "to" text)`);
}

/** Forgets what data of these people said before and after; that something was changed stays in the log. */
export async function forgetValues(db: Db, scope: Scope, memberIds: readonly number[]): Promise<void> {
  await db.execute(sql`delete from activity_value
    where svj_id = ${scope.svjId} and member_id = any(${sql.param([...memberIds])}::bigint[])`);
}
