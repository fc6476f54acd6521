import { type Credit, settlingsOf, type Word } from '#contract/accounts/rules.ts';
import { creditingText, entryText } from '#contract/accounts/rules-chain.ts';
import { Refused } from '#contract/refusals.ts';
import { type At, type OpenItem, openItems } from '../rows/queries.ts';
import {
  anyEntered,
  digestOf,
  insertCreditings,
  insertEntries,
  type Ledger,
  type NewCrediting,
  type NewEntry,
  placesOf,
  placesOfCreditings,
  unitsWithCredit,
} from './queries.ts';

/** What is said of a credit when it comes: what it pays, and the words for it. */
export type Said = { word?: Word; note: string; isCorrection?: boolean };

const madeOf = ({ now, scope }: At) => ({ madeAt: now.toISOString(), madeName: scope.name });

function link(ledger: Ledger, content: string): string {
  ledger.head = digestOf(ledger.head, content);
  return ledger.head;
}

/** Enters these one after another; answers their ids. What came in from the same source before is refused. */
export async function writeEntries(at: At, ledger: Ledger, entries: readonly NewEntry[]): Promise<number[]> {
  const { db, scope } = at;
  const sources = entries.flatMap((e) => e.source ?? []);
  if (await anyEntered(db, scope, sources)) throw new Refused('UNIT_ACCOUNTS.ERRORS.ENTERED');
  const places = await placesOf(
    db,
    scope,
    entries.flatMap((e) => [e.of ?? [], e.undoes ?? [], e.from ?? []].flat()),
  );
  const place = (id: number | null | undefined) => (id ? (places.get(id) ?? null) : null);
  const by = madeOf(at);
  const rows = entries.map((e) => {
    const n = ++ledger.n;
    const account = ledger.numbers.get(e.unitId);
    if (account === undefined) throw new Refused('UNIT_ACCOUNTS.NOT_FOUND');
    const { kind, part = 'principal', day, month = null, amount, text, reason = '', side = 0 } = e;
    const tied = { of: place(e.of), undoes: place(e.undoes), from: place(e.from) };
    const told = { ...{ kind, part, day, month, amount, text, reason, side }, ...tied };
    return { ...e, n, digest: link(ledger, entryText({ ...told, n, account, ...by })) };
  });
  return insertEntries(at, rows);
}

export async function writeCreditings(at: At, ledger: Ledger, creditings: readonly NewCrediting[]): Promise<void> {
  if (creditings.length === 0) return;
  const { db, scope } = at;
  const places = await placesOf(db, scope, [...new Set(creditings.flatMap((c) => [c.credit, c.debt]))]);
  const undone = await placesOfCreditings(
    db,
    scope,
    creditings.flatMap((c) => c.undoes ?? []),
  );
  const rows = creditings.map((c) => {
    const n = ++ledger.n;
    const [credit, debt] = [places.get(c.credit) as number, places.get(c.debt) as number];
    const undoes = c.undoes === null ? null : (undone.get(c.undoes) as number);
    const { amount, why, note } = c;
    return {
      ...c,
      n,
      digest: link(ledger, creditingText({ n, credit, debt, amount, why, note, undoes, ...madeOf(at) })),
    };
  });
  await insertCreditings(at, rows);
}

function settleUnit(items: readonly OpenItem[], said: ReadonlyMap<number, Said>): NewCrediting[] {
  const made: NewCrediting[] = [];
  const debts = items.filter((i) => i.open > 0n).map((i) => ({ ...i }));
  const byId = new Map(debts.map((d) => [d.id, d]));
  for (const { id, day, open } of items.filter((i) => i.open < 0n)) {
    const { word, note = '', isCorrection = false } = said.get(id) ?? {};
    const credit: Credit = { day, amount: -open, ...(word && { word }), ...(!said.has(id) && { why: 'overpayment' }) };
    const left = debts.filter((d) => d.open > 0n);
    for (const { debtId, amount, why } of settlingsOf(credit, left).settles) {
      const debt = byId.get(debtId) as OpenItem;
      debt.open -= amount;
      const reason = isCorrection && why === 'word' ? 'correction' : why;
      made.push({ credit: id, debt: debtId, amount, why: reason, note, undoes: null });
    }
  }
  return made;
}

/** Lets what was paid settle what is owed, unit by unit, the payments that came first before the others. */
export async function settle(
  at: At,
  ledger: Ledger,
  unitIds: readonly number[],
  said: ReadonlyMap<number, Said> = new Map(),
): Promise<void> {
  const paying = await unitsWithCredit(at.db, at.scope, unitIds);
  const items = await openItems(at.db, at.scope, paying, 'all');
  const byUnit = Map.groupBy(items, (i) => `${i.unitId}:${i.side}`);
  await writeCreditings(
    at,
    ledger,
    [...byUnit.values()].flatMap((items) => settleUnit(items, said)),
  );
}
