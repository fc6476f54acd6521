import { sql } from 'drizzle-orm';
import { type OwnedSpan, type OwnersOfPeriod, ownersOf, type Period } from '#contract/documents/rules-owners.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { among } from '../rows/queries.ts';

type Days = { period: Period; today: string };
type Row = { unitId: number; owned: OwnedSpan[] | null };

/** Some units alone, and of them those that are read whatever became of their owners. */
type Only = { unitIds: readonly number[]; always: readonly number[] };

/**
 * Owners in a period, of units where they are not simply those of now; of some units, or of the whole house. Only
 * where somebody came or left in it, or has left since, are times read by themselves.
 */
export async function ownersToAsk(
  db: Db,
  scope: Scope,
  { period, today }: Days,
  only?: Only,
): Promise<Map<number, OwnersOfPeriod>> {
  const touches = sql`(o.valid_from is null or o.valid_from < ${period.to}::date)
    and (o.valid_to is null or o.valid_to > ${period.from}::date)`;
  const isOwned = sql`(o.valid_from is null or o.valid_from <= ${today}::date)
    and (o.valid_to is null or o.valid_to > ${today}::date)`;
  const { rows } = await db.execute<Row>(sql`
    select u.id as "unitId", (
      select json_agg(json_build_object('memberId', x.member_id, 'from', o.valid_from, 'to', o.valid_to))
      from ownership o join ownership_member x on x.svj_id = o.svj_id and x.ownership_id = o.id
      where o.svj_id = u.svj_id and o.unit_id = u.id
        and (${touches} or ${isOwned})) as owned
    from unit u where u.svj_id = ${scope.svjId} and u.deleted_at is null
      and ${only ? sql`u.id = ${among(only.unitIds)}` : sql`true`}
      and (u.id = ${among(only?.always ?? [])} or exists (select from ownership o where o.svj_id = u.svj_id and o.unit_id = u.id and ${touches}
        and (o.valid_from > ${period.from}::date or o.valid_to < ${period.to}::date or o.valid_to <= ${today}::date)))
    order by u.number collate cs_numeric, u.id`);
  return new Map(rows.map(({ unitId, owned }) => [unitId, ownersOf(owned ?? [], period, today)]));
}

/** Names of these people by their ids. */
export async function namesOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<NameColumns>(sql`
    select id, kind, title_before, first_name, last_name, title_after, company_name
    from member where svj_id = ${scope.svjId} and id = ${among(ids)}`);
  return new Map(rows.map(nameOf).map(({ id, full_name }) => [id, full_name]));
}
