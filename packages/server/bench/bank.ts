import { bookedAlone } from '#contract/bank/rules-exact.ts';
import { afterBooking, type HouseUnit, houseOf } from '#contract/bank/rules-house.ts';
import type { Open, Payment } from '#contract/bank/rules-matching.ts';
import { candidatesFor } from '#contract/bank/rules-matching.ts';
import { readStatements } from '#server/bank/reading/steps.ts';
import { aMonth, written } from '../test/bank-months.ts';

const lines = 10_000;
const units = 2000;

/** A house of two thousand units, two of them of each owner, that owes three months. */
function aHouse(payments: readonly Payment[]) {
  const all: HouseUnit[] = Array.from({ length: units }, (_, i) => ({
    ...{ unitId: i + 1, label: `1247/${i + 1}`, symbol: `${i + 1}`, owners: [i >> 1], surnames: [`Vlastník${i >> 1}`] },
  }));
  const open = new Map(
    all.map(({ unitId }) => [
      unitId,
      [2, 3, 4].map(
        (m): Open => ({
          ...{
            id: unitId * 10 + m,
            unitId,
            day: `2026-0${m}-15`,
            month: `2026-0${m}-01`,
            open: BigInt(281_600 + unitId),
          },
        }),
      ),
    ]),
  );
  return houseOf({ units: all, open, credit: new Map(), known: new Map(), waiting: payments });
}

type Measured = { format: string; seconds: number; processor: number; megabytes: number; booked: number };
/** Seconds that reading and matching of ten thousand movements take in each format, and the most memory above what stood before. */
export function measureBank(): Measured[] {
  const month = aMonth(11, lines);
  const meant = month.lines.map((l, i) => ({
    ...l,
    vs: `${1 + (i % units)}`,
    ...(i < units && { amount: BigInt(281_601 + (i % units)) }),
  }));
  const closing = meant.reduce((sum, l) => sum + l.amount, month.opening);
  const files = written({ ...month, lines: meant, closing });
  return files.flatMap(([format, bytes, how]) => {
    const before = process.memoryUsage().rss;
    const [began, spent] = [performance.now(), process.cpuUsage()];
    const { statements } = readStatements(bytes, { charset: 'windows-1250', reversals: '45', ...how }, []);
    const payments = statements
      .flatMap((s) => s.lines)
      .flatMap((l, i): Payment[] => (l.amount > 0n ? [{ id: i, ...l }] : []));
    const house = aHouse(payments);
    let booked = 0;
    for (const payment of payments) {
      const found = bookedAlone(payment, house);
      if (found) afterBooking(house, payment, found.unitId, found.items);
      else candidatesFor(payment, house);
      if (found) booked += 1;
    }
    const seconds = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(spent);
    return [
      {
        format,
        seconds,
        processor: (user + system) / 1e6,
        megabytes: (process.memoryUsage().rss - before) / 1e6,
        booked,
      },
    ];
  });
}
