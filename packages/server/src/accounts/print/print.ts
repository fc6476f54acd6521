import { type Money, sumOf } from '#contract/base/money/amount.ts';
import { bareMoney, showMoney } from '#contract/base/money/showing.ts';
import { showDay } from '#contract/base/time/dates.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { onPaper } from '../../base/pdf/pdf.ts';
import type { Block, Letterhead } from '../../base/pdf/pdf-blocks.ts';
import { plainly, type Say, speak } from '../../base/text/speak.ts';
import type { AccountEntry, Span } from '../reading/queries.ts';

export type Statement = {
  number: string;
  owners: string;
  symbol: string;
  span: Span;
  before: Money;
  /** The latest first, as the account has them. */
  entries: readonly AccountEntry[];
};
type Paper = { lang: Locale; at: Date; letterhead: Letterhead };

const stood = (say: Say, balance: Money): string =>
  balance === 0n
    ? showMoney(balance)
    : say(balance > 0n ? 'ACCOUNT_PRINT.OWES' : 'ACCOUNT_PRINT.HAS', {
        amount: showMoney(balance > 0n ? balance : -balance),
      });

/** What the entry is, once where its own words begin with it. */
function whatOf(say: Say, e: AccountEntry): string {
  const kind = say(`UNIT_ACCOUNTS.KINDS.${e.kind}`);
  return [e.text.startsWith(kind) ? '' : kind, e.text, e.reason].filter(Boolean).join(', ');
}

function tableOf(say: Say, { before, entries }: Statement): Block {
  let balance = before;
  const rows = [...entries].reverse().map((e) => {
    balance += e.amount;
    const columns = e.amount > 0n ? [bareMoney(e.amount), ''] : ['', bareMoney(-e.amount)];
    return [showDay(e.day), whatOf(say, e), ...columns, bareMoney(balance)];
  });
  const head = (['DAY', 'WHAT', 'OWED', 'PAID', 'BALANCE'] as const).map((name) => say(`ACCOUNT_PRINT.${name}`));
  return { kind: 'table', head, rows, widths: [1.6, 4.4, 2.2, 2.2, 2], numbers: [2, 3, 4] };
}

/** What was on an account in a year, with what the unit owed after each entry. */
export function statementOf(told: Statement, { lang, at, letterhead }: Paper): Bytes {
  const say = speak(lang);
  const title = plainly(say('ACCOUNT_PRINT.TITLE', { number: told.number }));
  const after = told.before + sumOf(told.entries.map((e) => e.amount));
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: title },
    {
      kind: 'facts',
      rows: [
        [say('ACCOUNT_PRINT.PERIOD'), `${showDay(told.span.from)} – ${showDay(told.span.to)}`],
        [say('ACCOUNT_PRINT.OWNERS'), told.owners],
        [say('ACCOUNT_PRINT.SYMBOL'), told.symbol],
        [say('ACCOUNT_PRINT.BEFORE'), stood(say, told.before)],
        [say('ACCOUNT_PRINT.AFTER'), stood(say, after)],
      ],
    },
    tableOf(say, told),
  ];
  const body = onPaper({ lang, title, at, letterhead }, [[{ blocks, foot: title }]]);
  return { name: `${title.replaceAll('/', '-')}.pdf`, type: 'application/pdf', body };
}
