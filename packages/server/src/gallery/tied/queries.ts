import { type SQL, sql } from 'drizzle-orm';
import type { Tie } from '#contract/gallery/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { seen as seesEvent } from '../../events/rows/queries-audience.ts';
import { seen as seesReport } from '../../reports/rows/queries-seen.ts';

type Told = { id: number; title: string };

const asked = (scope: Scope, { kind, id }: Tie, now: Date): SQL =>
  kind === 'report'
    ? sql`select report.id, report.title from report where ${seesReport(scope)} and report.id = ${id}`
    : sql`select coalesce(event.parent_id, event.id) as id, event.title from event
        where ${seesEvent(scope, now)} and event.id = ${id}`;

/** What a tie is to, if the asker may open it; of an event that was changed by itself its series. */
export async function tieSeen(db: Db, scope: Scope, tie: Tie, now: Date): Promise<Told | undefined> {
  const { rows } = await db.execute<Told>(asked(scope, tie, now));
  return rows[0];
}
