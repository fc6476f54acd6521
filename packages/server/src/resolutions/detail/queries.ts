import { type SQL, sql } from 'drizzle-orm';
import type { ResolutionEntry } from '#contract/resolutions/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { seen as seenVote } from '../../motions/queries.ts';
import { seen as seenReport } from '../../reports/rows/queries-seen.ts';

type Called = { id: number; name: string };

/** Reports that belong to it, as far as the asker may open them. */
export async function reportsOf(db: Db, scope: Scope, id: number): Promise<Called[]> {
  if (!may(scope, 'reports', 'r')) return [];
  const { rows } = await db.execute<Called>(sql`
    select report.id, report.title as name from resolution_link l
    join report on report.svj_id = l.svj_id and report.id = l.report_id
    where l.svj_id = ${scope.svjId} and l.resolution_id = ${id} and ${seenReport(scope)} order by l.id`);
  return rows;
}

/** Votes that belong to it beside the one that decided it, as far as the asker may open them. */
export async function votesOf(db: Db, scope: Scope, id: number): Promise<Called[]> {
  const { rows } = await db.execute<Called>(sql`
    select vote.id, vote.name from resolution_link l
    join vote on vote.svj_id = l.svj_id and vote.id = l.vote_id
    where l.svj_id = ${scope.svjId} and l.resolution_id = ${id} and ${seenVote(scope)} order by l.id`);
  return rows;
}

const names = (column: SQL) => sql`(select to_json(y) from (
  select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
  from member m where m.svj_id = e.svj_id and m.id = ${column}) y)`;
type EntryRow = Pick<ResolutionEntry, 'id' | 'what' | 'day' | 'note'> & {
  at: string;
  who: NameColumns | null;
  about: NameColumns | null;
};
const named = (m: NameColumns | null) => m && { id: m.id, full_name: nameOf(m).full_name };

/** What was said of it, the newest first. */
export async function historyOf(db: Db, scope: Scope, id: number): Promise<ResolutionEntry[]> {
  const { rows } = await db.execute<EntryRow>(sql`
    select e.id, e.at, e.what, e.day::text, e.note, ${names(sql`e.member_id`)} as who, ${names(sql`e.about_id`)} as about
    from resolution_entry e where e.svj_id = ${scope.svjId} and e.resolution_id = ${id} order by e.id desc`);
  return rows.map(({ at, who, about, ...e }) => ({
    ...e,
    at: new Date(at).toISOString(),
    who: named(who),
    about: named(about),
  }));
}
