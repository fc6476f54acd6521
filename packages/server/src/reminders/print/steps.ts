import { Refused } from '#contract/refusals.ts';
import type { PaperAsked } from '#contract/reminders/schema.ts';
import { symbolsOf } from '../../accounts/rows/queries.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { letterheadOf } from '../../base/pdf/letterhead.ts';
import { onPaper } from '../../base/pdf/pdf.ts';
import { plainly, speak } from '../../base/text/speak.ts';
import type { At } from '../ladder/queries.ts';
import { houseOf, numbersOf } from '../rows/queries.ts';
import { type SentRow, sentReminders } from '../unit/queries.ts';
import { letters } from './print.ts';

/** What is printed, if the asker may have it. */
export async function printable(at: At, { id, day }: PaperAsked): Promise<SentRow[]> {
  if (id !== undefined) {
    const found = await sentReminders(at, { id });
    if (found.length === 0) throw new Refused('REMINDERS.NOT_FOUND');
    return found;
  }
  const found = day === undefined ? [] : await sentReminders(at, { lettersOf: day });
  if (found.length === 0) throw new Refused('REMINDERS.ERRORS.NO_LETTERS');
  return found;
}

/** Reminders as they were sent, a letter each. */
export async function lettersOnPaper(at: At, asked: PaperAsked): Promise<Bytes> {
  const { db, scope, now } = at;
  const { lang } = asked;
  const sent = await printable(at, asked);
  const numbers = await numbersOf(at, [...new Set(sent.map((s) => s.unitId))]);
  const symbols = new Map((await symbolsOf(db, scope)).map((s) => [s.unitId, s.symbol]));
  const house = await houseOf(at);
  const of = ({ unitId }: SentRow) => ({
    ...{ lang, house, number: numbers.get(unitId) ?? '', symbol: symbols.get(unitId) ?? '' },
  });
  const say = speak(lang);
  const [first] = sent as [SentRow];
  const title = plainly(
    sent.length > 1
      ? say('REMINDER_PRINT.LETTERS')
      : say('REMINDER_PRINT.TITLE', { name: first.name, unit: of(first).number }),
  );
  const body = onPaper({ lang, title, at: now, letterhead: await letterheadOf(db, scope, lang) }, letters(of, sent));
  return { name: `${title.replaceAll('/', '-')}.pdf`, type: 'application/pdf', body };
}
