import { sql } from 'drizzle-orm';
import { startOf, wallTime } from '#contract/base/time/dates.ts';
import { atMoment, type DayNote, type DayRange, mostNotes } from '#contract/base/time/day-notes.ts';
import { surveyLinks } from '#contract/surveys/links.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { seen } from '../rows/queries-audience.ts';

type At = { db: Db; scope: Scope; now: Date };
type Row = { id: number; title: string; version: number; updated_at: string; ends_at: string; for_all: boolean };

/** Ends of surveys that the asker may read; drafts have none. Null for who reads no surveys. */
export async function endsOfSurveys({ db, scope, now }: At, { from, to }: DayRange): Promise<DayNote[] | null> {
  if (!may(scope, 'survey', 'r')) return null;
  const end = sql`least(survey.date_to, survey.finished_at)`;
  const { rows } = await db.execute<Row>(sql`
    select survey.id, survey.name as title, survey.version, survey.updated_at, ${end} as ends_at,
      survey.everyone and survey.to_public as for_all from survey
    where ${seen(scope, now)} and survey.status <> 'concept' and ${end} >= ${startOf(from)} and ${end} < ${startOf(to, 1)}
    order by ends_at, survey.id limit ${mostNotes}`);
  return rows.map(({ id, title, version, updated_at, ends_at, for_all }) => ({
    ...{ id, title, version, updatedAt: new Date(updated_at), at: surveyLinks.one(id), forAll: for_all },
    ...atMoment(wallTime(new Date(ends_at))),
  }));
}
