import { measureBank } from './bank.ts';
import { goals, held, told } from './goals.ts';
import { print } from './say.ts';

/** Ten thousand movements of a bank in each format, read and compared with a house of two thousand units. */
export async function bank(): Promise<boolean> {
  print('\nVýpis o 10 000 pohybech: přečtený a porovnaný s domem o 2 000 jednotkách');
  const all = measureBank();
  for (const { format, seconds, processor, megabytes, booked } of all)
    print(
      `${format}: ${told(seconds * 1000).trim()} ms (procesor ${told(processor * 1000).trim()}), paměť +${told(megabytes).trim()} MB, samo ${booked}`,
    );
  const slowest = Math.max(...all.map((one) => one.seconds));
  return held(
    slowest <= goals.statement,
    `výpis přečtený a porovnaný za ${told(slowest * 1000).trim()} ms (cíl ≤ ${goals.statement * 1000})`,
  );
}
