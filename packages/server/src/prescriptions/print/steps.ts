import { type PaperAsked, paperAsked, type SheetAsked } from '#contract/prescriptions/schema.ts';
import { sheetsAtOnce } from '#contract/prints/rules.ts';
import type { Print, PrintOf } from '#contract/prints/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { symbolsOf } from '../../accounts/rows/queries.ts';
import { seesAll } from '../../accounts/rows/queries-seen.ts';
import type { Asking } from '../../base/files/files.ts';
import type { Bytes, Portal } from '../../base/http/handler.ts';
import { letterheadOf } from '../../base/pdf/letterhead.ts';
import { onPaper } from '../../base/pdf/pdf.ts';
import type { Printed } from '../../base/pdf/pdf-blocks.ts';
import { plainly, speak } from '../../base/text/speak.ts';
import type { Papers } from '../../outbox/steps-papers.ts';
import { askPrint, printedFile } from '../../prints/steps.ts';
import type { Opens } from '../../prints/steps-errand.ts';
import { type MailedUnits, reachOf } from '../issue/steps-mails.ts';
import { issuedTo, type Plan, planOf } from '../plan/steps.ts';
import { type Run, refuseOthers, runSeen } from '../rows/queries.ts';
import { ownsUnit } from '../rows/queries-mine.ts';
import { type Paper, sheets } from './print.ts';
import { sheetOf } from './print-sheet.ts';
import { accountOfHouse } from './queries.ts';

type At = Pick<Asking, 'db' | 'scope' | 'now'>;

/** The issued one, if the asker may have this paper: owners have that of their own unit, and learn of no other. */
export async function issuedFor({ db, scope, now }: At, { id, unitId }: PaperAsked): Promise<Run> {
  const run = await runSeen(db, scope, id);
  const isMine = unitId !== undefined && (await ownsUnit(db, scope, unitId, run.fromMonth, now));
  if (!seesAll(scope) && !(isMine && run.issuedAt)) throw new Refused('PRESCRIPTIONS.NOT_FOUND');
  if (!run.issuedAt) throw new Refused('PRESCRIPTIONS.ERRORS.NOT_ISSUED');
  return run;
}

/** What is printed: one unit, or all that no mail reaches. */
async function printable({ db, scope }: At, run: Run, unitId: number | undefined): Promise<Plan> {
  if (unitId !== undefined) {
    const plan = await issuedTo(db, scope, run, [unitId]);
    if (plan.units.length === 0) throw new Refused('PRESCRIPTIONS.NOT_FOUND');
    return plan;
  }
  const plan = await planOf(db, scope, run);
  const units = (await reachOf(db, scope, plan)).onPaper;
  if (units.length === 0) throw new Refused('PRESCRIPTIONS.ERRORS.NOBODY');
  return { ...plan, units };
}

export const errand = 'prescriptions.print';
const printOf = ({ id }: PaperAsked): PrintOf => ({ errand, thing: String(id) });

/** Refuses what has nobody to be printed for; more sheets than are printed at once are printed aside from now on. */
export async function askPaper(portal: Portal, at: At, asked: PaperAsked): Promise<Print | null> {
  const run = await issuedFor(at, asked);
  if (asked.printId !== undefined) return null;
  const { units } = await printable(at, run, asked.unitId);
  if (units.length <= sheetsAtOnce) return null;
  const { id, lang } = asked;
  return askPrint(portal, at, {
    ...{ ...printOf(asked), asked: { id, lang }, name: fileName(lang, plainly(run.name)), total: units.length },
  });
}

const fileName = (lang: Locale, name: string, unit = 'none'): string =>
  plainly(speak(lang)('PRESCRIPTION_PRINT.FILE', { name, unit })).replaceAll('/', '-');

/** What stands on every sheet of a prescription, and the document that they make. */
async function paperFor({ db, scope }: At, run: Run, plan: Plan, lang: Locale) {
  const letterhead = await letterheadOf(db, scope, lang);
  const symbols = new Map((await symbolsOf(db, scope)).map((s) => [s.unitId, s.symbol]));
  const account = await accountOfHouse(db, scope);
  const paper: Paper = { lang, run, plan, symbols, account, house: letterhead.name };
  const what: Printed = { lang, title: plainly(run.name), at: run.issuedAt as Date, letterhead };
  return { what, paper };
}

/** A prescription of one unit, or of all that no mail reaches, as it is printed: a sheet each. */
async function drawnFor(at: At, run: Run, { lang, unitId }: PaperAsked) {
  const plan = await printable(at, run, unitId);
  const { what, paper } = await paperFor(at, run, plan, lang);
  const unit = unitId === undefined ? undefined : plan.units[0]?.facts.label;
  return { what, parts: sheets(paper, plan.units), unit };
}

/** The prescription of one unit, or of all that no mail reaches, a sheet each. */
export async function paperOf(portal: Portal, at: Asking, asked: PaperAsked): Promise<Bytes> {
  const run = await issuedFor(at, asked);
  if (asked.printId !== undefined) {
    refuseOthers(at.scope);
    return printedFile(portal, at, printOf(asked), asked.printId);
  }
  const { what, parts, unit } = await drawnFor(at, run, asked);
  return { name: fileName(asked.lang, what.title, unit), type: 'application/pdf', body: onPaper(what, parts) };
}

/** What is printed aside, as it was asked for. */
export const opensPaper: Opens = (inside, print) =>
  inside(async (at) => {
    const asked = paperAsked.parse(print.asked);
    return drawnFor(at, await issuedFor(at, asked), asked);
  });

/** Papers that go along with a mail of a prescription: of units whose owners have this address yet, each as it is downloaded. */
export const papersMailed: Papers = async (at, { recipient, lang, of }) => {
  const { db, scope } = at;
  const { run: id, units: ids } = of as MailedUnits;
  const run = await runSeen(db, scope, id);
  const issued = await issuedTo(db, scope, run, ids);
  const own = (await reachOf(db, scope, issued)).reached.find((one) => one.recipient === recipient);
  const units = own?.units ?? [];
  const { what, paper } = await paperFor(at, run, issued, lang);
  return units.map((unit) => ({
    ...{ name: fileName(lang, what.title, unit.facts.label), what },
    parts: sheets(paper, [unit]),
  }));
};

/** What all units pay, as a sheet; also of what is not issued yet. */
export async function sheetFor({ db, scope }: At, { id, lang }: SheetAsked): Promise<Bytes> {
  refuseOthers(scope);
  const run = await runSeen(db, scope, id);
  return sheetOf(lang, run, await planOf(db, scope, run));
}
