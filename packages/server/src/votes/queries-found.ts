import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { pieceAround, spansIn } from '#contract/base/words/search.ts';
import type { FoundVote } from '#contract/votes/schema-found.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { findEntries } from '../base/search/search.ts';
import { plainOf } from '../base/text/rich-text.ts';
import { isClosed, seen } from '../motions/queries.ts';
import { vote, votePoint } from '../motions/tables.ts';

type Found = z.output<typeof FoundVote>;
type Text = { name: string; description: string };

const among = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::bigint[])`;

/** What people read of each vote under its name: what it is about and its points, in order. */
async function textsOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, Text[]>> {
  const rows = await db
    .select({ voteId: votePoint.voteId, name: votePoint.name, description: votePoint.description })
    .from(votePoint)
    .where(and(eq(votePoint.svjId, scope.svjId), sql`${votePoint.voteId} = ${among(ids)}`))
    .orderBy(asc(votePoint.voteId), asc(votePoint.position), asc(votePoint.id));
  return Map.groupBy(rows, (row) => row.voteId);
}

/** At most 20 votes whose name or wording holds the text, of those the asker may see; withdrawn ones last, of equal ones the newest first. */
export async function findVotes(db: Db, scope: Scope, asked: string, now: Date): Promise<Found[]> {
  const only = sql`exists (select from vote where ${seen(scope)} and vote.id = search_entry.id)`;
  const past = sql`exists (select from vote
    where vote.svj_id = ${scope.svjId} and vote.id = search_entry.id and vote.cancelled_at is not null)`;
  const found = await findEntries(db, scope, 'vote', asked, { only, past, newest: true });
  const ids = found.map((row) => row.id);
  const { id, description, status, closesAt, cancelledAt } = vote;
  const rows = await db
    .select({ id, description, status, closesAt, cancelledAt })
    .from(vote)
    .where(and(eq(vote.svjId, scope.svjId), sql`${vote.id} = ${among(ids)}`));
  const byId = new Map(rows.map((v) => [v.id, v]));
  const texts = await textsOf(db, scope, ids);
  return found.flatMap((row) => {
    const v = byId.get(row.id);
    if (!v) return [];
    const points = (texts.get(v.id) ?? []).flatMap((p) => [p.name, plainOf(p.description)]);
    const words = [plainOf(v.description), ...points];
    const isInTitle = spansIn(row.title, asked).length > 0;
    const piece = isInTitle ? null : pieceAround(words.filter(Boolean).join(' · '), asked);
    const state = { status: v.status, closed: isClosed(v, now), cancelledAt: v.cancelledAt?.toISOString() ?? null };
    return [{ ...row, piece, ...state }];
  });
}
