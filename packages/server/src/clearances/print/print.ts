import { sumOf } from '#contract/base/money/amount.ts';
import { bareMoney, showMoney } from '#contract/base/money/showing.ts';
import { showDay, showMoment } from '#contract/base/time/dates.ts';
import type { DebtAt } from '#contract/clearances/rules.ts';
import { monthName } from '#contract/prescriptions/rules-months.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Block } from '../../base/pdf/pdf-blocks.ts';
import { type Say, speak } from '../../base/text/speak.ts';
import type { Told } from '../standing/steps.ts';

export type Paper = { told: Told; number: string; address: string; issuedAt: Date; issuedName: string; lang: Locale };

/** Rows of what is due later; what comes after them is told in a sentence. */
const mostComing = 6;

const nameOfDebt = (say: Say, { month, part, text }: DebtAt): string =>
  [
    month ? say('CLEARANCE_PRINT.MONTH', { month: monthName(month) }) : text || say('CLEARANCE_PRINT.OTHER'),
    ...(part === 'principal' ? [] : [say(`CLEARANCE_PRINT.PARTS.${part}`)]),
  ]
    .filter(Boolean)
    .join(', ');

function debtBlocks(say: Say, { told: { debts, sum, day, unit } }: Paper): Block[] {
  const params = { day: showDay(day), unit: unit.number };
  if (debts.length === 0) return [{ kind: 'text', tone: 'strong', text: say('CLEARANCE_PRINT.NONE', params) }];
  const rows = debts.map((d) => [showDay(d.day), nameOfDebt(say, d), bareMoney(d.left)]);
  return [
    { kind: 'text', tone: 'strong', text: say('CLEARANCE_PRINT.SOME', params) },
    {
      kind: 'table',
      head: [say('CLEARANCE_PRINT.DUE'), say('CLEARANCE_PRINT.WHAT'), say('CLEARANCE_PRINT.AMOUNT')],
      rows: [...rows, [say('CLEARANCE_PRINT.SUM'), '', bareMoney(sum)]],
      widths: [2, 6, 2],
      numbers: [2],
    },
  ];
}

function comingBlocks(say: Say, { told: { coming } }: Paper): Block[] {
  const head: Block = { kind: 'heading', level: 2, text: say('CLEARANCE_PRINT.COMING') };
  if (coming.length === 0) return [head, { kind: 'text', text: say('CLEARANCE_PRINT.COMING_NONE') }];
  const rest = coming.slice(mostComing);
  const amount = showMoney(sumOf(rest.map((c) => c.amount)));
  const more = say('CLEARANCE_PRINT.COMING_MORE', { count: rest.length, day: showDay(rest.at(-1)?.day ?? ''), amount });
  return [
    head,
    { kind: 'text', text: say('CLEARANCE_PRINT.COMING_LEAD') },
    {
      kind: 'table',
      head: [say('CLEARANCE_PRINT.DUE'), say('CLEARANCE_PRINT.AMOUNT')],
      rows: coming.slice(0, mostComing).map((c) => [showDay(c.day), bareMoney(c.amount)]),
      widths: [2, 2],
      numbers: [1],
    },
    ...(rest.length > 0 ? [{ kind: 'text', text: more } as const] : []),
  ];
}

/** Whose it is, and the code that leads to what the portal knows of it. */
function headBlock(say: Say, { told, address }: Paper): Block {
  const rows: [string, string][] = [
    [say('CLEARANCE_PRINT.UNIT'), told.unit.number],
    [say('CLEARANCE_PRINT.OWNERS'), told.owners || '–'],
    [say('CLEARANCE_PRINT.DAY'), showDay(told.day)],
  ];
  const check = { kind: 'text', tone: 'quiet', text: say('CLEARANCE_PRINT.CHECK_TEXT') } as const;
  const way = { kind: 'text', tone: 'quiet', text: address } as const;
  return { kind: 'qr', text: address, mm: 34, beside: [{ kind: 'facts', rows }, check, way] };
}

/** When and by whom, and the line for hands. */
function endBlock(say: Say, { issuedAt, issuedName }: Paper): Block {
  const issued = say('CLEARANCE_PRINT.ISSUED', { moment: showMoment(issuedAt), name: issuedName });
  const lines = [say('CLEARANCE_PRINT.SIGNS')];
  const room = { kind: 'space', mm: 8 } as const;
  return { kind: 'together', blocks: [{ kind: 'text', text: issued }, room, { kind: 'signatures', lines }] };
}

/** The confirmation as the seller hands it to the buyer. */
export function clearanceBlocks(paper: Paper): { title: string; blocks: Block[] } {
  const say = speak(paper.lang);
  const title = say('CLEARANCE_PRINT.TITLE', { number: paper.number });
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: title },
    { kind: 'text', tone: 'quiet', text: say('CLEARANCE_PRINT.LAW') },
    headBlock(say, paper),
    ...debtBlocks(say, paper),
    ...comingBlocks(say, paper),
    { kind: 'heading', level: 2, text: say('CLEARANCE_PRINT.SILENT') },
    { kind: 'text', text: say('CLEARANCE_PRINT.SILENT_TEXT') },
    endBlock(say, paper),
  ];
  return { title, blocks };
}
