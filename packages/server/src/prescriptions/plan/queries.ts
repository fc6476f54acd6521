import { sql } from 'drizzle-orm';
import { type Day, startOf } from '#contract/base/time/dates.ts';
import type { UnitFacts } from '#contract/prescriptions/rules.ts';
import { checkOf } from '#contract/prescriptions/rules-doubts.ts';
import type { Doubt } from '#contract/prescriptions/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type Register, readRegister } from '../../census/queries.ts';

const hours = 3600_000;
/** Noon of the day. */
const during = (day: Day): Date => new Date((startOf(day) as Date).getTime() + 12 * hours);

/** The register as it is on a day: whoever buys a unit on the first of January pays for January. */
export const registerOn = (db: Db, scope: Scope, day: Day, unitIds?: readonly number[]): Promise<Register> =>
  readRegister(db, scope, during(day), unitIds);

type Own = { persons: bigint | null; area: bigint | null };
async function ownOf(db: Db, scope: Scope): Promise<Map<number, Own>> {
  const { rows } = await db.execute<{ id: number; persons: string | null; area: string | null }>(sql`
    select u.id, u.persons::text, (u.area * 100)::bigint::text as area from unit u
    where u.svj_id = ${scope.svjId} and u.deleted_at is null`);
  const whole = (text: string | null) => (text === null ? null : BigInt(text));
  return new Map(rows.map((r) => [r.id, { persons: whole(r.persons), area: whole(r.area) }]));
}

export const ownersIn = ({ people }: Register, unit: Register['units'][number]): string =>
  [...new Set(unit.owners.flatMap((o) => o.memberIds))]
    .map((id) => people.get(id)?.name.full_name ?? '')
    .filter(Boolean)
    .join(', ');

/** Units of the house as they are now, with owners and shares of a day. */
export async function factsOn(db: Db, scope: Scope, day: Day): Promise<{ facts: UnitFacts[]; register: Register }> {
  const register = await registerOn(db, scope, day);
  const own = await ownOf(db, scope);
  const facts = register.units.map((unit) => ({
    ...{ id: unit.id, label: unit.number, share: unit.share, owners: ownersIn(register, unit) },
    ...(own.get(unit.id) ?? { persons: null, area: null }),
  }));
  return { facts, register };
}

/** What was ever confirmed of units of the house: persons for good, the rest for this prescription. */
export async function checksFor(db: Db, scope: Scope, id: number): Promise<Set<string>> {
  const { rows } = await db.execute<{ unit_id: number; kind: Doubt; value: string }>(sql`
    select c.unit_id, c.kind, c.value from prescription_check c
    where c.svj_id = ${scope.svjId} and (c.kind = 'persons' or c.prescription_id = ${id})`);
  return new Set(rows.map((r) => checkOf(r.unit_id, r.kind, r.value)));
}

/** Fees that some of these months were prescribed by already. */
export async function prescribedIn(db: Db, scope: Scope, months: readonly Day[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ fee_id: number }>(sql`
    select distinct m.fee_id from prescription_month m
    where m.svj_id = ${scope.svjId} and m.month = any(${sql.param([...months])}::date[])`);
  return new Set(rows.map((r) => r.fee_id));
}

/** Numbers of units by the fee, in thousandths. */
export async function numbersByFee(db: Db, scope: Scope): Promise<Map<number, Map<number, bigint>>> {
  const { rows } = await db.execute<{ fee_id: number; unit_id: number; thousandths: string }>(sql`
    select n.fee_id, n.unit_id, n.thousandths::text from fee_number n where n.svj_id = ${scope.svjId}`);
  const found = new Map<number, Map<number, bigint>>();
  for (const r of rows) found.set(r.fee_id, (found.get(r.fee_id) ?? new Map()).set(r.unit_id, BigInt(r.thousandths)));
  return found;
}

/** Addresses of owners of these units: by the unit, and the language of each. */
export async function addressesOf(db: Db, scope: Scope, memberIds: readonly number[]) {
  const ids = sql`any(${sql.param([...memberIds])}::bigint[])`;
  const { rows } = await db.execute<{ id: number; lang: 'cs' | 'en'; emails: string[] }>(sql`
    select m.id, case when m.has_access and m.is_active then coalesce(a.lang, 'cs') else 'cs' end as lang,
      case when m.has_access and m.is_active and a.email is not null then array[lower(a.email)] else coalesce(c.emails, '{}') end as emails
    from member m left join account a on a.id = m.account_id
    left join (select c.member_id, array_agg(distinct lower(c.value)) as emails from member_contact c
      where c.svj_id = ${scope.svjId} and c.kind = 'email' and c.member_id = ${ids} group by c.member_id) c on c.member_id = m.id
    where m.svj_id = ${scope.svjId} and m.archived_at is null and m.died_on is null and m.id = ${ids}`);
  return new Map(rows.map((r) => [r.id, r]));
}
