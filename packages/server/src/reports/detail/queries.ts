import { type SQL, sql } from 'drizzle-orm';
import type { ReportDetail, ReportState } from '#contract/reports/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import {
  alsoColumns,
  isAsked,
  isGiven,
  type PlaceColumns,
  placeColumns,
  placeJoins,
  placeOf,
  type Report,
} from '../rows/queries.ts';
import { seen } from '../rows/queries-seen.ts';

type Pictured = NameColumns & { avatar: string | null };
type Related = { id: number; title: string; status: ReportState; created_at: string };

/** Other reports that follow or repeat this one at most. */
const mostRelated = 20;

const names = sql`m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, m.avatar`;
const personIn = (column: SQL): SQL => sql`(select to_json(y) from (select ${names} from member m
  where m.svj_id = report.svj_id and m.id = ${column}) y)`;
const person = (m: Pictured | null) => m && { id: m.id, full_name: nameOf(m).full_name, avatar: m.avatar };

/** Where it is, and who reported it, solves it and solved it. */
export async function aroundOf(db: Db, scope: Scope, id: number) {
  type Row = PlaceColumns & {
    owner: Pictured | null;
    solver: Pictured | null;
    solved: Pictured | null;
    given: boolean | null;
    asked: boolean | null;
    also_count: number;
    also: boolean | null;
  };
  const { rows } = await db.execute<Row>(sql`
    select ${personIn(sql`report.owner_id`)} as owner, ${personIn(sql`report.solver_id`)} as solver,
      ${personIn(sql`report.solved_by`)} as solved, ${isGiven(scope)} as given,
      ${isAsked(scope)} as asked, ${alsoColumns(scope)}, ${placeColumns}
    from report ${placeJoins} where report.svj_id = ${scope.svjId} and report.id = ${id}`);
  const row = rows[0] as Row;
  const { owner, solver, solved } = row;
  return {
    place: placeOf(row),
    owner: person(owner),
    solver: person(solver),
    solvedBy: person(solved),
    given: row.given === true,
    asked: row.asked === true,
    alsoCount: Number(row.also_count),
    also: row.also === true,
  };
}

type Told = NonNullable<ReportDetail['follows']>;
const told = ({ id, title, status, created_at }: Related): Told => ({
  ...{ id, title, status },
  createdAt: new Date(created_at).toISOString(),
});

/** Other reports it has to do with, those of them that the asker may read. */
export async function relatedTo(db: Db, scope: Scope, { id, followsId, duplicateOf }: Report) {
  const find = async (which: SQL): Promise<Told[]> => {
    const { rows } = await db.execute<Related>(sql`
      select report.id, report.title, report.status, report.created_at from report where ${seen(scope)} and ${which}
      order by report.created_at desc, report.id desc limit ${sql.raw(String(mostRelated))}`);
    return rows.map(told);
  };
  const one = async (other: number | null) =>
    other === null ? null : ((await find(sql`report.id = ${other}`))[0] ?? null);
  return {
    follows: await one(followsId),
    followedBy: await find(sql`report.follows_id = ${id}`),
    duplicateOf: await one(duplicateOf),
    duplicates: await find(sql`report.duplicate_of = ${id}`),
  };
}

/** Whom the committee let in. */
export async function readersOfPrivate(db: Db, scope: Scope, id: number) {
  const { rows } = await db.execute<NameColumns>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from report_reader o join member m on m.svj_id = o.svj_id and m.id = o.member_id
    where o.svj_id = ${scope.svjId} and o.report_id = ${id}
    order by coalesce(m.company_name, m.last_name) collate "cs-x-icu", m.id`);
  return rows.map((m) => ({ id: m.id, full_name: nameOf(m).full_name }));
}
