import { sql } from 'drizzle-orm';
import { isReader, isWriter } from '../../audience/queries.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { readersOf } from './queries-meant.ts';
import { aimedFolders } from './queries-seen.ts';

/** Ids of the people who may open the document: whom it is for, and who administers documents. The table of seen.test.ts holds it. */
export async function openersOf(db: Db, scope: Scope, id: number, now: Date): Promise<Set<number>> {
  const writers = sql`select m.id from member m
    where ${isReader(scope, aimedFolders, sql`true`)} and ${isWriter(scope, aimedFolders)}`;
  return new Set(await idsOf(db, sql`${readersOf(scope, sql`${id}::bigint`, now)} union ${writers}`));
}
