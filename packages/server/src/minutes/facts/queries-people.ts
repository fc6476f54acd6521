import { sql } from 'drizzle-orm';
import type { MinutesOverrides } from '#contract/minutes/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';

const idsIn = ({ people }: MinutesOverrides): number[] =>
  [people.opener, people.chair, people.scribe, ...(people.verifiers ?? [])].filter((id) => typeof id === 'number');

/** Names of the members who were chosen for an office of the meeting; of a stranger there is none. */
export async function chosenPeople(db: Db, scope: Scope, overrides: MinutesOverrides): Promise<Map<number, string>> {
  const ids = idsIn(overrides);
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<NameColumns>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name from member m
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param(ids)}::bigint[]) and m.erased_at is null`);
  return new Map(rows.map((row) => [row.id, nameOf(row).full_name]));
}

/** Whom nobody knows among those that were chosen. */
export const strangersIn = (overrides: MinutesOverrides, names: ReadonlyMap<number, string>): boolean =>
  idsIn(overrides).some((id) => !names.has(id));
