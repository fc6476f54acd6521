import { candidatesFor } from '#contract/bank/rules-matching.ts';
import type { Assignment } from '#contract/bank/schema.ts';
import { moneyOf, sumOf } from '#contract/base/money/amount.ts';
import { showDay } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import { enterPayments, undoPayment } from '../../accounts/steps.ts';
import { record } from '../../base/log/audit.ts';
import { houseNow, paymentOf } from '../matching/queries.ts';
import { storedReasons } from '../matching/steps.ts';
import {
  type At,
  type Book,
  bookHeld,
  entryOfPart,
  type Line,
  labelOf,
  lineSeen,
  livePartsOf,
  type Part,
  setState,
} from '../rows/queries.ts';
import { closeBook } from '../rows/steps-chain.ts';
import { addParts } from './queries.ts';

/** What the account of a unit says of a payment that came by bank: no name, no number of an account. */
export const textOf = (l: Line): string => (l.vs ? `VS ${l.vs}` : showDay(l.day));

const told = (at: At, verb: 'assign' | 'house' | 'giveBack' | 'undo', line: Line) =>
  record(at.db, at.scope, at.now, { noun: 'bank', nounId: line.statementId, verb, detail: { name: labelOf(line) } });

/** The movement as it waits, in a book that this transaction holds. */
async function waitingLine(at: At, id: number): Promise<Line> {
  const line = await lineSeen(at.db, at.scope, id);
  if (line.state === 'listed') throw new Refused('BANK.ERRORS.NO_PAYMENT');
  if (line.state !== 'waiting') throw new Refused('BANK.ERRORS.PLACED');
  return line;
}

/** What spoke for this very placing, where it was offered. */
type Given = { unitId: number; amount: bigint; side?: number | undefined };
async function reasonsFor(at: At, line: Line, parts: readonly Given[]) {
  const { house, units } = await houseNow(at, [paymentOf(line)]);
  const isThere = ({ unitId, side }: Given) =>
    !side || units.get(unitId)?.sellers.some((seller) => seller.side === side) === true;
  if (!parts.every((p) => units.has(p.unitId) && isThere(p))) throw new Refused('BANK.ERRORS.UNIT');
  const offered = candidatesFor(paymentOf(line), house).find(
    (c) =>
      c.parts.length === parts.length &&
      c.parts.every((p) => parts.some((x) => x.unitId === p.unitId && (x.side ?? 0) === (p.side ?? 0))),
  );
  return storedReasons(offered?.reasons ?? []);
}

/** Gives a payment to units; the parts come to the whole. */
export async function assign(at: At, { id, parts: asked, note }: Assignment): Promise<Line> {
  const book = await bookHeld(at);
  const line = await waitingLine(at, id);
  if (line.amount <= 0n) throw new Refused('BANK.ERRORS.NO_PAYMENT');
  const parts = asked.map((p) => ({ ...p, amount: moneyOf(p.amount) }));
  if (sumOf(parts.map((p) => p.amount)) !== line.amount) throw new Refused('BANK.ERRORS.NOT_WHOLE');
  const reasons = await reasonsFor(at, line, parts);
  const ids = await addParts(
    at,
    book,
    parts.map(({ unitId, amount }) => ({ line, kind: 'unit' as const, unitId, amount, reasons, note })),
  );
  await enterPayments(
    at,
    parts.map(({ unitId, amount, items, side }, i) => ({
      ...(side !== undefined && { side }),
      ...{ unitId, amount, day: line.day, text: textOf(line), source: { table: 'bank_part', id: ids[i] as number } },
      ...(items.length > 0 && { word: { debts: items } }),
      note,
    })),
  );
  await setState(at, [line.id], 'units');
  await closeBook(at, book);
  await told(at, 'assign', line);
  return lineSeen(at.db, at.scope, id);
}

/** Says of movements that no unit paid them. */
export async function placeOfHouse(at: At, ids: readonly number[], note: string): Promise<number> {
  const book = await bookHeld(at);
  const lines: Line[] = [];
  for (const id of new Set(ids)) lines.push(await waitingLine(at, id));
  await addParts(
    at,
    book,
    lines.map((line) => ({ line, kind: 'house' as const, amount: line.amount, note })),
  );
  await setState(
    at,
    lines.map((l) => l.id),
    'house',
  );
  await closeBook(at, book);
  for (const line of lines) await told(at, 'house', line);
  return lines.length;
}

type Back = { reason: string; returned?: { day: string } };
/** Takes parts back, those of units with what they settled. */
async function takeBack(at: At, book: Book, line: Line, parts: readonly Part[], { reason, returned }: Back) {
  const undoing = parts.map((undoes) => ({
    line,
    kind: 'undo' as const,
    amount: -undoes.amount,
    undoes,
    note: reason,
  }));
  const ids = await addParts(at, book, undoing);
  for (const [i, part] of parts.entries()) {
    if (part.kind !== 'unit') continue;
    const entry = await entryOfPart(at.db, at.scope, part.id);
    const source = { table: 'bank_part', id: ids[i] as number };
    const how = returned ? { kind: 'returned' as const, day: returned.day, source } : { source };
    await undoPayment(at, entry, reason, how);
  }
}

/** Money that went out gives back a payment that came from the same account in the same amount. */
export async function giveBack(at: At, id: number, of: number): Promise<Line> {
  const book = await bookHeld(at);
  const line = await waitingLine(at, id);
  const paid = await lineSeen(at.db, at.scope, of);
  const fits =
    line.amount < 0n && paid.amount === -line.amount && paid.counter === line.counter && paid.day <= line.day;
  if (!fits || !['waiting', 'units'].includes(paid.state)) throw new Refused('BANK.ERRORS.NO_RETURN');
  const reason = textOf(line);
  await takeBack(at, book, paid, await livePartsOf(at.db, at.scope, [paid.id]), {
    reason,
    returned: { day: line.day },
  });
  await addParts(at, book, [{ line, kind: 'return', amount: line.amount, ofLine: paid }]);
  await setState(at, [line.id, paid.id], 'returned');
  await closeBook(at, book);
  await told(at, 'giveBack', paid);
  return lineSeen(at.db, at.scope, id);
}

/** Takes back where a movement went: it waits again, and so does a payment that it was to give back. */
export async function undo(at: At, id: number, reason: string): Promise<Line> {
  const book = await bookHeld(at);
  const line = await lineSeen(at.db, at.scope, id);
  const parts = await livePartsOf(at.db, at.scope, [id]);
  if (parts.length === 0) throw new Refused('BANK.ERRORS.NOT_PLACED');
  await takeBack(at, book, line, parts, { reason });
  await setState(at, [id, ...parts.flatMap((p) => p.ofLineId ?? [])], 'waiting');
  await closeBook(at, book);
  await told(at, 'undo', line);
  return lineSeen(at.db, at.scope, id);
}
