import { sql } from 'drizzle-orm';
import type { Found } from '#contract/base/words/found.ts';
import { mostFound } from '#contract/base/words/search.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { findEntries } from '../../base/search/search.ts';
import type { Counting, SymbolsSeen } from '../../define-noun.ts';

/** So many digits are looked for among variable symbols; fewer are in many of them. */
const isSymbol = /^\d{4,10}$/;
const bare = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** Units whose variable symbol begins with these digits, of those whose symbol the asker may see. */
export async function unitsBySymbol(at: Counting, asked: string, symbols: SymbolsSeen): Promise<number[]> {
  const text = asked.trim();
  if (!isSymbol.test(text)) return [];
  const of = [...(await symbols(at))].filter(([, symbol]) => bare(symbol).startsWith(bare(text)));
  return of.map(([id]) => id).slice(0, mostFound);
}

async function entriesOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Found[]> {
  const { rows } = await db.execute<Found>(sql`
    select e.id, e.title, e.detail from search_entry e
    where e.svj_id = ${scope.svjId} and e.noun = 'rooms' and e.id = any(${sql.param([...ids])}::bigint[])
    order by e.title collate cs_numeric, e.id`);
  return rows;
}

/** At most 20 units, first those whose variable symbol it is, then those whose number or owners fit the text. */
export async function findUnits(at: Counting, asked: string, symbols: SymbolsSeen): Promise<Found[]> {
  const { db, scope } = at;
  const named = await findEntries(db, scope, 'rooms', asked);
  const ids = await unitsBySymbol(at, asked, symbols);
  if (ids.length === 0) return named;
  const rest = named.filter((one) => !ids.includes(one.id));
  return [...(await entriesOf(db, scope, ids)), ...rest].slice(0, mostFound);
}
