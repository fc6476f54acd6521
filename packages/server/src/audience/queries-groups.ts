import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { RoleId } from '#contract/access.ts';
import type { AudiencePart, NamedPart } from '#contract/audience/schema.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { type Aimed, seesAll } from './queries.ts';
import { audiencePart } from './tables.ts';

const parts = (audience: readonly AudiencePart[]): SQL => sql`jsonb_to_recordset(${JSON.stringify(audience)}::jsonb)
  as g (kind text, id bigint, role text)`;

/** Whether every part of the audience is in the house; units that were removed are not. */
export async function knowsAudience(db: Db, scope: Scope, audience: readonly AudiencePart[]): Promise<boolean> {
  if (audience.length === 0) return true;
  const { rows } = await db.execute(sql`
    select from ${parts(audience)} where g.kind <> 'role' and not case g.kind
      when 'entrance' then exists (select from entrance e where e.svj_id = ${scope.svjId} and e.id = g.id)
      when 'unit' then exists (
        select from unit u where u.svj_id = ${scope.svjId} and u.id = g.id and u.deleted_at is null)
      else exists (select from custom_role c where c.svj_id = ${scope.svjId} and c.id = g.id) end
    limit 1`);
  return rows.length === 0;
}

/** Makes the thing be for exactly these groups. */
export async function keepAudience(
  db: Db,
  scope: Scope,
  { table }: Pick<Aimed, 'table'>,
  id: number,
  audience: readonly AudiencePart[],
): Promise<void> {
  await db
    .delete(audiencePart)
    .where(and(eq(audiencePart.svjId, scope.svjId), eq(audiencePart.owner, table), eq(audiencePart.ownerId, id)));
  if (audience.length === 0) return;
  await db.execute(sql`
    insert into audience_part (svj_id, owner, owner_id, entrance_id, unit_id, role, custom_role_id)
    select ${scope.svjId}::bigint, ${table}::text, ${id}::bigint, case g.kind when 'entrance' then g.id end,
      case g.kind when 'unit' then g.id end, case g.kind when 'role' then g.role end,
      case g.kind when 'customRole' then g.id end
    from ${parts(audience)} on conflict do nothing`);
}

/** Forgets whom these rows were for, as they are gone. */
export async function dropAudiences(
  db: Db,
  scope: Scope,
  { table }: Pick<Aimed, 'table'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(audiencePart)
    .where(
      and(eq(audiencePart.svjId, scope.svjId), eq(audiencePart.owner, table), inArray(audiencePart.ownerId, [...ids])),
    );
}

/**
 * The groups a thing is for, by kind and name. Of units a reader learns only their own: what is for several debtors must not
 * tell one of another.
 */
export async function audienceOf(db: Db, scope: Scope, aimed: Aimed, id: number, now: Date): Promise<NamedPart[]> {
  const open =
    aimed.openly || seesAll(scope, aimed)
      ? sql`true`
      : sql`(a.unit_id is null or a.unit_id in (select p.unit_id
        from member_places(${scope.svjId}, ${dayIn(now)}::date) p where p.member_id = ${scope.memberId ?? 0}))`;
  type Row = {
    entrance_id: number | null;
    unit_id: number | null;
    role: RoleId | null;
    custom_role_id: number | null;
    name: string | null;
  };
  const { rows } = await db.execute<Row>(sql`
    select a.entrance_id, a.unit_id, a.role, a.custom_role_id, coalesce(e.name, u.number, c.title, '') as name
    from audience_part a
    left join entrance e on e.svj_id = a.svj_id and e.id = a.entrance_id
    left join unit u on u.svj_id = a.svj_id and u.id = a.unit_id
    left join custom_role c on c.svj_id = a.svj_id and c.id = a.custom_role_id
    where a.svj_id = ${scope.svjId} and a.owner = ${aimed.table} and a.owner_id = ${id} and ${open}
    order by a.entrance_id is null, a.unit_id is null, a.role is null,
      coalesce(e.name, u.number, c.title, '') collate cs_numeric, a.id`);
  return rows.map((r) => ({
    kind: r.entrance_id !== null ? 'entrance' : r.unit_id !== null ? 'unit' : r.role !== null ? 'role' : 'customRole',
    id: r.entrance_id ?? r.unit_id ?? r.custom_role_id,
    role: r.role,
    name: r.name ?? '',
  }));
}
