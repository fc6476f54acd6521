import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { keepEntry } from '../../base/search/search.ts';
import { plainOf } from '../../base/text/rich-text.ts';
import type { Event } from '../rows/queries.ts';

const mostWords = 20_000;

/** An event is found by its title, its place and its text. */
export async function keepFound(db: Db, scope: Scope, e: Event): Promise<void> {
  const words = plainOf(e.description).slice(0, mostWords);
  await keepEntry(db, scope, { noun: 'events', id: e.id, title: e.title, detail: e.address || null, words });
}
