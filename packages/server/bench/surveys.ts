import pg from 'pg';
import { codeSigns } from '#contract/surveys/schema-questions.ts';
import { hashToken, newToken } from '#server/base/secrets/tokens.ts';
import type { List } from './lists.ts';
import type { Headers } from './load.ts';
import { ask } from './votes.ts';

export const surveysEach = 200;
/** Of the survey whose results are measured. */
export const answersIn = Number(process.env.ANSWERS ?? 2000);
export const questionsIn = 20;
/** Who answer at one moment. */
export const crowd = Number(process.env.CROWD ?? 200);

async function at<T>(superUrl: string, run: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    return await run(db);
  } finally {
    await db.end();
  }
}

/** Surveys of every association, every fifth finished, every seventh a draft, each with three questions and some who answered. */
export const seedSurveys = (superUrl: string): Promise<void> =>
  at(superUrl, async (db) => {
    await db.query(`
      update svj set modules = modules || array['survey'];
      insert into survey (svj_id, name, description, status, anonymous, owner_id, date_from, date_to, announced_at, finished_at,
        expected, answered, created_at, updated_at)
      select s.id, 'Anketa ' || n, '<p>Dveře se budou natírat.</p>', x.status, n % 2 = 0, m.id, now() - n * interval '1 hour',
        now() + n * interval '1 day', now(), case when x.status = 'finished' then now() end,
        case when x.status = 'finished' then 50 end, case when x.status = 'finished' then 20 end, now(), now()
      from svj s join lateral (select min(id) as id from member m where m.svj_id = s.id) m on true,
        generate_series(1, ${surveysEach}) n,
        lateral (select case when n % 5 = 0 then 'finished' when n % 7 = 0 then 'concept' else 'active' end as status) x
      order by s.id, n;
      insert into survey_question (svj_id, survey_id, position, name, required, multiple, other_answer)
      select svj_id, id, n, 'Kterou barvu?', true, false, true from survey, generate_series(0, 2) n;
      insert into survey_part (svj_id, survey_id, member_id)
      select d.svj_id, d.id, m.id from survey d cross join lateral
        (select id from member m where m.svj_id = d.svj_id order by id limit 20) m where d.status <> 'concept'`);
    await db.query('vacuum analyze survey, survey_question, survey_part');
  });

/** A page of surveys, the latest end first, with how many answered. */
export const surveyList = (who: string): List => ({
  title: `Ankety (${who}): 25 z ${surveysEach}, s počty odpovědí, jedno ze 100 společenství`,
  path: '/api/v2/survey',
  limit: `select t.*, m.kind, m.first_name, m.last_name, m.company_name,
      (select count(*) from survey_part p where p.svj_id = t.svj_id and p.survey_id = t.id) as answers,
      (select count(*) from survey_question q where q.svj_id = t.svj_id and q.survey_id = t.id) as questions
    from (select * from survey where svj_id = $1 order by date_to desc nulls first, id desc limit 25) t
    left join member m on m.svj_id = t.svj_id and m.id = t.owner_id`,
});

type Asking = { address: string; headers: Headers };
const choices = ['Zelenou', 'Hnědou', 'Šedou', 'Bílou'];
const form = {
  ...{
    name: 'Velká anketa',
    anonymous: true,
    concept: false,
    dateTo: new Date(Date.now() + 30 * 24 * 3600_000).toISOString(),
  },
  questions: Array.from({ length: questionsIn }, (_, i) => ({
    name: `Otázka ${i + 1}`,
    answers: choices.map((name) => ({ name })),
  })),
};
type Made = { id: number; questions: { id: number; answers: { id: number }[] }[] };

/** Milliseconds of the results of a finished anonymous survey, the middle one of nine. */
export async function measureResults(asking: Asking, superUrl: string): Promise<number> {
  const { id } = await ask<Made>(asking, 'POST', '/api/v2/survey', form);
  const sheets = Array.from({ length: answersIn }, (_, n) =>
    Array.from({ length: questionsIn }, (_, i) => [[(n * 7 + i * 3 + (n % (i + 2))) % choices.length], null]),
  );
  const codes = Array.from({ length: answersIn }, (_, n) => String(n).padStart(8, codeSigns[0]));
  await at(superUrl, async (db) => {
    await db.query(
      `with held as (insert into survey_box (svj_id, survey_id, sheets, codes) select svj_id, id, $2::jsonb, $3::jsonb from survey
        where id = $1 on conflict (svj_id, survey_id) do update set sheets = excluded.sheets, codes = excluded.codes)
      update survey set status = 'finished', finished_at = now(), expected = $4, answered = $4, due_at = null where id = $1`,
      [id, JSON.stringify(sheets), JSON.stringify(codes), answersIn],
    );
  });
  const took: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    const began = performance.now();
    const told = await ask<{ results: { answered: number } }>(asking, 'GET', `/api/v2/survey/${id}?type=results`);
    took.push(performance.now() - began);
    if (told.results.answered !== answersIn) throw new Error(`${told.results.answered} answers were told`);
  }
  // The first one compiles.
  return took.slice(1).sort((a, b) => a - b)[4] as number;
}

/** Headers of so many owners, each signed in. */
const owners = (superUrl: string): Promise<Headers[]> =>
  at(superUrl, async (db) => {
    const tokens = Array.from({ length: crowd }, newToken);
    const { rows } = await db.query<{ id: string; n: number }>(
      `with one as (
         insert into account (email) select 'odpovida' || n || '@luzicka.example' from generate_series(1, $1::int) n returning id
       ), numbered as (select id, row_number() over () as n from one), opened as (
         insert into session (account_id, token_hash, created_at, last_seen_at)
         select o.id, t.hash, now(), now() from numbered o join unnest($2::bytea[]) with ordinality t (hash, n) using (n)
       ), picked as (
         select id, row_number() over (order by id) as n from member where account_id is null and role = 'owner' limit $1
       )
       update member m set account_id = o.id, has_access = true, is_active = true
       from picked p join numbered o using (n) where m.id = p.id returning m.id, o.n`,
      [crowd, tokens.map(hashToken)],
    );
    if (rows.length < crowd) throw new Error(`only ${rows.length} may answer`);
    return rows.map(({ id, n }) => ({ authorization: `Bearer ${tokens[Number(n) - 1]}`, svj: id }));
  });

/** Milliseconds in which answers that came at one moment were stored: of nineteen in twenty, and of the slowest. */
export async function measureAnswering(asking: Asking, superUrl: string) {
  const s = await ask<Made>(asking, 'POST', '/api/v2/survey', form);
  const answers = s.questions.map((q, i) => ({ questionId: q.id, answers: [q.answers[i % choices.length]?.id] }));
  const people = await owners(superUrl);
  const one = async (headers: Headers, n: number): Promise<number> => {
    const code = `2345${[...String(1000 + n)].map((d) => codeSigns[Number(d)]).join('')}`;
    const began = performance.now();
    await ask({ address: asking.address, headers }, 'POST', `/api/v2/survey/${s.id}/vote/store`, { answers, code });
    return performance.now() - began;
  };
  const took = (await Promise.all(people.map(one))).sort((a, b) => a - b);
  return { p95: took[Math.ceil(took.length * 0.95) - 1] as number, most: took.at(-1) as number };
}
