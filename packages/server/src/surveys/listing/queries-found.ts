import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { pieceAround, spansIn } from '#contract/base/words/search.ts';
import { stateOf } from '#contract/surveys/rules.ts';
import type { FoundSurvey } from '#contract/surveys/schema-found.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { findEntries } from '../../base/search/search.ts';
import { plainOf } from '../../base/text/rich-text.ts';
import { inTab } from '../rows/queries.ts';
import { seen } from '../rows/queries-audience.ts';
import { survey } from '../rows/tables.ts';

type Found = z.output<typeof FoundSurvey>;

/** At most 20 surveys that hold the text, of those the asker may read; what is over comes last. */
export async function findSurveys(db: Db, scope: Scope, asked: string, now: Date): Promise<Found[]> {
  // Asked once for all, not for each that holds the text (`is true` keeps it from being a join): a word may stand everywhere.
  const only = sql`(search_entry.id in (select survey.id from survey where ${seen(scope, now)})) is true`;
  const past = sql`(search_entry.id in (select survey.id from survey
    where survey.svj_id = ${scope.svjId} and ${inTab('finished', now)})) is true`;
  const found = await findEntries(db, scope, 'survey', asked, { only, newest: true, past });
  const ids = found.map((row) => row.id);
  const { id, description, status, dateFrom, dateTo } = survey;
  const rows = await db
    .select({ id, description, status, dateFrom, dateTo })
    .from(survey)
    .where(and(eq(survey.svjId, scope.svjId), sql`${survey.id} = any(${sql.param(ids)}::bigint[])`));
  const byId = new Map(rows.map((s) => [s.id, s]));
  return found.flatMap((row) => {
    const s = byId.get(row.id);
    if (!s) return [];
    const piece = spansIn(row.title, asked).length > 0 ? null : pieceAround(plainOf(s.description), asked);
    return [{ ...row, status: stateOf(s, now), piece, dateTo: s.dateTo?.toISOString() ?? null }];
  });
}
