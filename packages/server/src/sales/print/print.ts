import { moneyOf } from '#contract/base/money/amount.ts';
import { bareMoney, showMoney } from '#contract/base/money/showing.ts';
import { showDay } from '#contract/base/time/dates.ts';
import { monthName } from '#contract/prescriptions/rules-months.ts';
import type { Sale } from '#contract/sales/schema.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { onPaper } from '../../base/pdf/pdf.ts';
import type { Block, Letterhead } from '../../base/pdf/pdf-blocks.ts';
import { plainly, type Say, speak } from '../../base/text/speak.ts';
import { messageOf } from '../reading/steps.ts';

type Paper = { lang: Locale; at: Date; letterhead: Letterhead };

function headBlocks(say: Say, sale: Sale, title: string): Block[] {
  return [
    { kind: 'heading', level: 1, text: title },
    { kind: 'text', text: say('SALE_PRINT.LEAD', { day: showDay(sale.date) }) },
    ...(sale.undone
      ? [{ kind: 'text', tone: 'strong', text: say('SALE_PRINT.VOID', { reason: sale.reason }) } as const]
      : []),
    {
      kind: 'facts',
      rows: [
        [say('SALE_PRINT.UNIT'), sale.unit.number],
        [say('SALE_PRINT.DAY'), showDay(sale.date)],
        [say('SALE_PRINT.SELLERS'), sale.sellers || '–'],
        [say('SALE_PRINT.BUYERS'), sale.buyers || '–'],
        [say('SALE_PRINT.CLEARANCE'), sale.clearance || say('SALE_PRINT.NO_CLEARANCE')],
      ],
    },
  ];
}

function shareBlocks(say: Say, { shares }: Sale): Block[] {
  const [first] = shares;
  if (!first) return [];
  const bare = (text: string) => bareMoney(moneyOf(text));
  return [
    { kind: 'heading', level: 2, text: say('SALE_PRINT.SHARES') },
    {
      kind: 'table',
      head: [
        say('SALE_PRINT.WHAT'),
        say('SALE_PRINT.SELLER', { count: first.sellerDays }),
        say('SALE_PRINT.BUYER', { count: first.buyerDays }),
      ],
      rows: shares.map((s) => [
        s.text || say('SALE_PRINT.SHARE', { month: monthName(s.month) }),
        bare(s.seller),
        bare(s.buyer),
      ]),
      widths: [4, 3, 3],
      numbers: [1, 2],
    },
  ];
}

const whatOf = (say: Say, e: Sale['entries'][number]): string => {
  const kind =
    e.kind === 'handed' || e.kind === 'shared' || e.kind === 'passed'
      ? say(`SALES.ONE.KINDS.${e.kind}`)
      : say(`UNIT_ACCOUNTS.KINDS.${e.kind}`);
  const month = e.month ? say('SALE_PRINT.SHARE', { month: monthName(e.month) }) : '';
  return [kind, month, e.text, e.reason].filter(Boolean).join(', ');
};

function entryBlocks(say: Say, { entries, balance }: Sale): Block[] {
  const rows = [...entries].reverse().map((e) => [showDay(e.date), whatOf(say, e), bareMoney(moneyOf(e.amount))]);
  return [
    { kind: 'heading', level: 2, text: say('SALE_PRINT.ENTRIES') },
    {
      kind: 'table',
      head: [say('SALE_PRINT.DATE'), say('SALE_PRINT.WHAT'), say('SALE_PRINT.AMOUNT')],
      rows: [...rows, [say('SALE_PRINT.SUM'), '', bareMoney(moneyOf(balance))]],
      widths: [2, 6, 2],
      numbers: [2],
    },
  ];
}

function endBlocks(say: Say, sale: Sale): Block[] {
  const balance = moneyOf(sale.balance);
  const key = balance > 0n ? 'OWES' : balance < 0n ? 'HAS' : 'ZERO';
  const amount = showMoney(balance < 0n ? -balance : balance);
  const passed =
    moneyOf(sale.passed) > 0n
      ? say('SALE_PRINT.PASSED', { amount: showMoney(moneyOf(sale.passed)), number: sale.clearance })
      : say('SALE_PRINT.PASSED_NONE');
  const message = messageOf(sale.unit.number, sale.date);
  const pays = sale.next && sale.bankAccount;
  return [
    { kind: 'text', tone: 'strong', text: say(`SALE_PRINT.${key}`, { amount }) },
    { kind: 'text', text: passed },
    ...(pays
      ? [{ kind: 'text', text: say('SALE_PRINT.PAY', { amount, account: sale.bankAccount ?? '', message }) } as const]
      : []),
  ];
}

/** The settlement as the seller gets it: how the month was split, what is on their side, what passed. */
export function settlementOf(sale: Sale, { lang, at, letterhead }: Paper): Bytes {
  const say = speak(lang);
  const title = plainly(say('SALE_PRINT.TITLE', { unit: sale.unit.number }));
  const blocks = [
    ...headBlocks(say, sale, title),
    ...shareBlocks(say, sale),
    ...entryBlocks(say, sale),
    ...endBlocks(say, sale),
  ];
  const body = onPaper({ lang, title, at, letterhead }, [[{ blocks, foot: title }]]);
  return { name: `${title.replaceAll('/', '-')}.pdf`, type: 'application/pdf', body };
}
