import { sumOf } from '#contract/base/money/amount.ts';
import { bareMoney, showMoney } from '#contract/base/money/showing.ts';
import { ibanOf, spaydOf } from '#contract/base/money/spayd.ts';
import { overMonths } from '#contract/base/money/splitting.ts';
import type { Fraction } from '#contract/base/shares/fraction.ts';
import { percentText } from '#contract/base/shares/shares.ts';
import { showDay } from '#contract/base/time/dates.ts';
import { dueIn, monthName, monthsFrom } from '#contract/prescriptions/rules-months.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Block, Sheet } from '../../base/pdf/pdf-blocks.ts';
import { speak } from '../../base/text/speak.ts';
import type { Plan, PlannedUnit } from '../plan/steps.ts';
import type { Run } from '../rows/queries.ts';

export type Paper = {
  lang: Locale;
  run: Run;
  plan: Plan;
  /** By the unit. */
  symbols: ReadonlyMap<number, string>;
  /** Where money goes; empty where the house did not say. */
  account: string;
  house: string;
};

const fractionOf = (text: string): Fraction => {
  const [num = '0', den = '1'] = text.split('/');
  return { num: BigInt(num), den: BigInt(den) };
};

/** What of the whole falls on the unit: of the house in percent, beside it as the register has it. */
function partText(lang: Locale, fee: Plan['fees'][number], weight: string): string {
  if (fee.key !== 'share')
    return speak(lang)('PRESCRIPTION_PRINT.OF', {
      weight: weight.replace('.', ','),
      whole: fee.whole.replace('.', ','),
    });
  const [part, whole] = [fractionOf(weight), fractionOf(fee.whole)];
  const percent = percentText({ num: part.num * whole.den, den: part.den * whole.num }, lang);
  return whole.num === whole.den ? `${percent} (${weight})` : percent;
}

function feesTable({ lang, run, plan }: Paper, { plan: unit, weights }: PlannedUnit): Block {
  const t = (word: 'FEE' | 'KEY' | 'PART' | 'TOTAL' | 'MONTHLY' | 'SUM') => speak(lang)(`PRESCRIPTION_PRINT.${word}`);
  const say = speak(lang);
  const firsts = unit.parts.map((part) => overMonths(part, run.months)[0] ?? 0n);
  const rows = plan.fees.map((fee, at) => [
    fee.name,
    say(`PRESCRIPTION_PRINT.KEYS.${fee.key}`),
    partText(lang, fee, weights[at] ?? ''),
    bareMoney(unit.parts[at] ?? 0n),
    bareMoney(firsts[at] ?? 0n),
  ]);
  return {
    kind: 'table',
    head: [t('FEE'), t('KEY'), t('PART'), t('TOTAL'), t('MONTHLY')],
    rows: [...rows, [t('SUM'), '', '', bareMoney(sumOf(unit.parts)), bareMoney(sumOf(firsts))]],
    widths: [3.2, 2.2, 2.6, 1.8, 1.8],
    numbers: [3, 4],
  };
}

function monthsTable({ lang, run }: Paper, { plan: unit }: PlannedUnit): Block {
  const say = speak(lang);
  const rows = monthsFrom(run.fromMonth, run.months).map((month, at) => [
    monthName(month),
    showDay(dueIn(month, run.dueDay)),
    bareMoney(unit.months[at] ?? 0n),
  ]);
  const head = [say('PRESCRIPTION_PRINT.MONTH'), say('PRESCRIPTION_PRINT.DUE'), say('PRESCRIPTION_PRINT.AMOUNT')];
  const total = [say('PRESCRIPTION_PRINT.SUM'), '', bareMoney(unit.total)];
  // Two halves beside each other, so that a year with all its fees is one sheet.
  const half = Math.ceil((rows.length + 1) / 2);
  const all = [...rows, total];
  const beside = all.slice(0, half).map((row, at) => [...row, '', ...(all[half + at] ?? ['', '', ''])]);
  return {
    kind: 'table',
    head: [...head, '', ...head],
    rows: beside,
    widths: [2, 2, 2, 0.6, 2, 2, 2],
    numbers: [2, 6],
  };
}

/** What stands first: whose it is, how much a month, and the first payment as a code that bank applications read. */
function headBlocks({ lang, run, symbols, account, house }: Paper, { facts, plan }: PlannedUnit): Block[] {
  const say = speak(lang);
  const symbol = symbols.get(facts.id) ?? '';
  const given = (name: string, value: string): [string, string][] => (value === '' ? [] : [[name, value]]);
  const rows: [string, string][] = [
    [say('PRESCRIPTION_PRINT.UNIT'), facts.label],
    ...given(say('PRESCRIPTION_PRINT.OWNERS'), facts.owners),
    [say('PRESCRIPTION_PRINT.PAY'), showMoney(plan.months[0] ?? 0n)],
    ...given(say('PRESCRIPTION_PRINT.ACCOUNT'), account),
    ...given(say('PRESCRIPTION_PRINT.SYMBOL'), symbol),
  ];
  const iban = ibanOf(account);
  const due = dueIn(run.fromMonth, run.dueDay);
  const message = `${run.name}, ${facts.label}`;
  const code = iban && spaydOf({ iban, amount: plan.months[0] ?? 0n, due, message, name: house, symbol });
  if (!code) return [{ kind: 'facts', rows }];
  const told = { kind: 'text', tone: 'quiet', text: say('PRESCRIPTION_PRINT.QR') } as const;
  return [{ kind: 'qr', text: code, mm: 36, beside: [{ kind: 'facts', rows }, told] }];
}

/** What one unit pays and why, for its owners. */
export function unitSheet(paper: Paper, unit: PlannedUnit): Sheet {
  const { lang, run, house } = paper;
  const say = speak(lang);
  const { facts } = unit;
  return {
    foot: say('PRESCRIPTION_PRINT.FOOT', { name: run.name, unit: facts.label }),
    blocks: [
      { kind: 'heading', level: 1, text: run.name },
      { kind: 'text', text: say('PRESCRIPTION_PRINT.LEAD', { house }) },
      ...headBlocks(paper, unit),
      { kind: 'heading', level: 2, text: say('PRESCRIPTION_PRINT.WHY') },
      feesTable(paper, unit),
      { kind: 'heading', level: 2, text: say('PRESCRIPTION_PRINT.WHEN') },
      monthsTable(paper, unit),
      { kind: 'text', tone: 'quiet', text: say('PRESCRIPTION_PRINT.ROUNDED') },
    ],
  };
}

/** A sheet for each of these units; drawn as they are taken. */
export function* sheets(paper: Paper, units: readonly PlannedUnit[]): Generator<Sheet[]> {
  for (const unit of units) yield [unitSheet(paper, unit)];
}
