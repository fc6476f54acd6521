import { urlOf } from '#contract/base/calls/links.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { yearOf } from '#contract/cashdesk/rules-days.ts';
import { clearanceLinks } from '#contract/clearances/links.ts';
import { clearanceNumber } from '#contract/clearances/rules.ts';
import type { IssueInput } from '#contract/clearances/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { nextNumber } from '../../base/db/numbering.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { letterheadOf } from '../../base/pdf/letterhead.ts';
import { pdfOf } from '../../base/pdf/pdf.ts';
import { hashToken, newToken } from '../../base/secrets/tokens.ts';
import { clearanceBlocks } from '../print/print.ts';
import { type At, byId, type Clearance, clearanceSeen, labelOf } from '../rows/queries.ts';
import { fingerprintOf, keptOf, type Told, toldOf } from '../standing/steps.ts';
import {
  addClearance,
  answerRequests,
  type Book,
  bookHeld,
  changeClearance,
  digestOfPaper,
  digestsOfPapers,
  keepBook,
  validOf,
} from './queries.ts';
import { chain, contentOf } from './steps-chain.ts';

export type Issued = { id: number; number: string; told: Told; askedBy: number[] };

/** Ends one that holds, and writes so into the chain. */
async function end(at: At, book: Book, id: number, how: { reason: string; by?: { id: number; number: string } }) {
  const said = { endedAt: at.now, endedBy: at.scope.memberId, endedName: at.scope.name, endReason: how.reason };
  await changeClearance(at, id, { ...said, ...(how.by && { replacedBy: how.by.id }) });
  const row = (await byId(at, id)) as Clearance;
  const paper = (await digestsOfPapers(at, [id])).get(id) ?? '';
  return chain(at, book, id, contentOf(row, paper, how.by?.number ?? null));
}

/** Draws the paper with its number and code, and writes the row. */
async function draw(portal: Portal, at: At, told: Told, lang: 'cs' | 'en') {
  const { db, scope, now } = at;
  const year = yearOf(dayIn(now));
  const number = await nextNumber(db, { of: { svjId: scope.svjId }, name: 'debt-confirmation', year });
  const token = newToken();
  const label = clearanceNumber(year, number);
  const address = urlOf(portal.config.url, clearanceLinks.proof(token), lang === 'en' ? { lang } : {});
  const letterhead = await letterheadOf(db, scope, lang);
  const said = { told, number: label, address, issuedAt: now, issuedName: scope.name, lang };
  const { title, blocks } = clearanceBlocks(said);
  const paper = await pdfOf({ lang, title, at: now, letterhead }, blocks);
  const { unit, day, sum: total, debts } = told;
  const names = { unitId: unit.id, label: unit.number, house: letterhead.name };
  const id = await addClearance(at, {
    ...{ ...names, year, number, day, lang, total, paper, debts: debts.map(keptOf) },
    ...{ tokenHash: hashToken(token), entry: 0 },
  });
  return { id, number: label, paper: digestOfPaper(paper) };
}

/** Issues what was read, with the next number; the one of the unit that held until now is replaced, requests are answered. */
export async function issue(
  portal: Portal,
  at: At,
  input: Omit<IssueInput, 'fingerprint'>,
  seen?: string,
): Promise<Issued> {
  let book = await bookHeld(at);
  // Read once; the ledger is not held, as others book while the paper waits for its turn to be drawn.
  const told = await toldOf(at, input.unitId, input.date);
  if (seen !== undefined && seen !== fingerprintOf(told)) throw new Refused('CLEARANCES.ERRORS.CHANGED');
  const before = await validOf(at, input.unitId);
  if (before !== undefined) await changeClearance(at, before, { endedAt: at.now, endedName: at.scope.name });
  const { id, number, paper } = await draw(portal, at, told, input.lang);
  book = await chain(at, book, id, contentOf((await byId(at, id)) as Clearance, paper, null));
  if (before !== undefined) book = await end(at, book, before, { reason: '', by: { id, number } });
  await keepBook(at, book);
  const askedBy = await answerRequests(at, input.unitId, id);
  await record(at.db, at.scope, at.now, { noun: 'clearances', nounId: id, verb: 'issue', detail: { name: number } });
  return { id, number, told, askedBy };
}

/** Takes one back with a reason; it stays as it was issued. */
export async function withdraw(at: At, id: number, reason: string): Promise<void> {
  const book = await bookHeld(at);
  const row = await clearanceSeen(at, id);
  if (row.endedAt !== null) throw new Refused('CLEARANCES.ERRORS.ENDED');
  await keepBook(at, await end(at, book, id, { reason }));
  const detail = { name: labelOf(row) };
  await record(at.db, at.scope, at.now, { noun: 'clearances', nounId: id, verb: 'withdraw', detail });
}
