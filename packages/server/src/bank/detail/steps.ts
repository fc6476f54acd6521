import { calledAlike, candidatesFor } from '#contract/bank/rules-matching.ts';
import { maskedAccount } from '#contract/bank/rules-numbers.ts';
import type { BankLine, BankUnit, Proposal, Statement } from '#contract/bank/schema.ts';
import { moneyText } from '#contract/base/money/amount.ts';
import { Refused } from '#contract/refusals.ts';
import { administersFees } from '../../accounts/rows/queries-seen.ts';
import { statementRows } from '../listing/queries.ts';
import { houseNow, type NamedUnit, oweExactly, paymentOf, sidesOfParts, unitsOf } from '../matching/queries.ts';
import { storedReasons } from '../matching/steps.ts';
import { type At, type Line, livePartsOf, type Part, statementSeen } from '../rows/queries.ts';
import { groupsOf, paymentsBefore, sumsOf, waitingLines } from './queries.ts';

type Units = ReadonlyMap<number, NamedUnit>;
const unitOf = (units: Units, id: number, side = 0): BankUnit => {
  const unit = units.get(id);
  const owner = side === 0 ? unit?.owner : unit?.sellers.find((s) => s.side === side)?.owner;
  return { id, label: unit?.label ?? '', owner: owner ?? '' };
};

const partTold = (p: Part, units: Units, side: number): BankLine['parts'][number] => ({
  ...{ id: p.id, kind: p.kind, amount: moneyText(p.amount), alone: p.alone, reasons: p.reasons, note: p.note },
  ...{
    unit: p.unitId === null ? null : unitOf(units, p.unitId, side),
    side,
    by: p.madeName,
    at: p.madeAt.toISOString(),
  },
});

/** Who may be offered at once where nothing says whose it is. */
const mostMaybe = 6;
type Guess = Pick<BankLine, 'proposals' | 'maybe' | 'alike'>;
const noGuess: Guess = { proposals: [], maybe: [], alike: [] };
type House = Awaited<ReturnType<typeof houseNow>>;
function guessed(line: Line, { house, units }: House): Guess {
  const payment = paymentOf(line);
  const proposals = candidatesFor(payment, house).map(
    ({ parts, reasons }): Proposal => ({
      parts: parts.map((p) => ({
        ...{ unit: unitOf(units, p.unitId, p.side), side: p.side ?? 0, amount: moneyText(p.amount) },
        items: p.items.map((i) => ({ id: i.id, month: i.month, day: i.day, open: moneyText(i.open) })),
      })),
      reasons: storedReasons(reasons),
    }),
  );
  const alike = proposals.length > 0 ? [] : calledAlike(payment, house).slice(0, mostMaybe);
  return { proposals, maybe: [], alike: alike.map((id) => unitOf(units, id)) };
}

/** What is guessed of payments that wait; who owes as much is asked for those alone that nothing is proposed for. */
async function guessesOf(at: At, lines: readonly Line[], now: House): Promise<Map<number, Guess>> {
  const came = lines.filter((l) => l.amount > 0n);
  const guesses = new Map(came.map((l) => [l.id, guessed(l, now)]));
  const bare = came.filter((l) => guesses.get(l.id)?.proposals.length === 0);
  for (const [id, units] of await oweExactly(at, bare.map(paymentOf), mostMaybe)) {
    const guess = guesses.get(id) as Guess;
    guesses.set(id, { ...guess, maybe: units.map((unitId) => unitOf(now.units, unitId)) });
  }
  return guesses;
}

/** Movements as they are told to whoever asks: account numbers of others whole only to who administers. */
export async function linesTold(at: At, lines: readonly Line[]): Promise<BankLine[]> {
  const writes = administersFees(at.scope);
  const waiting = lines.filter((l) => l.state === 'waiting');
  const asks = writes && waiting.length > 0;
  const house = asks ? await houseNow(at, waiting.filter((l) => l.amount > 0n).map(paymentOf)) : null;
  const units: Units = house?.units ?? new Map((await unitsOf(at)).map((u) => [u.unitId, u]));
  const parts = Map.groupBy(
    await livePartsOf(
      at.db,
      at.scope,
      lines.map((l) => l.id),
    ),
    (p) => p.lineId,
  );
  const sides = await sidesOfParts(
    at,
    [...parts.values()].flatMap((of) => of.map((p) => p.id)),
  );
  const before = asks ? await paymentsBefore(at, waiting) : new Map<number, BankLine['returns']>();
  const guesses = house ? await guessesOf(at, waiting, house) : new Map<number, Guess>();
  return lines.map((l) => {
    return {
      ...{ id: l.id, day: l.day, amount: moneyText(l.amount), currency: l.currency, name: l.name },
      counter: writes ? l.counter : maskedAccount(l.counter),
      ...{ vs: l.vs, ks: l.ks, ss: l.ss, message: l.message, state: l.state, later: l.laterAt !== null },
      parts: (parts.get(l.id) ?? []).map((p) => partTold(p, units, sides.get(p.id) ?? 0)),
      ...(guesses.get(l.id) ?? noGuess),
      returns: before.get(l.id) ?? null,
    };
  });
}

export async function lineTold(at: At, line: Line): Promise<BankLine> {
  const [told] = await linesTold(at, [line]);
  return told as BankLine;
}

export async function statementTold(at: At, id: number): Promise<Statement> {
  const s = await statementSeen(at.db, at.scope, id);
  const [row] = await statementRows(at, { limit: 1, offset: 0, only: id });
  if (!row) throw new Refused('BANK.NOT_FOUND');
  return {
    ...row,
    ...{ fileName: s.fileName, format: s.format, repeated: s.repeated, skipped: s.skipped },
    ...(await sumsOf(at, id)),
    groups: await groupsOf(at, id),
    waitingLines: await linesTold(at, await waitingLines(at, id)),
    may: { write: administersFees(at.scope) },
  };
}
