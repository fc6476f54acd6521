import { byLabel } from '../base/money/splitting.ts';

/** Variable symbols are compared as numbers: banks leave zeros at the beginning out. */
export const sameSymbol = (text: string): string => text.replace(/^0+(?=\d)/, '');

/** "1247/8" is 12470008: the house and four places of the unit; null where the number of the unit does not say so. */
export function symbolOf(number: string): string | null {
  const [, house = '', own = ''] = /^\s*([1-9]\d{0,5})\s*\/\s*(\d{1,4})\s*$/.exec(number) ?? [];
  if (own) return `${house}${own.padStart(4, '0')}`;
  const digits = sameSymbol(number.replace(/\D/g, ''));
  return /^[1-9]\d{0,9}$/.test(digits) ? digits : null;
}

type Numbered = { id: number; number: string };

/** A symbol for each unit that has none, no two alike and none that is taken: by its number, else the first free one. */
export function symbolsFor(units: readonly Numbered[], taken: Iterable<string>): Map<number, string> {
  const used = new Set([...taken].map(sameSymbol));
  const given = new Map<number, string>();
  const sorted = [...units].sort((a, b) => byLabel(a.number, b.number) || a.id - b.id);
  const give = ({ id }: Numbered, symbol: string) => {
    used.add(symbol);
    given.set(id, symbol);
  };
  for (const unit of sorted) {
    const symbol = symbolOf(unit.number);
    if (symbol && !used.has(symbol)) give(unit, symbol);
  }
  let next = 1001;
  for (const unit of sorted) {
    if (given.has(unit.id)) continue;
    while (used.has(`${next}`)) next++;
    give(unit, `${next}`);
  }
  return given;
}
