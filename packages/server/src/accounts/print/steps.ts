import { unitsJournal } from '#contract/accounts/rules-journal.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { yearOf } from '#contract/cashdesk/rules-days.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { letterheadOf } from '../../base/pdf/letterhead.ts';
import { inPieces } from '../../base/text/pieces.ts';
import { aroundOf, entriesIn, spanOf } from '../reading/queries.ts';
import { type At, balanceAt, symbolsOf } from '../rows/queries.ts';
import type { SeenUnit } from '../rows/queries-seen.ts';
import { statementOf } from './print.ts';
import { entriesByDay, unitsBefore } from './queries-journal.ts';

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
    ...{ number: unit.number, owners, symbol, span },
    entries: await entriesIn(db, scope, { unitId: unit.id, own: unit.since !== null }, span),
    before: await balanceAt(db, scope, unit.id, addDays(span.from, -1)),
  };
  return statementOf(told, { lang, at: now, letterhead: await letterheadOf(db, scope, lang) });
}

/** All accounts in a year as an hledger journal; units stand in it by their numbers. */
export async function yearAsJournal({ db, scope }: At, year: number): Promise<Bytes> {
  const span = { from: `${year}-01-01`, to: `${year}-12-31` };
  const journal = unitsJournal(span.from, await unitsBefore(db, scope, span));
  const pieces = inPieces();
  pieces.add(journal.head);
  for await (const row of entriesByDay(db, scope, span)) pieces.add(journal.entry(row));
  return { name: `ucty-jednotek-${year}.journal`, type: 'text/plain; charset=utf-8', body: pieces.stream() };
}
