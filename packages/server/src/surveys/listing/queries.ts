import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { startOf } from '#contract/base/time/dates.ts';
import { isAhead, stateOf } from '#contract/surveys/rules.ts';
import type {
  Answering,
  Publishing,
  SurveyList,
  SurveyRow,
  SurveyState,
  SurveyTab,
  surveyFilters,
  surveySorts,
} from '#contract/surveys/schema.ts';
import { meantOf } from '../../audience/queries-counts.ts';
import type { Db } from '../../base/db/db.ts';
import { type Page, pageOf } from '../../base/db/paged.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameOrNobody, nameOrNull } from '../../base/people/people.ts';
import { named } from '../../base/search/search.ts';
import { lineOf } from '../../base/text/cut.ts';
import { plainOf } from '../../base/text/rich-text.ts';
import { answeredCount, hasAnswered, inTab, toAnswer } from '../rows/queries.ts';
import { polled, seen } from '../rows/queries-audience.ts';

export type Listing = {
  tab: SurveyTab;
  sort: (typeof surveySorts)[number];
  filters: z.output<typeof surveyFilters>;
};

/** A fixed menu of filters, so that prepared statements stay a bounded set. */
function kept(scope: Scope, f: Listing['filters'], now: Date): SQL | undefined {
  const parts: SQL[] = [];
  if (f.text) parts.push(sql` and ${named(scope, 'survey', sql`survey.id`, f.text)}`);
  if (f.toAnswer !== undefined) parts.push(sql` and ${toAnswer(scope, now)} = ${f.toAnswer}::boolean`);
  if (f.from) parts.push(sql` and survey.date_to >= ${startOf(f.from)}`);
  if (f.to) parts.push(sql` and survey.date_to < ${startOf(f.to, 1)}`);
  return parts.length > 0 ? sql.join(parts, sql``) : undefined;
}

const latest = sql`survey.date_to desc nulls first, survey.id desc`;

function sorted(sort: Listing['sort']): SQL {
  const down = sort.startsWith('-') ? sql` desc` : sql``;
  const by: Record<string, SQL> = {
    dateTo: sql`survey.date_to`,
    dateFrom: sql`survey.date_from`,
    name: sql`(survey.name) collate "cs-x-icu"`,
    answered: answeredCount,
  };
  return sort === '-dateTo' ? latest : sql`${by[sort.replace('-', '')]}${down} nulls last, ${latest}`;
}

/** Characters of a description, marks among them, that its first words are taken from. */
const beginningLength = 600;

type Row = Omit<NameOrNobody, 'id'> & {
  id: number;
  name: string;
  beginning: string;
  status: SurveyState;
  anonymous: boolean;
  publishing: Publishing;
  answering: Answering;
  manual_end: boolean;
  to_public: boolean;
  everyone: boolean;
  owner_id: number | null;
  date_from: string | null;
  date_to: string | null;
  finished_at: string | null;
  questions: number;
  answered: number;
  expected: number;
  waits: boolean;
  took: boolean;
};

const at = (text: string | null) => (text === null ? null : new Date(text));

function toRow(r: Row, now: Date): SurveyRow {
  const owner = nameOrNull({ ...r, id: r.owner_id });
  const [dateFrom, dateTo, finishedAt] = [at(r.date_from), at(r.date_to), at(r.finished_at)];
  const stands = { status: r.status, dateFrom, dateTo };
  const status = stateOf(stands, now);
  return {
    id: r.id,
    name: r.name,
    status,
    ahead: isAhead(stands, now),
    anonymous: r.anonymous,
    publishing: r.publishing,
    answering: r.answering,
    manualEnd: r.manual_end,
    toPublic: r.to_public,
    everyone: r.everyone,
    owner: owner && { id: owner.id, full_name: owner.full_name },
    dateFrom: dateFrom?.toISOString() ?? null,
    dateTo: dateTo?.toISOString() ?? null,
    finishedAt: (status === 'finished' ? (finishedAt ?? dateTo) : null)?.toISOString() ?? null,
    questionCount: Number(r.questions),
    answeredCount: Number(r.answered),
    expectedCount: Number(r.expected),
    toAnswer: r.waits,
    hasAnswered: r.took,
    excerpt: lineOf(plainOf(r.beginning.replace(/<[^>]*$/, ''))),
  };
}

/** Of `survey` beside the parts of `expecting`: how many people or units it is for; of a finished one how many it was for. */
const expected: SQL = (() => {
  const units = (of: SQL) => sql`(select count(distinct p.unit_id)::integer from place p
    where p.member_id in (select r.id from reader r ${of}))`;
  const people = (of: SQL) => sql`(select count(*)::integer from reader r ${of})`;
  const all = (of: SQL) => sql`case survey.answering when 'member' then ${people(of)} else ${units(of)} end`;
  return sql`coalesce(survey.expected, case when not survey.everyone
      then coalesce((select n.expected from number n where n.id = survey.id), 0)
    when survey.to_public then ${all(sql``)} else ${all(sql`where r.writes`)} end)`;
})();

/** Parts of a `with` over `page` that `expected` counts from: as many questions of the register, however many surveys. */
const expecting = (scope: Scope, now: Date): SQL => {
  const aimed = sql`select s.id, s.to_public, s.answering from page join survey s on s.svj_id = ${scope.svjId} and s.id = page.id
    where s.expected is null and not s.everyone`;
  return sql`${meantOf(scope, polled, aimed, now)},
    number as materialized (select t.id, case t.answering when 'member' then count(distinct n.member_id)
        else count(distinct p.unit_id) end::integer as expected
      from thing t join meant n on n.id = t.id left join place p on t.answering <> 'member' and p.member_id = n.member_id
      group by t.id, t.answering)`;
};

/** One page of surveys that the asker may read; the last that a call asks for. */
export async function listSurveys(
  db: Db,
  scope: Scope,
  { tab, sort, filters }: Listing,
  page: Page,
  now: Date,
): Promise<SurveyRow[]> {
  const order = sorted(sort);
  const { rows } = await db.execute<Row>(sql`
    with page as materialized (select survey.id from survey where ${seen(scope, now)} and ${inTab(tab, now)}${kept(scope, filters, now) ?? sql``}
      order by ${order} ${pageOf(page)}), ${expecting(scope, now)}
    select survey.id, survey.name, left(survey.description, ${sql.raw(String(beginningLength))}) as beginning, survey.status,
      survey.anonymous, survey.publishing, survey.answering, survey.manual_end, survey.to_public, survey.everyone,
      survey.owner_id, survey.date_from, survey.date_to, survey.finished_at,
      (select count(*) from survey_question q where q.svj_id = survey.svj_id and q.survey_id = survey.id) as questions,
      ${answeredCount} as answered, ${expected} as expected, ${toAnswer(scope, now)} as waits,
      ${hasAnswered(scope, now)} as took,
      m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from page join survey on survey.svj_id = ${scope.svjId} and survey.id = page.id
    left join member m on m.svj_id = survey.svj_id and m.id = survey.owner_id
    order by ${order}`);
  return rows.map((row) => toRow(row, now));
}

type Counts = Omit<SurveyList, 'surveys'>;

/** Counts of all tabs as the asker has them, and of what the filters leave of this one. */
export async function countTabs(db: Db, scope: Scope, { tab, filters }: Listing, now: Date): Promise<Counts> {
  const filtered = kept(scope, filters, now);
  const apart = filtered
    ? sql`, (select count(*) from survey where ${seen(scope, now)} and ${inTab(tab, now)}${filtered}) as listed`
    : sql``;
  type Row = { all: number; active: number; concept: number; finished: number; waiting: number; listed?: number };
  const { rows } = await db.execute<Row>(sql`
    select count(*) as "all", count(*) filter (where ${inTab('active', now)}) as active,
      count(*) filter (where ${inTab('concept', now)}) as concept,
      count(*) filter (where ${inTab('finished', now)}) as finished,
      count(*) filter (where ${toAnswer(scope, now)}) as waiting${apart}
    from survey where ${seen(scope, now)}`);
  const c = rows[0] as Row;
  return {
    total: Number(c.listed ?? c[tab]),
    surveyCount: Number(c.all),
    activeCount: Number(c.active),
    conceptCount: Number(c.concept),
    finishedCount: Number(c.finished),
    toAnswerCount: Number(c.waiting),
  };
}
