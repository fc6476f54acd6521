import { sql } from 'drizzle-orm';
import { inOrder } from '#contract/accounts/rules.ts';
import { daysAhead, daysAround } from '#contract/bank/rules-exact.ts';
import { type HouseUnit, houseOf } from '#contract/bank/rules-house.ts';
import { comparedWith, type Known, type Open, type Payment } from '#contract/bank/rules-matching.ts';
import { symbolOf } from '#contract/bank/rules-numbers.ts';
import type { Sold } from '#contract/bank/rules-sellers.ts';
import type { Money } from '#contract/base/money/amount.ts';
import { fullName } from '#contract/base/person/people.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { type OpenItem, openItems } from '../../accounts/queries.ts';
import { symbolsOf } from '../../accounts/rows/queries.ts';
import { holdsOn } from '../../base/db/periods.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { At, Line } from '../rows/queries.ts';

export type NamedUnit = HouseUnit & { owner: string; sellers: readonly Seller[] };

type OwnerRow = {
  unit_id: number;
  id: number;
  title_before: string | null;
  first_name: string | null;
  last_name: string | null;
  title_after: string | null;
  company_name: string | null;
};

const nameOf = (r: OwnerRow): string =>
  fullName({
    ...{ titleBefore: r.title_before, firstName: r.first_name, lastName: r.last_name },
    ...{ titleAfter: r.title_after, companyName: r.company_name },
  });
const lastOf = (r: OwnerRow): string => r.last_name ?? r.company_name ?? '';

/** Units of the house with those who own them today, and those who did before they were handed over. */
export async function unitsOf({ db, scope, now }: At): Promise<NamedUnit[]> {
  const { rows } = await db.execute<OwnerRow>(sql`
    select o.unit_id, m.id, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from ownership o
    join ownership_member om on om.svj_id = o.svj_id and om.ownership_id = o.id
    join member m on m.svj_id = om.svj_id and m.id = om.member_id
    where o.svj_id = ${scope.svjId} and ${holdsOn(sql.raw('o'), dayIn(now))} order by o.unit_id, o.id, om.position`);
  const owners = Map.groupBy(rows, (r) => r.unit_id);
  const sellers = await sellersOf({ db, scope });
  return (await symbolsOf(db, scope)).map(({ unitId, number, symbol }) => {
    const own = owners.get(unitId) ?? [];
    return {
      ...{ unitId, label: number, symbol, owners: own.map((r) => r.id), owner: own.map(nameOf).join(', ') },
      ...{ surnames: own.map(lastOf), sellers: sellers.get(unitId) ?? [] },
    };
  });
}

/**
 * Of which owner before `bank_part p` of `bank_line l` is, 0 of those who own the unit: where it was entered or given to, else
 * by its day.
 */
const sideOfPart = (scope: Scope) => sql`coalesce((
    select case when e.side > 0 then e.side else (select m.side from account_entry m
      where m.svj_id = ${scope.svjId} and m.from_id = e.id and m.kind = 'handed' and m.side > 0
        and not exists (select from account_entry u where u.svj_id = m.svj_id and u.undoes_id = m.id) limit 1) end
    from account_entry e where e.svj_id = ${scope.svjId} and e.source = 'bank_part' and e.source_id = p.id),
  (select s.side from account_side s where s.svj_id = ${scope.svjId} and s.unit_id = p.unit_id and not s.ended and l.day < s.day
    order by s.day limit 1), 0)`;

/** Of which owner before these parts are; those of who owns the unit are left out. */
export async function sidesOfParts(
  { db, scope }: Omit<At, 'now'>,
  partIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; side: number }>(sql`
    select x.id, x.side from (select p.id, ${sideOfPart(scope)} as side from bank_part p
      join bank_line l on l.svj_id = p.svj_id and l.id = p.line_id
      where p.svj_id = ${scope.svjId} and p.id = any(${sql.param([...partIds])}::bigint[]) and p.kind = 'unit') x where x.side > 0`);
  return new Map(rows.map((r) => [r.id, r.side]));
}

type Seller = { side: number; day: Day; owner: string; surnames: string[] };
/** By the unit, those who owned it before it was handed over, as the register has them on their last day. */
export async function sellersOf({ db, scope }: Omit<At, 'now'>): Promise<Map<number, Seller[]>> {
  const day = sql`(s.day - 1)`;
  const { rows } = await db.execute<OwnerRow & { side: number; day: Day }>(sql`
    select s.unit_id, s.side, s.day::text, m.id, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from account_side s
    join ownership o on o.svj_id = s.svj_id and o.unit_id = s.unit_id and (o.valid_from is null or o.valid_from <= ${day})
      and (o.valid_to is null or o.valid_to > ${day})
    join ownership_member om on om.svj_id = o.svj_id and om.ownership_id = o.id
    join member m on m.svj_id = om.svj_id and m.id = om.member_id
    where s.svj_id = ${scope.svjId} and not s.ended order by s.unit_id, s.day, s.side, o.id, om.position`);
  const bySide = [...Map.groupBy(rows, (r) => `${r.unit_id} ${r.side}`).values()].map((of) => {
    const [first] = of as [(typeof rows)[number]];
    const { unit_id: unitId, side, day: from } = first;
    return { unitId, side, day: from, owner: of.map(nameOf).join(', '), surnames: of.map(lastOf) };
  });
  return Map.groupBy(bySide, (s) => s.unitId);
}

/** What these accounts paid for before, and whether a person said so. */
async function knownOf({ db, scope }: At, counters: readonly string[]): Promise<Map<string, Known[]>> {
  type Row = { counter: string; unit_id: number; by_person: boolean; times: number; former: boolean; side: number };
  const { rows } = await db.execute<Row>(sql`
    select l.counter, p.unit_id, bool_or(not p.alone) as by_person, count(*)::int as times,
      coalesce(bool_and(w.side > 0), false) as former, coalesce((array_agg(w.side order by l.day desc))[1], 0)::int as side
    from bank_line l join bank_part p on p.svj_id = l.svj_id and p.line_id = l.id
    cross join lateral (select case when exists (select from account_side s
        where s.svj_id = ${scope.svjId} and s.unit_id = p.unit_id and not s.ended) then ${sideOfPart(scope)} else 0 end as side) w
    where l.svj_id = ${scope.svjId} and l.counter <> '' and l.counter = any(${sql.param([...new Set(counters)])}::text[])
      and p.kind = 'unit' and not exists (select from bank_part u where u.svj_id = p.svj_id and u.undoes_id = p.id)
    group by l.counter, p.unit_id order by times desc, p.unit_id`);
  const all = rows.map((r) => ({ ...r, unitId: r.unit_id, byPerson: r.by_person }));
  return new Map(
    [...Map.groupBy(all, (r) => r.counter)].map(([counter, of]) => [
      counter,
      of.map(({ unitId, byPerson, times, former, side }) => ({ unitId, byPerson, times, former, side })),
    ]),
  );
}

export const paymentOf = (l: Line): Payment => ({
  ...{ id: l.id, day: l.day, amount: l.amount, vs: l.vs, counter: l.counter, name: l.name, message: l.message },
});

/**
 * Payments that wait and could be for the same as these: of the same sums, around the same days, with the same symbol or one
 * that is nobody's.
 */
async function alsoWaiting({ db, scope }: At, payments: readonly Payment[], symbols: readonly string[]) {
  const days = payments.map((p) => p.day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const own = [...new Set(payments.map((p) => p.vs))];
  const { rows } = await db.execute<Omit<Payment, 'amount'> & { amount: string }>(sql`
    select l.id, l.day::text, l.amount::text, l.vs, l.counter, l.name, l.message from bank_line l
    where l.svj_id = ${scope.svjId} and l.state = 'waiting'
      and l.amount = any(${sql.param([...new Set(payments.map((p) => `${p.amount}`))])}::bigint[])
      and l.day between ${addDays(first, -daysAround)}::date and ${addDays(last, daysAround)}::date
      and (l.vs = any(${sql.param(own)}::text[]) or l.vs <> all(${sql.param([...symbols])}::text[]))`);
  return rows.map((r): Payment => ({ ...r, amount: BigInt(r.amount) }));
}

/** A day before which nothing is due: an order in which no month is paid by conduct. */
const never: Day = '0001-01-01';

const openIn = (unitId: number, items: readonly OpenItem[]): Open[] =>
  inOrder(
    { day: never, amount: -1n },
    items.filter((i) => i.open > 0n),
  ).map(({ id, day, month, open }) => ({ id, unitId, day, month, open }));

/** What is open on accounts of these units in the order of crediting, what they paid ahead, and what sellers owe. */
async function itemsOf({ db, scope }: At, unitIds: readonly number[], units: ReadonlyMap<number, NamedUnit>) {
  const all = await openItems(db, scope, unitIds, 'all');
  const items = Map.groupBy(
    all.filter((i) => i.side === 0),
    (i) => i.unitId,
  );
  const open = new Map([...items].map(([unitId, own]) => [unitId, openIn(unitId, own)]));
  const credit = new Map<number, Money>();
  for (const [unitId, own] of items)
    credit.set(
      unitId,
      own.reduce((sum, i) => (i.open < 0n ? sum - i.open : sum), 0n),
    );
  const soldBy = (unitId: number): Sold[] =>
    (units.get(unitId)?.sellers ?? []).map(({ side, day, surnames }) => ({
      ...{ side, day, surnames },
      open: openIn(
        unitId,
        all.filter((i) => i.unitId === unitId && i.side === side),
      ),
    }));
  return { open, credit, sold: new Map(unitIds.map((unitId) => [unitId, soldBy(unitId)])) };
}

/** Units that owe exactly the sum of each payment, at most `most` of them, in the order of the house. */
export async function oweExactly(
  { db, scope }: At,
  payments: readonly Payment[],
  most: number,
): Promise<Map<number, number[]>> {
  if (payments.length === 0) return new Map();
  const asked = payments.map(({ id, day, amount }) => ({ id, until: addDays(day, daysAhead), amount: `${amount}` }));
  const { rows } = await db.execute<{ id: number; unit_id: number }>(sql`
    select x.id, o.unit_id from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as x (id bigint, until date, amount bigint)
    cross join lateral (select distinct i.unit_id from account_item i
      where i.svj_id = ${scope.svjId} and i.open > 0 and i.open = x.amount and i.side = 0 and i.day <= x.until
      order by i.unit_id limit ${most}) o order by x.id, o.unit_id`);
  return new Map([...Map.groupBy(rows, (r) => r.id)].map(([id, of]) => [id, of.map((r) => r.unit_id)]));
}

/**
 * What these payments are compared with: the units of the house by what they are called, and what is open on accounts of
 * those alone that anything points to.
 */
export async function houseNow(at: At, payments: readonly Payment[]) {
  const units = await unitsOf(at);
  const symbols = units.map((u) => symbolOf(u.symbol ?? ''));
  const waiting = await alsoWaiting(at, payments, symbols);
  const known = await knownOf(
    at,
    [...payments, ...waiting].map((p) => p.counter),
  );
  const lastDays = units.flatMap((u) => u.sellers.slice(-1).map(({ day }) => [u.unitId, day] as const));
  const told = { units, known, waiting, since: new Map(lastDays) };
  const house = houseOf({ ...told, open: new Map(), credit: new Map() });
  const pointed = new Set(payments.flatMap((p) => comparedWith(p, house)));
  const byId = new Map(units.map((u) => [u.unitId, u]));
  Object.assign(house, await itemsOf(at, [...pointed], byId));
  return { house, units: byId };
}
