import { sql } from 'drizzle-orm';
import { papersUntil, secondUntil } from '#contract/motions/rules-papers.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { voteSeen } from '../motions/queries.ts';
import { courseOf } from '../motions/queries-course.ts';

/** Until when a second person may confirm the paper of this id; null where nothing is announced. */
export async function secondUntilOf(db: Db, scope: Scope, id: number): Promise<Date | null> {
  const { rows } = await db.execute<{ vote_id: number; handed_in: string | null }>(sql`
    select vote_id, handed_in from vote_paper where svj_id = ${scope.svjId} and id = ${id}`);
  const [paper] = rows;
  if (!paper) return null;
  const course = await courseOf(db, scope, await voteSeen(db, scope, Number(paper.vote_id)));
  return (
    secondUntil({ handedIn: paper.handed_in === null ? null : new Date(paper.handed_in) }, course) ??
    papersUntil(course)
  );
}
