import { dayIn } from '#contract/base/dates.ts';
import { addDays } from '#contract/base/working-days.ts';
import { yearOf } from '#contract/cashdesk/rules-days.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { letterheadOf } from '../../base/pdf/letterhead.ts';
import { aroundOf, entriesIn, spanOf } from '../reading/queries.ts';
import { type At, balanceAt, symbolsOf } from '../rows/queries.ts';
import type { SeenUnit } from '../rows/queries-seen.ts';
import { statementOf } from './print.ts';

/** A year of the account, up to today, as a paper has it. */
export async function yearOnPaper(
  at: At,
  unit: SeenUnit,
  asked: number | undefined,
  lang: 'cs' | 'en',
): Promise<Bytes> {
  const { db, scope, now } = at;
  const today = dayIn(now);
  const year = spanOf(unit, asked ?? yearOf(today));
  const span = { from: year.from, to: year.to < today ? year.to : today };
  const { owners } = await aroundOf(at, unit);
  const symbol = (await symbolsOf(db, scope)).find((s) => s.unitId === unit.id)?.symbol ?? '';
  const told = {
    ...{ number: unit.number, owners, symbol, span, entries: await entriesIn(db, scope, unit.id, span) },
    before: await balanceAt(db, scope, unit.id, addDays(span.from, -1)),
  };
  return statementOf(told, { lang, at: now, letterhead: await letterheadOf(db, scope, lang) });
}
