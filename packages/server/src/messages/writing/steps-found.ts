import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { keepEntry } from '../../base/search/search.ts';
import { plainOf } from '../../base/text/rich-text.ts';
import { type Message, numberOf } from '../rows/queries.ts';

const mostWords = 20_000;

/** A message is found by its title, its number and its text. */
export async function keepFound(db: Db, scope: Scope, m: Message): Promise<void> {
  const words = plainOf(m.description).slice(0, mostWords);
  await keepEntry(db, scope, { noun: 'messages', id: m.id, title: m.title, detail: numberOf(m), words });
}
