import { sameSymbol } from '#contract/accounts/rules-symbols.ts';
import type { HandEntry } from '#contract/accounts/schema.ts';
import { moneyOf } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import { record } from '../base/log/audit.ts';
import { bookHeld } from './ledger/queries.ts';
import { creditingOf, keepSymbol } from './queries-hand.ts';
import { type At, entryOf, symbolsOf } from './rows/queries.ts';
import type { SeenUnit } from './rows/queries-seen.ts';
import { enterDebts, enterPayment, moveCrediting, undoPayment } from './steps.ts';

/** Refused because of one field. */
const atField = (field: string, key: Refusal & `UNIT_ACCOUNTS.${string}`): Refused =>
  new Refused(key, { data: { errors: { [field]: key } } });

const deed = (at: At, unit: SeenUnit, verb: 'enter' | 'undo' | 'move' | 'symbol') =>
  record(at.db, at.scope, at.now, { noun: 'accounts', nounId: unit.id, verb, detail: { name: unit.number } });

/** A payment that came past the bank, or what the unit had or owed when its account began. */
export async function enterByHand(at: At, unit: SeenUnit, input: HandEntry): Promise<void> {
  if (input.date > dayIn(at.now)) throw atField('date', 'UNIT_ACCOUNTS.ERRORS.FUTURE');
  const told = { unitId: unit.id, day: input.date, amount: moneyOf(input.amount), text: input.text, source: null };
  if (input.kind === 'debt') await enterDebts(at, [{ ...told, kind: 'opening' }]);
  else await enterPayment(at, { ...told, kind: input.kind === 'credit' ? 'opening' : input.kind });
  await deed(at, unit, 'enter');
}

export async function undoByHand(at: At, unit: SeenUnit, entryId: number, reason: string): Promise<void> {
  if ((await entryOf(at.db, at.scope, entryId)).unitId !== unit.id) throw new Refused('UNIT_ACCOUNTS.NOT_FOUND');
  await undoPayment(at, entryId, reason);
  await deed(at, unit, 'undo');
}

type Move = { creditingId: number; debtId: number; note: string };
export async function moveByHand(at: At, unit: SeenUnit, { creditingId, debtId, note }: Move): Promise<void> {
  const crediting = await creditingOf(at.db, at.scope, creditingId);
  if (crediting?.unitId !== unit.id) throw new Refused('UNIT_ACCOUNTS.NOT_FOUND');
  await moveCrediting(at, { creditingId, debtId, note });
  await deed(at, unit, 'move');
}

/** Another variable symbol, as long as nothing was entered under the one it has. */
export async function changeSymbol(at: At, unit: SeenUnit, symbol: string): Promise<void> {
  await bookHeld(at);
  const all = await symbolsOf(at.db, at.scope);
  if (all.find((s) => s.unitId === unit.id)?.fixed) throw atField('symbol', 'UNIT_ACCOUNTS.ERRORS.SYMBOL_USED');
  const taken = all.some((s) => s.unitId !== unit.id && sameSymbol(s.symbol) === sameSymbol(symbol));
  if (taken) throw atField('symbol', 'UNIT_ACCOUNTS.ERRORS.SYMBOL_TAKEN');
  await keepSymbol(at, unit.id, symbol);
  await deed(at, unit, 'symbol');
}
