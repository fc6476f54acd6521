import type { PaperAsked, SheetAsked } from '#contract/prescriptions/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { symbolsOf } from '../../accounts/rows/queries.ts';
import { seesAll } from '../../accounts/rows/queries-seen.ts';
import type { Asking } from '../../base/files/files.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { letterheadOf } from '../../base/pdf/letterhead.ts';
import { onPaper } from '../../base/pdf/pdf.ts';
import { plainly, speak } from '../../base/text/speak.ts';
import { reachOf } from '../issue/steps-mails.ts';
import { type Plan, type PlannedUnit, planOf } from '../plan/steps.ts';
import { type Run, refuseOthers, runSeen } from '../rows/queries.ts';
import { ownsUnit } from '../rows/queries-mine.ts';
import { sheets } from './print.ts';
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

/** The unit that was asked for, or all that no mail reaches. */
async function unitsFor({ db, scope }: At, plan: Plan, unitId: number | undefined): Promise<PlannedUnit[]> {
  const chosen =
    unitId === undefined ? (await reachOf(db, scope, plan)).onPaper : plan.units.filter((u) => u.facts.id === unitId);
  if (chosen.length === 0)
    throw new Refused(unitId === undefined ? 'PRESCRIPTIONS.ERRORS.NOBODY' : 'PRESCRIPTIONS.NOT_FOUND');
  return chosen;
}

/** Refuses what has nobody to be printed for before its address is given. */
export async function refusePaper(at: At, asked: PaperAsked): Promise<void> {
  const run = await issuedFor(at, asked);
  await unitsFor(at, await planOf(at.db, at.scope, run), asked.unitId);
}

/** The prescription of one unit, or of all that no mail reaches, a sheet each. */
export async function paperOf(at: Asking, asked: PaperAsked): Promise<Bytes> {
  const { db, scope } = at;
  const { lang, unitId } = asked;
  const run = await issuedFor(at, asked);
  const plan = await planOf(db, scope, run);
  const units = await unitsFor(at, plan, unitId);
  const letterhead = await letterheadOf(db, scope, lang);
  const symbols = new Map((await symbolsOf(db, scope)).map((s) => [s.unitId, s.symbol]));
  const account = await accountOfHouse(db, scope);
  const paper = { lang, run, plan, symbols, account, house: letterhead.name };
  const title = plainly(run.name);
  const body = onPaper({ lang, title, at: run.issuedAt as Date, letterhead }, sheets(paper, units));
  const name = speak(lang)('PRESCRIPTION_PRINT.FILE', {
    name: title,
    unit: unitId === undefined ? 'none' : (units[0]?.facts.label ?? ''),
  });
  return { name: plainly(name).replaceAll('/', '-'), type: 'application/pdf', body };
}

/** What all units pay, as a sheet; also of what is not issued yet. */
export async function sheetFor({ db, scope }: At, { id, lang }: SheetAsked): Promise<Bytes> {
  refuseOthers(scope);
  const run = await runSeen(db, scope, id);
  return sheetOf(lang, run, await planOf(db, scope, run));
}
