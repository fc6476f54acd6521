import { sql } from 'drizzle-orm';
import { inOrder } from '#contract/accounts/rules.ts';
import { daysAhead, daysAround } from '#contract/bank/rules-exact.ts';
import { type HouseUnit, houseOf } from '#contract/bank/rules-house.ts';
import { comparedWith, type Known, type Open, type Payment } from '#contract/bank/rules-matching.ts';
import { symbolOf } from '#contract/bank/rules-numbers.ts';
import { type Day, dayIn } from '#contract/base/dates.ts';
import type { Money } from '#contract/base/money/amount.ts';
import { fullName } from '#contract/base/people.ts';
import { addDays } from '#contract/base/working-days.ts';
import { sidesOf } from '../../accounts/ledger/queries-sides.ts';
import { openItems } from '../../accounts/queries.ts';
import { symbolsOf } from '../../accounts/rows/queries.ts';
import { holdsOn } from '../../base/db/periods.ts';
import type { At, Line } from '../rows/queries.ts';

export type NamedUnit = HouseUnit & { owner: string };

type OwnerRow = {
  unit_id: number;
  id: number;
  title_before: string | null;
  first_name: string | null;
  last_name: string | null;
  title_after: string | null;
  company_name: string | null;
};

/** Units of the house with those who own them today. */
export async function unitsOf({ db, scope, now }: At): Promise<NamedUnit[]> {
  const { rows } = await db.execute<OwnerRow>(sql`
    select o.unit_id, m.id, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from ownership o
    join ownership_member om on om.svj_id = o.svj_id and om.ownership_id = o.id
    join member m on m.svj_id = om.svj_id and m.id = om.member_id
    where o.svj_id = ${scope.svjId} and ${holdsOn(sql.raw('o'), dayIn(now))} order by o.unit_id, o.id, om.position`);
  const owners = Map.groupBy(rows, (r) => r.unit_id);
  return (await symbolsOf(db, scope)).map(({ unitId, number, symbol }) => {
    const own = owners.get(unitId) ?? [];
    const names = own.map((r) =>
      fullName({
        ...{ titleBefore: r.title_before, firstName: r.first_name, lastName: r.last_name },
        ...{ titleAfter: r.title_after, companyName: r.company_name },
      }),
    );
    return {
      ...{ unitId, label: number, symbol, owners: own.map((r) => r.id), owner: names.join(', ') },
      surnames: own.map((r) => r.last_name ?? r.company_name ?? ''),
    };
  });
}

/** What these accounts paid for before, and whether a person said so. */
async function knownOf({ db, scope }: At, counters: readonly string[]): Promise<Map<string, Known[]>> {
  const { rows } = await db.execute<{
    counter: string;
    unit_id: number;
    by_person: boolean;
    times: number;
    former: boolean;
  }>(sql`
    select l.counter, p.unit_id, bool_or(not p.alone) as by_person, count(*)::int as times,
      coalesce(max(l.day) < (select max(s.day) from account_side s
        where s.svj_id = ${scope.svjId} and s.unit_id = p.unit_id and not s.ended), false) as former
    from bank_line l join bank_part p on p.svj_id = l.svj_id and p.line_id = l.id
    where l.svj_id = ${scope.svjId} and l.counter <> '' and l.counter = any(${sql.param([...new Set(counters)])}::text[])
      and p.kind = 'unit' and not exists (select from bank_part u where u.svj_id = p.svj_id and u.undoes_id = p.id)
    group by l.counter, p.unit_id order by times desc, p.unit_id`);
  const all = rows.map((r) => ({ ...r, unitId: r.unit_id, byPerson: r.by_person }));
  return new Map(
    [...Map.groupBy(all, (r) => r.counter)].map(([counter, of]) => [
      counter,
      of.map(({ unitId, byPerson, times, former }) => ({ unitId, byPerson, times, former })),
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

/** What is open on accounts of the house in the order of crediting, and what units paid ahead. */
async function itemsOf({ db, scope }: At, unitIds: readonly number[]) {
  const items = Map.groupBy(await openItems(db, scope, unitIds), (i) => i.unitId);
  const open = new Map<number, Open[]>();
  const credit = new Map<number, Money>();
  for (const [unitId, all] of items) {
    const debts = all.filter((i) => i.open > 0n);
    const told = inOrder({ day: never, amount: -1n }, debts);
    open.set(
      unitId,
      told.map(({ id, day, month, open: left }) => ({ id, unitId, day, month, open: left })),
    );
    credit.set(
      unitId,
      all.reduce((sum, i) => (i.open < 0n ? sum - i.open : sum), 0n),
    );
  }
  return { open, credit };
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
  const sides = await sidesOf(
    at.db,
    at.scope,
    units.map((u) => u.unitId),
  );
  const told = { units, known, waiting, since: new Map(sides.map((s) => [s.unitId, s.day])) };
  const house = houseOf({ ...told, open: new Map(), credit: new Map() });
  const pointed = new Set(payments.flatMap((p) => comparedWith(p, house)));
  Object.assign(house, await itemsOf(at, [...pointed]));
  return { house, units: new Map(units.map((u) => [u.unitId, u])) };
}
