import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { markBook } from '../meetings/rows/queries-votes.ts';
import { memberOf, type SampleAt } from '../sample/acting.ts';
import { addEvening } from './rows/queries.ts';

type Held = { meeting_id: number; vote_id: number; starts_at: string };

/** The meeting of the house that was held with its vote. */
async function heldOne(db: Db, scope: Scope): Promise<Held | undefined> {
  const { rows } = await db.execute<Held>(sql`
    select m.id as meeting_id, t.vote_id, m.starts_at from meeting m
    join meeting_vote t on t.svj_id = m.svj_id and t.meeting_id = m.id
    where m.svj_id = ${scope.svjId} and m.status = 'finished' and m.cancelled_at is null order by m.id limit 1`);
  return rows[0];
}

const halfHour = 1800_000;

/** The meeting that was held in Lipová 14 had its evening: its vote is the book of who came. */
export async function furnishAssembly(_portal: unknown, { house, ...at }: SampleAt): Promise<void> {
  if (house !== 'lipova') return;
  const { db, scope } = at;
  const held = await heldOne(db, scope);
  if (!held) return;
  await markBook(db, scope, held.vote_id);
  const begunAt = new Date(held.starts_at);
  const openedBy = await memberOf(at, 'predseda@lipova.example');
  const opened = new Date(begunAt.getTime() - halfHour);
  await addEvening(db, scope, held.meeting_id, opened, { begunAt, openedBy, chairedBy: openedBy });
}
