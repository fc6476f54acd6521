import { type SQL, sql } from 'drizzle-orm';
import { fraction } from '#contract/base/shares/fraction.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Sheet } from '#contract/surveys/rules-tally.ts';
import type { Db } from '../../base/db/db.ts';
import { type Page, pageOf } from '../../base/db/paged.ts';
import { holdsOn } from '../../base/db/periods.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameOrNobody, nameOrNull } from '../../base/people/people.ts';

type Row = Omit<NameOrNobody, 'id'> & {
  id: number;
  member_id: number | null;
  unit: string | null;
  replies: Sheet;
  at: string;
  paper: boolean;
  num: number | null;
  den: number | null;
};

/** Answers with names, by name, and with the shares that units have on the day; of a unit's paper nobody but the unit is known. */
async function signed(db: Db, scope: Scope, id: number, page: SQL, day: string) {
  const { rows } = await db.execute<Row>(sql`
    select s.id, s.member_id, u.number as unit, s.replies, s.at, s.paper, h.num, h.den,
      m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from survey_sheet s
    left join member m on m.svj_id = s.svj_id and m.id = s.member_id
    left join unit u on u.svj_id = s.svj_id and u.id = s.unit_id
    left join unit_share h on h.svj_id = s.svj_id and h.unit_id = s.unit_id and ${holdsOn(sql`h`, day)}
    where s.svj_id = ${scope.svjId} and s.survey_id = ${id}
    order by (coalesce(m.company_name, m.last_name)) collate "cs-x-icu", m.first_name collate "cs-x-icu",
      u.number collate cs_numeric, s.id ${page}`);
  return rows.map((r) => ({
    id: r.id,
    person: { id: r.member_id, full_name: nameOrNull({ ...r, id: r.member_id })?.full_name ?? '', unit: r.unit },
    sheet: r.replies,
    at: new Date(r.at),
    paper: r.paper,
    share: r.num === null || r.den === null ? null : fraction(r.num, r.den),
  }));
}

export const signedSheets = (db: Db, scope: Scope, id: number, page: Page, day: string) =>
  signed(db, scope, id, pageOf(page), day);
/** All of them. */
export const allSigned = (db: Db, scope: Scope, id: number, day: string) => signed(db, scope, id, sql``, day);

export async function countSheets(db: Db, scope: Scope, id: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*) as n from survey_sheet where svj_id = ${scope.svjId} and survey_id = ${id}`);
  return Number(rows[0]?.n ?? 0);
}

/** How many answers with names came on which days, of Prague. */
export async function daysOf(db: Db, scope: Scope, id: number): Promise<{ day: string; count: number }[]> {
  const { rows } = await db.execute<{ at: string }>(sql`
    select at from survey_sheet where svj_id = ${scope.svjId} and survey_id = ${id} order by at`);
  const days = new Map<string, number>();
  for (const { at } of rows) {
    const day = dayIn(new Date(at));
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return [...days].map(([day, count]) => ({ day, count }));
}
