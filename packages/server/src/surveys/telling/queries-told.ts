import { type SQL, sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Publishing } from '#contract/surveys/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { openNames } from '../../documents/attached/queries.ts';
import type { Survey } from '../rows/queries.ts';
import { recipientsOf, writersOf } from '../rows/queries-audience.ts';

type Told = Pick<Survey, 'id' | 'answering' | 'publishing'>;
export type ToldAs = 'published' | 'reminder' | 'finished';

/** Of members `r` whom it is for: those who have yet to answer, or one of whose units has. */
function isMissing(scope: Scope, { id, answering }: Told, now: Date): SQL {
  const none = (
    who: SQL,
  ) => sql`not exists (select from survey_part p where p.svj_id = ${scope.svjId} and p.survey_id = ${id} and ${who})
    and not exists (select from survey_paper p where p.svj_id = ${scope.svjId} and p.survey_id = ${id} and ${who})`;
  if (answering === 'member') return none(sql`p.taker = r.id`);
  return sql`exists (select from house_places(${scope.svjId}, ${dayIn(now)}::date) h
    where h.member_id = r.id and h.unit_id is not null and ${none(sql`p.taker = -h.unit_id`)})`;
}

/**
 * Who is told of it, as a query of ids: of its beginning whom it is for, before its end those of them who are missing, of its
 * results those who may read them.
 */
export function toldOf(scope: Scope, s: Told, as: ToldAs, now: Date): SQL {
  const all = recipientsOf(scope, sql`${s.id}::bigint`, now);
  if (as === 'published') return all;
  if (as === 'reminder') return sql`select r.id from (${all}) r where ${isMissing(scope, s, now)}`;
  return s.publishing === 'committee' ? writersOf(scope) : sql`select r.id from (${all} union ${writersOf(scope)}) r`;
}

/** Of these members, those who would be told of it now. */
export const stillAmong = (db: Db, scope: Scope, s: Told, as: ToldAs, memberIds: readonly number[], now: Date) =>
  idsOf(
    db,
    sql`select t.id from (${toldOf(scope, s, as, now)}) t where t.id = any(${sql.param([...memberIds])}::bigint[])`,
  );

export type ToldSurvey = {
  id: number;
  name: string;
  description: string;
  status: Survey['status'];
  anonymous: boolean;
  publishing: Publishing;
  answering: Survey['answering'];
  dateTo: Date | null;
  answered: number | null;
  files: string[];
};

/** Surveys as mails tell of them; of attachments only those that everybody may open. */
export async function surveysToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ToldSurvey[]> {
  type Row = Omit<ToldSurvey, 'dateTo'> & { date_to: string | null };
  const { rows } = await db.execute<Row>(sql`
    select x.id, x.name, x.description, x.status, x.anonymous, x.publishing, x.answering, x.date_to, x.answered,
      array(select f.name || case when f.extension = '' then '' else '.' || f.extension end from file f
        where f.svj_id = x.svj_id and f.owner = 'survey' and f.owner_id = x.id and f.is_public order by f.position, f.id)
        || ${openNames(scope, 'survey', sql`x.id`)} as files
    from survey x
    where x.svj_id = ${scope.svjId} and x.id = any(${sql.param([...ids])}::bigint[]) and x.deleted_at is null`);
  return rows.map(({ date_to, ...x }) => ({ ...x, dateTo: date_to === null ? null : new Date(date_to) }));
}
