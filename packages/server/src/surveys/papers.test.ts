import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { surveys } from '#contract/surveys/endpoints.ts';
import { surveyPaper, surveyPeople } from '#contract/surveys/endpoints-people.ts';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aCode, answers, aSurvey, asked, neighbours, repliesTo, resultsOf } from '#house/surveys.ts';

const wordsOf = async (bytes: Buffer): Promise<string> => (await readPdf(bytes)).pages.join('\n');

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
let people: Person[];
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
  people = await neighbours(house, 8);
});
afterAll(() => portal.close());

const idOf = (n: number) => (people[n] as Person).memberId as number;
const gives = (s: SurveyDetail, ...users: number[]) =>
  chair.asks(surveyPaper.voteTickets, { id: s.id, users: users.map(idOf) });
const types = (s: SurveyDetail, choice: number, more: object = {}) =>
  chair.asks(surveyPaper.record, { id: s.id, answers: repliesTo(s, [choice]), ...more });
const typesNot = (s: SurveyDetail, more: object = {}) =>
  chair.refused(surveyPaper.record, { id: s.id, answers: repliesTo(s, [0]), ...more });

it('printed results say the counts of the screen, and of an anonymous survey no small ones', async () => {
  const printedOf = async (s: SurveyDetail) => {
    await chair.asks(surveys.finish, { id: s.id });
    const { url } = await chair.asks(surveyPaper.print, { id: s.id, what: 'results' });
    const { rawPayload } = await portal.app.inject({ url, headers: chair.headers() });
    return (await wordsOf(rawPayload)).replace(/\s+/g, ' ');
  };
  const named = await aSurvey(chair, { anonymous: false });
  for (const [n, choice] of [0, 0, 0, 1, 1].entries()) await answers(people[n] as Person, named, [choice]);
  const open = await printedOf(named);
  for (const words of [
    'Barva dveří: výsledky',
    'Počet odpovědí: 5',
    'Zelenou 3 (60 %)',
    'Hnědou 2 (40 %)',
    'Šedou 0 (0 %)',
  ])
    expect(open).toContain(words);

  const hidden = await aSurvey(chair);
  for (const [n, choice] of [0, 0, 0, 0, 0, 0, 1].entries()) await answers(people[n] as Person, hidden, [choice]);
  const closed = await printedOf(hidden);
  expect((await resultsOf(chair, hidden.id))?.answered).toBe(7);
  expect(closed).toContain('Počet odpovědí: 7');
  expect(closed).toContain('Víc se neukazuje: z malých počtů by se dalo poznat, kdo jak odpověděl.');
  // Neither the one nor the six, which would tell the one.
  expect(closed).not.toMatch(/Zelenou|Hnědou|%/);
});

describe('papers of an anonymous survey', () => {
  it('carry no name, are typed in without any, and never more of them than were given out', async () => {
    const s = await aSurvey(chair);
    expect((await typesNot(s)).key).toBe('SURVEY.ERRORS.NO_PAPERS');
    const pdf = Buffer.from(String(await gives(s, 0, 1)), 'base64');
    const printed = await wordsOf(pdf);
    expect(printed).toContain('Barva dveří');
    expect(printed).toMatch(/[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/);
    expect(printed).not.toContain('Soused');
    expect((await types(s, 0, { code: 'K7QM-2XPA' })).papers).toEqual({ given: 2, recorded: 1 });
    expect(await types(s, 1)).toMatchObject({ papers: { given: 2, recorded: 2 }, answeredCount: 2 });
    expect((await typesNot(s)).key).toBe('SURVEY.ERRORS.NO_PAPERS');
    const deeds = await house.inside(async (db) => {
      const { rows } = await db.execute<{ verb: string }>(
        sql`select verb from activity where svj_id = ${house.id} and noun = 'survey' and noun_id = ${s.id} order by id`,
      );
      return rows.map((r) => r.verb);
    });
    expect(deeds).toEqual(['create', 'start', 'print']);
    for (let n = 2; n < 7; n += 1) await answers(people[n] as Person, s, [0]);
    await chair.asks(surveys.finish, { id: s.id });
    const results = await resultsOf(chair, s.id);
    expect([results?.answered, results?.codes?.length, results?.codes?.includes('K7QM2XPA')]).toEqual([7, 7, true]);
    const { statistics } = await chair.asks(surveys.one, { id: s.id, type: 'statistics' });
    expect(statistics).toMatchObject({ answered: 7, online: 5, paper: 2 });
  });

  it('are what whoever got one answers on, until it comes back empty', async () => {
    const s = await aSurvey(chair);
    const ann = people[0] as Person;
    await gives(s, 0);
    expect((await ann.asks(surveys.one, { id: s.id })).mine).toMatchObject([{ state: 'paper' }]);
    const input = { id: s.id, code: aCode(), answers: repliesTo(s, [0]) };
    expect((await ann.refused(surveys.store, input)).key).toBe('SURVEY.ERRORS.ON_PAPER');
    await chair.asks(surveyPaper.takeBack, { id: s.id, users: [idOf(0)] });
    await answers(ann, s, [0]);
    // Whoever has answered gets none.
    expect((await chair.refused(surveyPaper.voteTickets, { id: s.id, users: [idOf(0)] })).key).toBe(
      'SURVEY.ERRORS.NOBODY_LEFT',
    );
    await gives(s, 1);
    await types(s, 0);
    expect((await chair.refused(surveyPaper.takeBack, { id: s.id, users: [idOf(1)] })).key).toBe(
      'SURVEY.ERRORS.PAPER_GIVEN',
    );
    expect((await chair.asks(surveyPeople.people, { id: s.id })).paperCount).toBe(1);
  });
});

describe('papers of a survey with names', () => {
  it('are typed in by the name on them, once', async () => {
    const s = await aSurvey(chair, { anonymous: false });
    const printed = await wordsOf(Buffer.from(String(await gives(s, 3)), 'base64'));
    expect(printed).toContain('Jan Soused');
    expect((await typesNot(s)).key).toBe('SURVEY.ERRORS.NO_PAPERS');
    expect((await typesNot(s, { whoId: idOf(4) })).key).toBe('SURVEY.ERRORS.NO_PAPERS');
    expect((await types(s, 2, { whoId: idOf(3) })).papers).toEqual({ given: 1, recorded: 1 });
    expect((await typesNot(s, { whoId: idOf(3) })).key).toBe('SURVEY.ERRORS.ANSWERED');
    const { sheets } = await chair.asks(surveyPeople.sheets, { id: s.id });
    expect(sheets.map((x) => x.paper)).toEqual([true]);
    await chair.asks(surveys.finish, { id: s.id });
    expect((await typesNot(s, { whoId: idOf(4) })).key).toBe('SURVEY.ERRORS.ENDED');
  });
});

it('of an ordering asks for places in squares, and is typed in as a whole order', async () => {
  const question = asked('Co opravit dřív?', ['Okna', 'Dveře', 'Střecha'], { kind: 'order', multiple: true });
  const s = await aSurvey(chair, { anonymous: false, questions: [question] });
  const printed = await wordsOf(Buffer.from(String(await gives(s, 3)), 'base64'));
  expect(printed.replace(/\s+/g, ' ')).toContain('Do čtverečků napište pořadí');
  const sent = (order: number[]) => ({ id: s.id, answers: repliesTo(s, [order]), whoId: idOf(3) });
  expect((await chair.refused(surveyPaper.record, sent([1, 0]))).key).toBe('SURVEY.ERRORS.WHOLE_ORDER');
  await chair.asks(surveyPaper.record, sent([1, 2, 0]));
  const rows = (await resultsOf(chair, s.id))?.questions[0]?.rows;
  expect(rows?.map((r) => r.place)).toEqual([3, 1, 2]);
});

it('more papers than fit an answer come by an address, each once', async () => {
  const h = await aHouse(portal);
  const c = await h.chair();
  await neighbours(h, 52);
  const s = await aSurvey(c, { anonymous: false });
  const told = (await c.asks(surveyPaper.voteTickets, { id: s.id })) as { url: string; total: number };
  expect(told.total).toBe(53);
  const pdf = await portal.app.inject({ url: told.url, headers: c.headers() });
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await wordsOf(pdf.rawPayload)).split('Předsedová').length - 1).toBe(1);
}, 60_000);
