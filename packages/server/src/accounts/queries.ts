import { sameSymbol } from '#contract/accounts/rules-symbols.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { symbolsOf } from './rows/queries.ts';

export { type OpenItem, openItems } from './rows/queries.ts';

/** By each of these symbols, as it was asked for, the unit that it belongs to; compared as numbers. */
export async function unitsBySymbol(db: Db, scope: Scope, symbols: Iterable<string>): Promise<Map<string, number>> {
  const all = new Map((await symbolsOf(db, scope)).map((s) => [sameSymbol(s.symbol), s.unitId]));
  const found = new Map<string, number>();
  for (const asked of symbols) {
    const unitId = all.get(sameSymbol(asked));
    if (unitId !== undefined) found.set(asked, unitId);
  }
  return found;
}
