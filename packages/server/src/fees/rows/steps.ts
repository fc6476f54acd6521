import { stamp } from '#contract/base/calls/ids.ts';
import { moneyText } from '#contract/base/money/amount.ts';
import { byLabel } from '#contract/base/money/splitting.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { searchKey } from '#contract/base/words/search.ts';
import { amountAt, yearSum } from '#contract/fees/rules.ts';
import { nextDue, yearOf } from '#contract/fees/rules-days.ts';
import { thousandthsText } from '#contract/fees/rules-numbers.ts';
import type { FeeDetail, FeeFilters, FeeRow, FeeSort } from '#contract/fees/schema.ts';
import { administersFees } from '../../accounts/rows/queries-seen.ts';
import { type At, type Fee, feeSeen, numbersOf, unitCount } from './queries.ts';

/** A fee as a list tells it. */
export const rowOf = (fee: Fee, now: Date, units: number): FeeRow => ({
  ...{ id: fee.id, name: fee.name, side: fee.side, frequency: fee.frequency, key: fee.feeKey },
  amount: moneyText(amountAt(fee.versions, dayIn(now))),
  nextDue: nextDue(fee, dayIn(now)),
  yearSum: moneyText(yearSum(fee, yearOf(dayIn(now)), units)),
});

const kept = (fee: Fee, { text, frequency, side }: FeeFilters): boolean =>
  (!frequency || fee.frequency === frequency) &&
  (!side || fee.side === side) &&
  (!text || searchKey(`${fee.name}\n${fee.notes}`).includes(searchKey(text)));

/** After all others where no due day comes any more. */
const dueOf = (fee: Fee, now: Date): string => nextDue(fee, dayIn(now)) ?? '9999';

const orders = {
  name: () => 0,
  amount: (a: Fee, b: Fee, now: Date) => {
    const [x, y] = [amountAt(a.versions, dayIn(now)), amountAt(b.versions, dayIn(now))];
    return x < y ? -1 : x > y ? 1 : 0;
  },
  next: (a: Fee, b: Fee, now: Date) => {
    const [x, y] = [dueOf(a, now), dueOf(b, now)];
    return x < y ? -1 : x > y ? 1 : 0;
  },
} as const;

/** Those that the filters let through, in order; what is alike stands by names. */
export function listed(fees: readonly Fee[], { filters, sort }: { filters: FeeFilters; sort: FeeSort }, now: Date) {
  const by = sort.replace('-', '') as keyof typeof orders;
  const way = sort.startsWith('-') ? -1 : 1;
  const named = (a: Fee, b: Fee) => byLabel(a.name, b.name) || a.id - b.id;
  return fees
    .filter((fee) => kept(fee, filters))
    .sort((a, b) => way * (orders[by](a, b, now) || (by === 'name' ? named(a, b) : 0)) || named(a, b));
}

/** What both sides come to in this year and the next one. */
export const sumsOf = (fees: readonly Fee[], now: Date, units: number) =>
  [yearOf(dayIn(now)), yearOf(dayIn(now)) + 1].map((year) => {
    const of = (side: Fee['side']) =>
      moneyText(fees.filter((f) => f.side === side).reduce((all, f) => all + yearSum(f, year, units), 0n));
    return { year, house: of('house'), units: of('units') };
  });

/** One fee as its page tells it. */
export async function detailOf({ db, scope, now }: At, id: number): Promise<FeeDetail> {
  const fee = await feeSeen(db, scope, id);
  const units = await unitCount(db, scope);
  const writes = administersFees(scope);
  const numbers = writes ? await numbersOf(db, scope, id) : [];
  return {
    ...rowOf(fee, now, units),
    notes: fee.notes,
    firstDue: fee.firstDue,
    versions: fee.versions.toReversed().map((v) => ({ validFrom: v.validFrom, amount: moneyText(v.amount) })),
    years: [0, 1, 2, 3, 4].map((later) => {
      const year = yearOf(dayIn(now)) + later;
      return { year, amount: moneyText(yearSum(fee, year, units)) };
    }),
    numbers: numbers.map(({ unitId, unit, thousandths }) => ({ unitId, unit, number: thousandthsText(thousandths) })),
    updatedAt: stamp(fee.version, fee.updatedAt),
    may: { edit: writes },
  };
}
