import { type SQL, sql } from 'drizzle-orm';
import type { Fulfilment } from '#contract/resolutions/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { administratorsOf, mayRead } from '../rows/queries.ts';

export type ToldResolution = {
  id: number;
  year: number;
  number: number;
  name: string;
  state: Fulfilment;
  isPublic: boolean;
  dueOn: string | null;
  note: string;
  responsibleId: number | null;
  responsible: string;
};

/** Resolutions as mails tell of them. */
export async function resolutionsToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ToldResolution[]> {
  type Row = Omit<ToldResolution, 'responsible'> & { who: NameColumns | null };
  const { rows } = await db.execute<Row>(sql`
    select r.id, r.year, r.number, p.name, r.state, r.is_public as "isPublic", r.due_on::text as "dueOn", r.note,
      r.responsible_id as "responsibleId",
      (select to_json(y) from (
        select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name from member m
        where m.svj_id = r.svj_id and m.id = r.responsible_id) y) as who
    from resolution r join vote_point p on p.svj_id = r.svj_id and p.id = r.point_id
    where r.svj_id = ${scope.svjId} and r.id = any(${sql.param([...ids])}::bigint[])`);
  return rows.map(({ who, ...row }) => ({ ...row, responsible: who ? nameOf(who).full_name : '' }));
}

/** The member, if they read the resolution, as a query of ids. */
export const onlyReader = (scope: Scope, memberId: number, isPublic: boolean): SQL =>
  sql`select m.id from member m where ${mayRead(scope, isPublic)} and m.id = ${memberId}::bigint`;

/** Of these members, those who read what is, or is not, for everybody who reads votes. */
export const readersAmong = (db: Db, scope: Scope, ids: readonly number[], isPublic: boolean): Promise<number[]> =>
  idsOf(
    db,
    sql`select m.id from member m where ${mayRead(scope, isPublic)} and m.id = any(${sql.param([...ids])}::bigint[])`,
  );

/** Of these members, those who administer the register. */
export const administratorsAmong = (db: Db, scope: Scope, ids: readonly number[]): Promise<number[]> =>
  idsOf(db, sql`select r.id from (${administratorsOf(scope)}) r where r.id = any(${sql.param([...ids])}::bigint[])`);
