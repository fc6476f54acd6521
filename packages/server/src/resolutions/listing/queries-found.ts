import { sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { pieceAround, spansIn } from '#contract/base/words/search.ts';
import { numberOf } from '#contract/resolutions/rules.ts';
import type { FoundResolution } from '#contract/resolutions/schema-found.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { findEntries } from '../../base/search/search.ts';
import { plainOf } from '../../base/text/rich-text.ts';
import { seen } from '../rows/queries.ts';

type Found = z.output<typeof FoundResolution>;
type Row = Pick<Found, 'id' | 'adopted' | 'state'> & { year: number; nth: number; description: string };

/** At most 20 resolutions that hold the text, of those the asker may read; of equal ones the newest first. */
export async function findResolutions(db: Db, scope: Scope, asked: string): Promise<Found[]> {
  const only = sql`(search_entry.id in (select resolution.id from resolution where ${seen(scope)})) is true`;
  const found = await findEntries(db, scope, 'resolutions', asked, { only, newest: true });
  const { rows } = await db.execute<Row>(sql`
    select resolution.id, resolution.adopted, resolution.state, resolution.year, resolution.number as nth, p.description
    from resolution join vote_point p on p.svj_id = resolution.svj_id and p.id = resolution.point_id
    where ${seen(scope)} and resolution.id = any(${sql.param(found.map((row) => row.id))}::bigint[])`);
  const byId = new Map(rows.map((r) => [r.id, r]));
  return found.flatMap((row) => {
    const r = byId.get(row.id);
    if (!r) return [];
    const piece = spansIn(row.title, asked).length > 0 ? null : pieceAround(plainOf(r.description), asked);
    return [{ ...row, number: numberOf({ year: r.year, number: r.nth }), adopted: r.adopted, state: r.state, piece }];
  });
}
