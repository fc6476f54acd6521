import { type SQL, sql } from 'drizzle-orm';
import { defaultRoles } from '#contract/access.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import { holdsOn } from '../../base/db/periods.ts';
import { isOfCommittee, keeps, may, type Scope } from '../../base/http/gate.ts';
import { type At, symbolsOf } from './queries.ts';

/** Who administers fees with an account of their own in the house; a visit never does. */
export const administersFees = (scope: Scope): boolean => keeps(scope, 'roomFees');

/** Who administers fees, the committee and the audit commission see accounts of all units; a visit opens debts of nobody. */
export function seesAll(scope: Scope): boolean {
  if (scope.visitUntil !== null || !may(scope, 'roomFees', 'r')) return false;
  const isAudit = scope.role !== null && defaultRoles[scope.role].group === 'audit';
  return may(scope, 'roomFees', 'rw') || isOfCommittee(scope) || isAudit;
}

/** Refuses whoever may see their own units alone. */
export function onlyAll(scope: Scope): void {
  if (!seesAll(scope)) throw new Refused('UNIT_ACCOUNTS.NOT_YOURS');
}

const o = sql.raw('o');

export type SeenUnit = {
  id: number;
  number: string;
  /** From when on the asker sees the account: that of those who own the unit now. */
  since: Day | null;
};

/** Units that the asker owns or acts for; all of them for whoever sees all. */
export async function unitsSeen({ db, scope, now }: At): Promise<{ id: number; number: string }[]> {
  const mine = sql`and u.id = any((select my_units(${scope.svjId}, ${dayIn(now)}::date, ${scope.memberId ?? 0}))::bigint[])`;
  const { rows } = await db.execute<{ id: number; number: string }>(sql`
    select u.id, u.number from unit u
    where u.svj_id = ${scope.svjId} and u.deleted_at is null ${seesAll(scope) ? sql`` : mine}
    order by u.number collate cs_numeric, u.id`);
  return rows;
}

/** Units of the asker's own, by number. */
export async function ownUnits({ db, scope, now }: At): Promise<number[]> {
  if (scope.memberId === null) return [];
  const { rows } = await db.execute<{ id: number }>(sql`
    select u.id from unit u where u.svj_id = ${scope.svjId}
      and u.id = any((select my_units(${scope.svjId}, ${dayIn(now)}::date, ${scope.memberId}))::bigint[])
    order by u.number collate cs_numeric, u.id`);
  return rows.map((r) => r.id);
}

/** Units `u` of these, by number, with the day from which on those who own them now see what is said of them; null is ever since. */
async function seenSince({ db, scope, now }: At, which: SQL): Promise<SeenUnit[]> {
  const { rows } = await db.execute<SeenUnit & { endless: boolean }>(sql`
    select u.id, u.number, min(o.valid_from)::text as since,
      coalesce(bool_or(o.valid_from is null) filter (where o.id is not null), true) as endless
    from unit u
    left join ownership h on h.svj_id = u.svj_id and h.unit_id = u.id and ${holdsOn(sql.raw('h'), dayIn(now))}
    left join ownership_member hm on hm.svj_id = h.svj_id and hm.ownership_id = h.id
    left join ownership_member om on om.svj_id = hm.svj_id and om.member_id = hm.member_id
    left join ownership o on o.svj_id = om.svj_id and o.id = om.ownership_id and o.unit_id = u.id
    where u.svj_id = ${scope.svjId} and u.deleted_at is null and ${which} group by u.id, u.number
    order by u.number collate cs_numeric, u.id`);
  const all = seesAll(scope);
  return rows.map(({ id, number, since, endless }) => ({ id, number, since: all || endless ? null : since }));
}

/** Units of the asker's own as they see them, by number. */
export async function ownSeen(at: At): Promise<SeenUnit[]> {
  const ids = await ownUnits(at);
  return ids.length === 0 ? [] : seenSince(at, sql`u.id = any(${sql.param(ids)}::bigint[])`);
}

/** The unit whose account is asked for; as if there were none where it is not theirs to see. */
export async function unitSeen(at: At, id: number): Promise<SeenUnit> {
  const isTheirs = seesAll(at.scope) || (await ownUnits(at)).includes(id);
  const [seen] = isTheirs ? await seenSince(at, sql`u.id = ${id}`) : [];
  if (!seen) throw new Refused('UNIT_ACCOUNTS.NO_UNIT');
  return seen;
}

/** Whether what was made of the unit on that day is for the asker: of their own time, or of any for whoever sees all. */
export async function isOfTheirs(at: At, unitId: number, day: Day): Promise<boolean> {
  if (!may(at.scope, 'roomFees', 'r')) return false;
  if (!seesAll(at.scope) && !(await ownUnits(at)).includes(unitId)) return false;
  const { since } = await unitSeen(at, unitId);
  return since === null || day >= since;
}

/** Variable symbols of units whose accounts the asker may see. */
export async function symbolsSeen(at: At): Promise<ReadonlyMap<number, string>> {
  const { db, scope } = at;
  const all = seesAll(scope);
  const own = all || !may(scope, 'roomFees', 'r') ? [] : await ownUnits(at);
  if (!all && own.length === 0) return new Map();
  const known = (await symbolsOf(db, scope)).filter((s) => all || own.includes(s.unitId));
  return new Map(known.map((s) => [s.unitId, s.symbol]));
}

const named = sql.raw(`coalesce(m.company_name,
  concat_ws(' ', m.title_before, m.first_name, m.last_name) || coalesce(', ' || nullif(m.title_after, ''), ''))`);

/** Units with names of their owners on the day, in the order of entries: read once for all of them, or for these. */
export const ownersByUnit = (scope: Scope, today: Day, ids?: readonly number[]) => sql`
  select x.unit_id, string_agg(x.name, ', ' order by x.id, x.position) as owners from (
    select distinct on (o.unit_id, m.id) o.unit_id, o.id, om.position, ${named} as name
    from ownership o
    join ownership_member om on om.svj_id = o.svj_id and om.ownership_id = o.id
    join member m on m.svj_id = om.svj_id and m.id = om.member_id
    where o.svj_id = ${scope.svjId} and ${holdsOn(o, today)}
      ${ids ? sql`and o.unit_id = any(${sql.param([...ids])}::bigint[])` : sql``} order by o.unit_id, m.id) x
  group by x.unit_id`;

/** Names of owners of `unit u` on the day, in the order of entries. */
export const ownersText = (scope: Scope, today: Day | SQL) => sql<string>`coalesce((
  select string_agg(x.name, ', ' order by x.id, x.position) from (
    select distinct on (m.id) o.id, om.position, ${named} as name
    from ownership o
    join ownership_member om on om.svj_id = ${scope.svjId} and om.ownership_id = o.id
    join member m on m.svj_id = ${scope.svjId} and m.id = om.member_id
    where o.svj_id = ${scope.svjId} and o.unit_id = u.id and ${holdsOn(o, today)} order by m.id) x), '')`;
