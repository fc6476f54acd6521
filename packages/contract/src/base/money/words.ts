import { type Money, mostMoney, partsOf } from './amount.ts';

/** Forms of a thing that is counted: one, two to four, five and more, and which gender its one and two have. */
type Counted = { one: string; few: string; many: string; ones: readonly [string, string] };

const small = [
  ...['', '', '', 'tři', 'čtyři', 'pět', 'šest', 'sedm', 'osm', 'devět', 'deset', 'jedenáct', 'dvanáct', 'třináct'],
  ...['čtrnáct', 'patnáct', 'šestnáct', 'sedmnáct', 'osmnáct', 'devatenáct'],
];
const tens = ['', '', 'dvacet', 'třicet', 'čtyřicet', 'padesát', 'šedesát', 'sedmdesát', 'osmdesát', 'devadesát'];
const hundreds = ['', 'sto', 'dvěstě', 'třista', 'čtyřista', 'pětset', 'šestset', 'sedmset', 'osmset', 'devětset'];
const male = ['jeden', 'dva'] as const;

const crown: Counted = { one: 'koruna', few: 'koruny', many: 'korun', ones: ['jedna', 'dvě'] };
const cent: Counted = { one: 'haléř', few: 'haléře', many: 'haléřů', ones: male };
const scales: readonly (readonly [bigint, Counted])[] = [
  [1_000_000_000n, { one: 'miliarda', few: 'miliardy', many: 'miliard', ones: ['jedna', 'dvě'] }],
  [1_000_000n, { one: 'milion', few: 'miliony', many: 'milionů', ones: male }],
  [1000n, { one: 'tisíc', few: 'tisíce', many: 'tisíc', ones: male }],
];

/** One to 999 in one word. "Dvacet dva korun": behind tens neither one nor two bends. */
function under1000(n: number, [one, two]: Counted['ones']): string {
  const [hundred, rest] = [Math.floor(n / 100), n % 100];
  const last = (unit: number, bent: boolean) => (unit === 1 ? one : unit === 2 ? (bent ? two : 'dva') : small[unit]);
  const under100 = rest < 20 ? last(rest, true) : `${tens[Math.floor(rest / 10)]}${last(rest % 10, false)}`;
  return `${hundreds[hundred]}${under100}`;
}

const formOf = (n: bigint, counted: Counted): string => {
  if (n === 1n) return counted.one;
  const last = n % 100n;
  return last >= 2n && last <= 4n ? counted.few : counted.many;
};

/** The number in one word, as vouchers have it: nothing can be written in between. */
function inOneWord(n: bigint, ones: Counted['ones']): string {
  if (n === 0n) return 'nula';
  let [word, rest] = ['', n];
  for (const [scale, counted] of scales) {
    const times = rest / scale;
    if (times > 0n) word += under1000(asSmall(times), counted.ones) + formOf(times, counted);
    rest %= scale;
  }
  return word + under1000(asSmall(rest), ones);
}

/** Figures under a thousand count letters, no money. */
const digits = (n: bigint) => n.toString().padStart(3, '0');
const asSmall = (n: bigint): number => [...digits(n)].reduce((all, digit) => all * 10 + '0123456789'.indexOf(digit), 0);

const czech = (n: bigint, counted: Counted) => `${inOneWord(n, counted.ones)} ${formOf(n, counted)}`;

const englishSmall = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const englishTens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const englishScales = [
  [1_000_000_000n, 'billion'],
  [1_000_000n, 'million'],
  [1000n, 'thousand'],
] as const;

function englishUnder1000(n: number): string {
  const [hundred, rest] = [Math.floor(n / 100), n % 100];
  const under20 = englishSmall[rest];
  const under100 = [englishTens[Math.floor(rest / 10)], englishSmall[rest % 10]].filter(Boolean).join('-');
  return [hundred ? `${englishSmall[hundred]} hundred` : '', rest < 20 ? under20 : under100].filter(Boolean).join(' ');
}

function english(n: bigint): string {
  if (n === 0n) return 'zero';
  let rest = n;
  const words: string[] = [];
  for (const [scale, name] of englishScales) {
    if (rest >= scale) words.push(`${englishUnder1000(asSmall(rest / scale))} ${name}`);
    rest %= scale;
  }
  return [...words, englishUnder1000(asSmall(rest))].filter(Boolean).join(' ');
}

function englishAmount(crowns: bigint, cents: bigint): string {
  const whole = `${english(crowns)} ${crowns === 1n ? 'Czech crown' : 'Czech crowns'}`;
  return cents === 0n ? whole : `${whole} and ${english(cents)} ${cents === 1n ? 'heller' : 'hellers'}`;
}

/** The amount in words: "jedentisícdvěstětřicetčtyři korun padesát haléřů". Throws where it is more than an amount may be. */
export function moneyInWords(amount: Money, locale: 'cs' | 'en' = 'cs'): string {
  const { crowns, cents } = partsOf(amount);
  if (crowns > mostMoney / 100n) throw new RangeError('no amount is so large');
  const isNegative = amount < 0n;
  if (locale === 'en') return `${isNegative ? 'minus ' : ''}${englishAmount(crowns, cents)}`;
  const whole = czech(crowns, crown);
  return `${isNegative ? 'minus ' : ''}${cents === 0n ? whole : `${whole} ${czech(cents, cent)}`}`;
}
