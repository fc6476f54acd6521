import { type SQL, sql } from 'drizzle-orm';
import { type DayNote, type DayRange, mostNotes, onDay } from '#contract/base/time/day-notes.ts';
import { reportLinks } from '#contract/reports/links.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { seen } from '../rows/queries-seen.ts';

type At = { db: Db; scope: Scope; now: Date };
type Row = {
  id: number;
  title: string;
  version: number;
  updated_at: string;
  day: string;
  work_from: number | null;
  work_to: number | null;
  for_all: boolean;
};

async function rowsBy({ db, scope }: At, day: SQL, which: SQL, { from, to }: DayRange): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select report.id, report.title, report.version, report.updated_at, to_char(${day}, 'YYYY-MM-DD') as day,
      report.work_from, report.work_to,
      report.visibility = 'public' and report.outcome is distinct from 'withdrawn' as for_all
    from report where ${seen(scope)} and ${which} and ${day} between ${from}::date and ${to}::date
    order by ${day}, report.id limit ${mostNotes}`);
  return rows;
}

const said = ({ id, title, version, updated_at, for_all }: Row) => ({
  ...{ id, title, version, updatedAt: new Date(updated_at), at: reportLinks.one(id), forAll: for_all },
});

/** Days by which reports are to be solved, of those that are not and the asker may read. Null for who reads no reports. */
export async function deadlinesOfReports(at: At, range: DayRange): Promise<DayNote[] | null> {
  if (!may(at.scope, 'reports', 'r')) return null;
  const rows = await rowsBy(at, sql`report.due_on`, sql`report.status in ('new', 'solving')`, range);
  return rows.map((row) => ({ ...said(row), ...onDay(row.day) }));
}

/** "2026-11-26T08:00"; the end of a day is the beginning of the next one on clocks, and 23:59 here. */
const hourOf = (day: string, hour: number): string =>
  hour >= 24 ? `${day}T23:59` : `${day}T${String(hour).padStart(2, '0')}:00`;

/** When firms come to mend what was reported, whole days where they said no hours. */
export async function worksOfReports(at: At, range: DayRange): Promise<DayNote[] | null> {
  if (!may(at.scope, 'reports', 'r')) return null;
  const rows = await rowsBy(at, sql`report.work_day`, sql`report.work_day is not null`, range);
  return rows.map((row) => {
    const { day, work_from: from, work_to: to } = row;
    if (from === null) return { ...said(row), ...onDay(day) };
    const hours = { startsAt: hourOf(day, from), endsAt: hourOf(day, to ?? from), allDay: false };
    return { ...said(row), ...hours };
  });
}
