import { sheetsAtOnce } from '#contract/prints/rules.ts';
import type { Print, PrintOf } from '#contract/prints/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { type PaperAsked, paperAsked } from '#contract/reminders/schema.ts';
import { symbolsOf } from '../../accounts/rows/queries.ts';
import { onlyAll } from '../../accounts/rows/queries-seen.ts';
import type { Bytes, Portal } from '../../base/http/handler.ts';
import { letterheadOf } from '../../base/pdf/letterhead.ts';
import { onPaper } from '../../base/pdf/pdf.ts';
import { plainly, speak } from '../../base/text/speak.ts';
import { askPrint, printedFile } from '../../prints/steps.ts';
import type { Opened, Opens } from '../../prints/steps-errand.ts';
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

export const errand = 'reminders.print';
const printOf = ({ day }: PaperAsked): PrintOf => ({ errand, thing: day ?? '' });

/** Refuses what is not to be printed; more letters than are printed at once are printed aside from now on. */
export async function askLetters(portal: Portal, at: At, asked: PaperAsked): Promise<Print | null> {
  if (asked.printId !== undefined) return null;
  const sent = await printable(at, asked);
  if (sent.length <= sheetsAtOnce) return null;
  const { day, lang } = asked;
  const name = `${plainly(speak(lang)('REMINDER_PRINT.LETTERS'))}.pdf`;
  return askPrint(portal, at, { ...{ ...printOf(asked), asked: { day, lang }, name, total: sent.length } });
}

/** Reminders as they were sent, as they are printed: a letter each. */
async function drawnFor(at: At, asked: PaperAsked): Promise<Opened> {
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
  const letterhead = await letterheadOf(db, scope, lang);
  return { what: { lang, title, at: now, letterhead }, parts: letters(of, sent) };
}

/** Reminders as they were sent, a letter each; what was printed aside for whoever sees all of them. */
export async function lettersOnPaper(portal: Portal, at: At, asked: PaperAsked): Promise<Bytes> {
  if (asked.printId !== undefined) {
    onlyAll(at.scope);
    return printedFile(portal, at, printOf(asked), asked.printId);
  }
  const { what, parts } = await drawnFor(at, asked);
  return { name: `${what.title.replaceAll('/', '-')}.pdf`, type: 'application/pdf', body: onPaper(what, parts) };
}

/** What is printed aside, as it was asked for. */
export const opensLetters: Opens = (inside, print) => inside((at) => drawnFor(at, paperAsked.parse(print.asked)));
