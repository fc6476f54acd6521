import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
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
/** Milliseconds in which a crowd answers that does not press at the very same moment. */
export const spreadOver = 2000;
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

/** One request on a connection that stays open, as a page has it; milliseconds until the whole answer came. */
function took(agent: Agent, { address, headers }: Asking, path: string, body?: string): Promise<number> {
  const began = performance.now();
  return new Promise((done, failed) => {
    const sent = request(
      new URL(path, address),
      {
        agent,
        method: body ? 'POST' : 'GET',
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      },
      (reply) => {
        reply.resume();
        reply.on('end', () =>
          reply.statusCode === 200
            ? done(performance.now() - began)
            : failed(new Error(`${path} answered ${reply.statusCode}`)),
        );
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}

const at95 = (all: number[]): number => all.sort((a, b) => a - b)[Math.ceil(all.length * 0.95) - 1] as number;

export type Answering = { opened: number; p95: number; most: number };

/**
 * Milliseconds of answers to one survey by all those people within so many milliseconds, 0 is one moment. They have it open: all
 * of them asked for it before, at one moment too, and on those connections they answer.
 */
async function answerAll(asking: Asking, people: readonly Headers[], within: number): Promise<Answering> {
  const s = await ask<Made>(asking, 'POST', '/api/v2/survey', form);
  const answers = s.questions.map((q, i) => ({ questionId: q.id, answers: [q.answers[i % choices.length]?.id] }));
  const agent = new Agent({ keepAlive: true, maxSockets: people.length, maxFreeSockets: people.length });
  const of = (headers: Headers) => ({ address: asking.address, headers });
  try {
    const opened = await Promise.all(people.map((who) => took(agent, of(who), `/api/v2/survey/${s.id}`)));
    const stored = await Promise.all(
      people.map(async (who, n) => {
        const code = `2345${[...String(1000 + n)].map((d) => codeSigns[Number(d)]).join('')}`;
        if (within > 0) await sleep((n * within) / people.length);
        return took(agent, of(who), `/api/v2/survey/${s.id}/vote/store`, JSON.stringify({ answers, code }));
      }),
    );
    const { answeredCount } = await ask<{ answeredCount: number }>(asking, 'GET', `/api/v2/survey/${s.id}`);
    if (answeredCount !== people.length) throw new Error(`${answeredCount} answers are kept`);
    return { opened: at95(opened), p95: at95(stored), most: Math.max(...stored) };
  } finally {
    agent.destroy();
  }
}

const rounds = 7;
/** The round of the middle; the first one compiles. */
async function middleOf(one: () => Promise<Answering>): Promise<{ first: Answering; middle: Answering }> {
  const all: Answering[] = [];
  for (let n = 0; n < rounds; n += 1) all.push(await one());
  const [first] = all as [Answering];
  return { first, middle: all.slice(1).sort((a, b) => a.p95 - b.p95)[Math.floor((rounds - 1) / 2)] as Answering };
}

/** Answers of a crowd at one moment, and those of the same people within two seconds. */
export async function measureAnswering(asking: Asking, superUrl: string) {
  const people = await owners(superUrl);
  const atOnce = await middleOf(() => answerAll(asking, people, 0));
  const spread = await middleOf(() => answerAll(asking, people, spreadOver));
  return { atOnce, spread };
}
