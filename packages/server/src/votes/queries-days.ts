import { sql } from 'drizzle-orm';
import { startOf, wallTime } from '#contract/base/time/dates.ts';
import { atMoment, type DayNote, type DayRange, mostNotes } from '#contract/base/time/day-notes.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { may } from '../base/http/gate.ts';
import type { Counting } from '../define-noun.ts';
import { seen } from '../motions/queries.ts';

type Row = { id: number; title: string; version: number; updated_at: string; ends_at: string };

/** Ends of votes that the asker may see; that of a draft holds nobody to anything yet. Null for who reads no votes. */
export async function endsOfVotes({ db, scope }: Counting, { from, to }: DayRange): Promise<DayNote[] | null> {
  if (!may(scope, 'vote', 'r')) return null;
  const end = sql`least(vote.closes_at, vote.finished_at)`;
  const { rows } = await db.execute<Row>(sql`
    select vote.id, vote.name as title, vote.version, vote.updated_at, ${end} as ends_at from vote
    where ${seen(scope)} and vote.status in ('run', 'finish') and ${end} >= ${startOf(from)} and ${end} < ${startOf(to, 1)}
    order by ends_at, vote.id limit ${mostNotes}`);
  return rows.map(({ id, title, version, updated_at, ends_at }) => ({
    ...{ id, title, version, updatedAt: new Date(updated_at), at: voteLinks.one(id), forAll: false },
    ...atMoment(wallTime(new Date(ends_at))),
  }));
}
