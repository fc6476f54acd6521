import { sql } from 'drizzle-orm';
import type { Mine } from '#contract/surveys/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, type NameOrNobody, nameOf, nameOrNull } from '../../base/people/people.ts';
import { isMine } from '../answering/queries.ts';
import { myUnits, type Survey } from '../rows/queries.ts';

export async function ownerOf(db: Db, scope: Scope, id: number | null) {
  if (id === null) return null;
  const { rows } = await db.execute<NameColumns>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from member m where m.svj_id = ${scope.svjId} and m.id = ${id}`);
  return rows[0] ? { id: rows[0].id, full_name: nameOf(rows[0]).full_name } : null;
}

async function ownState(db: Db, scope: Scope, s: Survey): Promise<Mine['state']> {
  const mine = sql`p.svj_id = ${scope.svjId} and p.survey_id = ${s.id} and p.taker = ${scope.memberId ?? 0}::bigint`;
  const { rows } = await db.execute<{ took: boolean; paper: boolean }>(sql`
    select exists (select from survey_part p where ${mine}) as took,
      exists (select from survey_paper p where ${mine}) as paper`);
  return rows[0]?.took ? 'answered' : rows[0]?.paper ? 'paper' : 'waiting';
}

type UnitRow = Omit<NameOrNobody, 'id'> & {
  unit_id: number;
  number: string;
  by: number | null;
  took: boolean;
  paper: boolean;
};

/** Units of the asker with what is known of each: people of one unit are told who of them answered. */
async function unitsToAnswer(db: Db, scope: Scope, s: Survey, now: Date): Promise<Mine[]> {
  const { rows } = await db.execute<UnitRow>(sql`
    select u.id as unit_id, u.number, p.member_id as by, p.survey_id is not null as took,
      exists (select from survey_paper x where x.svj_id = u.svj_id and x.survey_id = ${s.id} and x.taker = -u.id) as paper,
      m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from unit u
    left join survey_part p on p.svj_id = u.svj_id and p.survey_id = ${s.id} and p.taker = -u.id
    left join member m on m.svj_id = p.svj_id and m.id = p.member_id
    where u.svj_id = ${scope.svjId} and u.deleted_at is null and u.id in (select mine.id from ${myUnits(scope, now)} mine)
    order by u.number collate cs_numeric, u.id`);
  return rows.map((r) => ({
    unitId: r.unit_id,
    unit: r.number,
    state: r.took ? 'answered' : r.paper ? 'paper' : 'waiting',
    by: r.by === null ? null : (nameOrNull({ ...r, id: r.by })?.full_name ?? null),
  }));
}

/** What the asker answers, for themselves or for each of their units; nothing of a draft, on a visit and where it is not for them. */
export async function mineOf(db: Db, scope: Scope, s: Survey, now: Date): Promise<Mine[]> {
  if (scope.memberId === null || s.status === 'concept' || !(await isMine(db, scope, s.id, now))) return [];
  if (s.answering === 'unit') return unitsToAnswer(db, scope, s, now);
  return [{ unitId: null, unit: null, state: await ownState(db, scope, s), by: null }];
}

/** How many papers are given out, of a survey of either kind. */
export async function givenOf(db: Db, scope: Scope, id: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*) as n from survey_paper where svj_id = ${scope.svjId} and survey_id = ${id}`);
  return Number(rows[0]?.n ?? 0);
}
