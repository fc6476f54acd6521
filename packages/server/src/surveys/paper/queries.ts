import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameOrNobody, nameOrNull } from '../../base/people/people.ts';
import type { Survey } from '../rows/queries.ts';

const column = ({ answering }: Pick<Survey, 'answering'>): SQL =>
  sql`${sql.identifier(answering === 'unit' ? 'unit_id' : 'member_id')}`;

/** Gives papers out to these; those who had one get it anew. Answers the number that those given out at once have. */
export async function giveOut(db: Db, scope: Scope, s: Survey, ids: readonly number[]): Promise<number> {
  const who = column(s);
  const { rows } = await db.execute<{ batch: number }>(sql`
    with next as (select coalesce(max(p.batch), 0) + 1 as batch from survey_paper p
      where p.svj_id = ${scope.svjId} and p.survey_id = ${s.id})
    insert into survey_paper (svj_id, survey_id, ${who}, batch)
    select ${scope.svjId}::bigint, ${s.id}::bigint, g.id, next.batch
    from unnest(${sql.param([...ids])}::bigint[]) g (id) cross join next
    on conflict (svj_id, survey_id, taker) do update set batch = excluded.batch
    returning batch`);
  return rows[0]?.batch ?? 0;
}

/** Those of these whose papers came back empty: they answer by themselves again. Answers how many there were. */
export async function takeBack(db: Db, scope: Scope, s: Survey, ids: readonly number[]): Promise<number> {
  const { rows } = await db.execute(sql`
    delete from survey_paper p where p.svj_id = ${scope.svjId} and p.survey_id = ${s.id}
      and p.${column(s)} = any(${sql.param([...ids])}::bigint[])
      and not exists (select from survey_part x where x.svj_id = p.svj_id and x.survey_id = p.survey_id
        and x.taker = p.taker)
    returning p.survey_id`);
  return rows.length;
}

/** Whose the papers of one number are, as they are written on papers that carry a name. */
export async function namesOnPapers(db: Db, scope: Scope, id: number, batch: number): Promise<string[]> {
  type Row = NameOrNobody & { number: string | null };
  const { rows } = await db.execute<Row>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, u.number
    from survey_paper p
    left join member m on m.svj_id = p.svj_id and m.id = p.member_id
    left join unit u on u.svj_id = p.svj_id and u.id = p.unit_id
    where p.svj_id = ${scope.svjId} and p.survey_id = ${id} and p.batch = ${batch}
    order by u.number collate cs_numeric, (coalesce(m.company_name, m.last_name)) collate "cs-x-icu", m.id, u.id`);
  return rows.map((r) => nameOrNull(r)?.full_name ?? r.number ?? '');
}
