import { type SQL, sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import { searchKey } from '#contract/base/words/search.ts';
import type { PersonRow, peopleTabs } from '#contract/surveys/schema-people.ts';
import type { Db } from '../../base/db/db.ts';
import { type Page, pageOf } from '../../base/db/paged.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import type { Survey } from '../rows/queries.ts';
import { recipientsOf, unitsOf } from '../rows/queries-audience.ts';

type Tab = (typeof peopleTabs)[number];
type Asked = { tab: Tab; text: string };

/** Ids of those who answer the survey, members or units: whom it is for now, and who took part or got a paper while it was. */
function takers(scope: Scope, { id, answering }: Survey, now: Date): SQL {
  const key = sql`${id}::bigint`;
  const ours = sql`p.svj_id = ${scope.svjId} and p.survey_id = ${key}`;
  if (answering === 'unit') {
    return sql`select x.unit_id as id from (${unitsOf(scope, key, now)}) x
      union select p.unit_id from survey_part p where ${ours} and p.unit_id is not null
      union select p.unit_id from survey_paper p where ${ours} and p.unit_id is not null`;
  }
  return sql`select x.id from (${recipientsOf(scope, key, now)}) x
    union select p.member_id from survey_part p where ${ours} and p.unit_id is null
    union select p.member_id from survey_paper p where ${ours} and p.member_id is not null`;
}

/** Each with how it stands: `answered`, on `paper`, or `waiting`. */
function standing(scope: Scope, s: Survey, now: Date): SQL {
  const isTheirs = s.answering === 'unit' ? sql`p.taker = -t.id` : sql`p.taker = t.id`;
  const ours = sql`p.svj_id = ${scope.svjId} and p.survey_id = ${s.id}`;
  return sql`select t.id, case when exists (select from survey_part p where ${ours} and ${isTheirs}) then 'answered'
      when exists (select from survey_paper p where ${ours} and ${isTheirs}) then 'paper' else 'waiting' end as state
    from (${takers(scope, s, now)}) t`;
}

const inTab = (tab: Tab): SQL => (tab === 'all' ? sql`true` : sql`w.state = ${tab}`);
const like = (text: string): string => `%${searchKey(text).replace(/[\\%_]/g, '\\$&')}%`;

type MemberRow = NameColumns & { state: PersonRow['state']; units: string };

async function membersOf(db: Db, scope: Scope, s: Survey, { tab, text }: Asked, page: Page, now: Date) {
  const isNamed =
    text === ''
      ? sql`true`
      : sql`exists (select from search_entry e where e.svj_id = ${scope.svjId}
    and e.noun = 'members' and e.id = m.id and e.text like ${like(text)})`;
  const { rows } = await db.execute<MemberRow>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, w.state,
      coalesce((select string_agg(u.number, ', ' order by u.number collate cs_numeric) from unit u
        where u.svj_id = ${scope.svjId} and u.id in (select p.unit_id
          from house_places(${scope.svjId}, ${dayIn(now)}::date) p where p.member_id = m.id)), '') as units
    from (${standing(scope, s, now)}) w join member m on m.svj_id = ${scope.svjId} and m.id = w.id
    where ${inTab(tab)} and ${isNamed}
    order by (coalesce(m.company_name, m.last_name)) collate "cs-x-icu", m.first_name collate "cs-x-icu", m.id
    ${pageOf(page)}`);
  return rows.map((r) => ({ id: r.id, full_name: nameOf(r).full_name, units: r.units, state: r.state }));
}

async function unitsFor(db: Db, scope: Scope, s: Survey, { tab, text }: Asked, page: Page, now: Date) {
  const isNamed = text === '' ? sql`true` : sql`lower(u.number) like ${like(text)}`;
  type Row = { id: number; number: string; state: PersonRow['state']; people: NameColumns[] };
  const { rows } = await db.execute<Row>(sql`
    select u.id, u.number, w.state, coalesce((select json_agg(y order by y.last_name, y.id) from (
        select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name from member m
        where m.svj_id = ${scope.svjId} and m.id in (select p.member_id
          from house_places(${scope.svjId}, ${dayIn(now)}::date) p where p.unit_id = u.id) limit 20) y), '[]'::json) as people
    from (${standing(scope, s, now)}) w join unit u on u.svj_id = ${scope.svjId} and u.id = w.id
    where ${inTab(tab)} and ${isNamed}
    order by u.number collate cs_numeric, u.id ${pageOf(page)}`);
  return rows.map((r) => ({
    id: r.id,
    full_name: r.people.map((p) => nameOf(p).full_name).join(', '),
    units: r.number,
    state: r.state,
  }));
}

/** One page of those who answer, by name or by the number of the unit. */
export const peopleOf = (db: Db, scope: Scope, s: Survey, asked: Asked, page: Page, now: Date): Promise<PersonRow[]> =>
  (s.answering === 'unit' ? unitsFor : membersOf)(db, scope, s, asked, page, now);

type Counts = Record<'all' | 'answered' | 'waiting' | 'paper', number>;

export async function countPeople(db: Db, scope: Scope, s: Survey, now: Date): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    select count(*) as "all", count(*) filter (where w.state = 'answered') as answered,
      count(*) filter (where w.state = 'waiting') as waiting, count(*) filter (where w.state = 'paper') as paper
    from (${standing(scope, s, now)}) w`);
  return rows[0] as Counts;
}

/** Of these, or of all, those whom papers may be given out to: who has not answered. */
export async function withoutAnswer(db: Db, scope: Scope, s: Survey, only: readonly number[], now: Date) {
  const chosen = only.length === 0 ? sql`true` : sql`w.id = any(${sql.param([...only])}::bigint[])`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select w.id from (${standing(scope, s, now)}) w where w.state <> 'answered' and ${chosen} order by w.id`);
  return rows.map((r) => r.id);
}
