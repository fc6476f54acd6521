import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { dayIn, showMoment } from '#contract/base/time/dates.ts';
import { surveys } from '#contract/surveys/endpoints.ts';
import { surveyPeople } from '#contract/surveys/endpoints-people.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aBoardHouse, inDays } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import {
  aCode,
  aDraft,
  answers,
  aSurvey,
  aSurveyForm,
  asked,
  editedSurvey,
  neighbours,
  repliesTo,
  resultsOf,
} from '#house/surveys.ts';
import { aVotingHouse } from '#house/votes.ts';
import { goOnIfDue, goOnWithAll } from './jobs.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
let people: Person[];
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
  people = await neighbours(house, 14);
});
afterAll(() => portal.close());

const person = (n: number) => people[n] as Person;
async function later<T>(days: number, run: () => Promise<T>): Promise<T> {
  const before = portal.clock.now;
  portal.clock.now = new Date(inDays(portal, days));
  try {
    return await run();
  } finally {
    portal.clock.now = before;
  }
}
const one = (who: Person, id: number) => who.asks(surveys.one, { id });

describe('a draft', () => {
  it('may lack what a survey needs, starts only when it has it, and says what is missing where', async () => {
    const draft = await aDraft(chair, { name: 'Prádelna', dateTo: null, questions: [asked('', ['', 'Ano'])] });
    expect(draft).toMatchObject({ status: 'concept', resultState: 'notStarted', mine: [], may: { start: true } });
    expect(await chair.refused(surveys.start, { id: draft.id, updatedAt: draft.updatedAt })).toMatchObject({
      ...{ code: 422, key: 'SURVEY.ERRORS.INCOMPLETE' },
      errors: {
        dateTo: 'SURVEY.ERRORS.END_MISSING',
        'questions.0.name': 'SURVEY.ERRORS.QUESTION_EMPTY',
        'questions.0.answers.0.name': 'SURVEY.ERRORS.ANSWER_EMPTY',
      },
    });
    const [question] = draft.questions;
    const questions = [{ ...question, name: 'Perete?' }, asked('Jak často?', ['Denně'])];
    const change = editedSurvey(draft, { dateTo: inDays(portal, 3), questions });
    const changed = await chair.asks(surveys.update, change as never);
    // What stays keeps its id.
    expect(changed.questions.map((q) => [q.name, q.id === question?.id])).toEqual([
      ['Perete?', true],
      ['Jak často?', false],
    ]);
    await chair.asks(surveys.removeAnswer, { id: changed.questions[0]?.answers[0]?.id as number });
    const { updatedAt, questions: left } = await one(chair, draft.id);
    expect(left[0]?.answers.map((a) => a.name)).toEqual(['Ano']);
    expect(await chair.refused(surveys.start, { id: draft.id, updatedAt: changed.updatedAt })).toMatchObject({
      code: 409,
    });
    const started = await chair.asks(surveys.start, { id: draft.id, updatedAt });
    expect(started).toMatchObject({ status: 'active', ahead: false, may: { start: false, answer: true } });
    const gone = { id: started.questions[0]?.answers[0]?.id as number };
    expect((await chair.refused(surveys.removeAnswer, gone)).key).toBe('SURVEY.ERRORS.NOT_DRAFT');
    expect((await chair.refused(surveys.removeAnswer, { id: 987_654 })).key).toBe('SURVEY.ANSWER_NOT_FOUND');
  });

  it('is made once under a key, refused with more than may be asked, and never takes questions of another', async () => {
    const me = chair.under(randomUUID());
    const first = await me.asks(surveys.create, aSurveyForm(portal));
    expect((await me.asks(surveys.create, aSurveyForm(portal))).id).toBe(first.id);
    const many = Array.from({ length: 500 }, () => asked('Proč?', ['Proto']));
    expect((await chair.refused(surveys.create, aSurveyForm(portal, { questions: many }))).code).toBe(400);
    const other = await aDraft(chair, { questions: first.questions });
    expect(other.questions[0]?.id).not.toBe(first.questions[0]?.id);
    expect((await one(chair, first.id)).questions).toEqual(first.questions);
    const gone = { audience: [{ kind: 'unit', id: 987_654_321 }] };
    expect((await chair.refused(surveys.create, aSurveyForm(portal, gone))).key).toBe('SURVEY.ERRORS.AUDIENCE_UNKNOWN');
  });
});

describe('a survey that runs', () => {
  it('is answered once, and the number that came is all that anybody reads until the end', async () => {
    const s = await aSurvey(chair, { publishing: 'afterAnswer' });
    expect(s).toMatchObject({ status: 'active', answeredCount: 0, expectedCount: 15, resultState: 'afterEnd' });
    const mine = await answers(person(0), s, [1]);
    expect(mine).toMatchObject({
      answeredCount: 1,
      toAnswer: false,
      mine: [{ state: 'answered' }],
      resultState: 'afterEnd',
    });
    for (const who of [person(0), person(1), chair]) {
      const told = await who.asks(surveys.one, { id: s.id, type: 'results' });
      expect([told.results, told.answeredCount]).toEqual([null, 1]);
      expect((await who.refused(surveyPeople.codes, { id: s.id })).key).toBe('SURVEY.ERRORS.NOT_SHOWN');
      expect((await who.refused(surveyPeople.sheets, { id: s.id })).key).toBe('SURVEY.ERRORS.ANONYMOUS');
    }
    const { statistics } = await chair.asks(surveys.one, { id: s.id, type: 'statistics' });
    expect(statistics).toEqual({ expected: 15, answered: 1, online: 1, paper: 0, percent: 6.67, days: null });
  });

  it('is answered once from two tabs at once', async () => {
    const s = await aSurvey(chair);
    const tabs = [0, 1, 2].map((n) =>
      person(0).call(surveys.store, { id: s.id, code: aCode(), answers: repliesTo(s, [n]) }),
    );
    const statuses = (await Promise.all(tabs)).map((t) => t.status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
    expect((await one(chair, s.id)).answeredCount).toBe(1);
    const again = { id: s.id, code: aCode(), answers: repliesTo(s, [0]) };
    expect((await person(0).refused(surveys.store, again)).key).toBe('SURVEY.ERRORS.ANSWERED');
  });

  it('takes no answers to another question, another option or none, and no words where none are asked for', async () => {
    const other = await aSurvey(chair);
    const s = await aSurvey(chair, {
      questions: [asked('Kdy?', ['Ráno', 'Večer']), asked('Proč?', [], { otherAnswer: true })],
    });
    const [when, why] = s.questions.map((q) => q.id);
    const code = aCode();
    const foreign = other.questions[0]?.answers[0]?.id as number;
    const tries = [
      [[{ questionId: when, answers: [foreign] }], 'UNKNOWN_ANSWER'],
      [[{ questionId: other.questions[0]?.id, answers: [foreign] }], 'UNKNOWN_ANSWER'],
      [[{ questionId: when, answers: s.questions[0]?.answers.map((a) => a.id) }], 'ONE_ANSWER'],
      [[{ questionId: when, other: 'jindy' }], 'UNKNOWN_ANSWER'],
      [[{ questionId: why, other: 'protože' }], 'REQUIRED'],
    ] as const;
    for (const [replies, why] of tries)
      expect((await person(1).refused(surveys.store, { id: s.id, code, answers: replies })).key).toBe(
        `SURVEY.ERRORS.${why}`,
      );
    const long = [{ questionId: why, other: 'x'.repeat(1001) }];
    expect((await person(1).refused(surveys.store, { id: s.id, code, answers: long })).code).toBe(400);
    expect((await person(1).refused(surveys.store, { id: s.id, answers: repliesTo(s, [0, 'x']) })).key).toBe(
      'SURVEY.ERRORS.CODE',
    );
    // Nothing of what was refused is kept: they may still answer.
    expect((await answers(person(1), s, [0, 'x'.repeat(1000)])).answeredCount).toBe(1);
  });

  it('begins when it says and ends when it says, whatever the job has done by then', async () => {
    const s = await aSurvey(chair, { dateFrom: inDays(portal, 2), dateTo: inDays(portal, 4) });
    expect(s).toMatchObject({ status: 'active', ahead: true, toAnswer: false });
    const input = { id: s.id, code: aCode(), answers: repliesTo(s, [0]) };
    expect(await person(0).refused(surveys.store, input)).toMatchObject({ code: 422, key: 'SURVEY.ERRORS.AHEAD' });
    await later(2, () => answers(person(0), s, [0]));
    await later(4, async () => {
      expect(await person(1).refused(surveys.store, input)).toMatchObject({ code: 422, key: 'SURVEY.ERRORS.ENDED' });
      expect(await one(chair, s.id)).toMatchObject({ status: 'finished', resultState: 'afterEnd', answeredCount: 1 });
      await goOnWithAll(portal);
      expect(await one(chair, s.id)).toMatchObject({ status: 'finished', resultState: 'shown', finishedAt: s.dateTo });
    });
  });

  it('changes only its description and a later end', async () => {
    const s = await aSurvey(chair);
    const keep = (change: object) => chair.refused(surveys.update, editedSurvey(s, change));
    for (const change of [
      { name: 'Jinak' },
      { anonymous: false },
      { publishing: 'committee' },
      { toPublic: false },
      { questions: [asked('Jiná?', ['Ano'])] },
      { questions: [{ ...s.questions[0], answers: s.questions[0]?.answers.slice(1) }] },
      { audience: [{ kind: 'role', role: 'owner' }] },
    ])
      expect(await keep(change)).toMatchObject({ code: 422, key: 'SURVEY.ERRORS.RUNNING' });
    expect((await keep({ dateTo: inDays(portal, 5) })).key).toBe('SURVEY.ERRORS.END_EARLIER');
    const longer = editedSurvey(s, { dateTo: inDays(portal, 20), description: '<p>Prodlouženo.</p>' });
    const changed = await chair.asks(surveys.update, longer as never);
    expect(changed).toMatchObject({ dateTo: inDays(portal, 20), description: '<p>Prodlouženo.</p>' });
    expect((await keep({ description: '<p>Pozdě.</p>' })).code).toBe(409);
    const ended = await chair.asks(surveys.finish, { id: s.id });
    expect((await chair.refused(surveys.update, editedSurvey(ended))).key).toBe('SURVEY.ERRORS.ENDED');
    expect((await chair.refused(surveys.finish, { id: s.id })).key).toBe('SURVEY.ERRORS.NOT_RUNNING');
  });

  it('is not answered by whoever left, nor by whom it is not for', async () => {
    const h = await aBoardHouse(portal);
    const s = await aSurvey(h.chair, h.for16);
    expect(s).toMatchObject({ everyone: false, expectedCount: 1, mine: [] });
    const input = { id: s.id, code: aCode(), answers: repliesTo(s, [0]) };
    expect((await h.bedrich.refused(surveys.store, input)).code).toBe(404);
    expect((await h.chair.refused(surveys.store, input)).key).toBe('SURVEY.ERRORS.NOT_FOR_YOU');
    await answers(h.alena, s, [0]);
    const left = await h.house.owner();
    await h.house.inside((db) => db.execute(`update member set archived_at = now() where id = ${left.memberId}`));
    expect((await left.refused(surveys.store, input)).code).toBe(403);
  });
});

it('its list says of each how many it is for as its own page does, whomever it is for and however it is answered', async () => {
  const h = await aBoardHouse(portal);
  const owners = { kind: 'role', role: 'owner' };
  const [unit, entrance] = [
    { kind: 'unit', id: h.ids.u14 },
    { kind: 'entrance', id: h.ids.e16 },
  ];
  const aims: object[] = [
    {},
    { toPublic: false },
    h.for16,
    { audience: [owners] },
    { audience: [owners], toPublic: false },
  ];
  aims.push({ audience: [unit] }, { audience: [unit, entrance, { kind: 'role', role: 'mayorCommittee' }] });
  const made = new Map<number, number>();
  for (const aim of aims)
    for (const answering of ['member', 'unit']) {
      const s = await aSurvey(h.chair, { ...aim, answering });
      made.set(s.id, s.expectedCount);
    }
  const listed = (await h.chair.asks(surveys.list, { sizePerPage: 'all' })).surveys.filter((s) => made.has(s.id));
  expect(new Map(listed.map((s) => [s.id, s.expectedCount]))).toEqual(made);
  expect(new Set(made.values()).size).toBeGreaterThan(2);
});

describe('one answer a unit', () => {
  it('holds whoever of it comes first, and the others of the unit are told who it was', async () => {
    const h = await aHouse(portal);
    const chairOf = await h.chair();
    const [jana, petr, eva] = [await h.owner({ lastName: 'Janová' }), await h.owner(), await h.owner()];
    const shared = await h.unit(
      chairOf,
      '1',
      [1, 2],
      [{ memberIds: [jana.memberId as number, petr.memberId as number] }],
    );
    const own = await h.unit(chairOf, '2', [1, 2], [{ memberIds: [eva.memberId as number] }]);
    const s = await aSurvey(chairOf, { answering: 'unit' });
    expect(s).toMatchObject({ expectedCount: 2, mine: [] });
    expect((await one(petr, s.id)).mine).toEqual([{ unitId: shared.id, unit: '1', state: 'waiting', by: null }]);
    const input = { id: s.id, code: aCode(), answers: repliesTo(s, [0]) };
    expect((await petr.refused(surveys.store, input)).key).toBe('SURVEY.ERRORS.UNIT');
    expect((await petr.refused(surveys.store, { ...input, unitId: own.id })).key).toBe('SURVEY.ERRORS.UNIT');
    await answers(jana, s, [0], { unitId: shared.id });
    expect((await petr.refused(surveys.store, { ...input, unitId: shared.id })).key).toBe('SURVEY.ERRORS.ANSWERED');
    expect((await one(petr, s.id)).mine).toEqual([
      { unitId: shared.id, unit: '1', state: 'answered', by: 'Jan Janová' },
    ]);
    const { people, answeredCount } = await chairOf.asks(surveyPeople.people, { id: s.id });
    expect(people.map((p) => [p.units, p.state])).toEqual([
      ['1', 'answered'],
      ['2', 'waiting'],
    ]);
    expect(answeredCount).toBe(1);
  });
});

describe('what it came to', () => {
  it('counts every answer once, hides small counts and publishes all codes', async () => {
    const s = await aSurvey(chair, {
      questions: [
        asked('Kterou barvu?', ['Zelenou', 'Hnědou', 'Šedou']),
        asked('Co ještě?', ['Zvonky', 'Schránky'], { multiple: true, required: false }),
        asked('Slovy?', [], { otherAnswer: true, required: false }),
      ],
    });
    const codes: string[] = [];
    for (const [n, who] of people.slice(0, 13).entries()) {
      const code = aCode();
      codes.push(code);
      await answers(who, s, [n < 6 ? 0 : n < 12 ? 1 : 2, n < 11 ? [0, 1] : null, n < 5 ? `slovo ${n}` : null], {
        code,
      });
    }
    await chair.asks(surveys.finish, { id: s.id });
    const results = await resultsOf(person(13), s.id);
    expect(results?.answered).toBe(13);
    // Green, brown and the one grey: no number stands beside them, so none does.
    expect(results?.questions[0]).toMatchObject({ answered: 13, rows: [] });
    expect(results?.questions[1]?.rows.map((r) => [r.kind, r.count, r.percent])).toEqual([
      ['exact', 11, 100],
      ['exact', 11, 100],
    ]);
    expect(results?.questions[2]?.texts.map((t) => t.text).sort()).toEqual([0, 1, 2, 3, 4].map((n) => `slovo ${n}`));
    expect(results?.codes).toEqual([...codes].sort());
    expect((await person(13).asks(surveyPeople.codes, { id: s.id })).codes).toEqual([...codes].sort());
    expect(await one(chair, s.id)).toMatchObject({ answeredCount: 13, expectedCount: 15 });
  });

  it('of one for the committee goes no further, and its codes do', async () => {
    const s = await aSurvey(chair, { publishing: 'committee' });
    for (const who of people.slice(0, 5)) await answers(who, s, [0]);
    await chair.asks(surveys.finish, { id: s.id });
    expect((await resultsOf(chair, s.id))?.questions[0]?.rows[0]?.count).toBe(5);
    const told = await person(0).asks(surveys.one, { id: s.id, type: 'results' });
    expect([told.resultState, told.results]).toEqual(['committee', null]);
    expect((await person(0).asks(surveyPeople.codes, { id: s.id })).codes).toHaveLength(5);
  });

  it('with names says who to the committee, to others only where the author lets it', async () => {
    const s = await aSurvey(chair, { anonymous: false, publishing: 'afterAnswer' });
    expect((await resultsOf(person(0), s.id)) ?? 'nothing').toBe('nothing');
    await answers(person(0), s, [2]);
    const named = (await resultsOf(chair, s.id))?.questions[0]?.rows[2];
    expect(named).toMatchObject({ count: 1, people: [{ id: person(0).memberId }] });
    expect((await resultsOf(person(0), s.id))?.questions[0]?.rows[2]).toMatchObject({ count: 1, people: null });
    expect((await person(0).refused(surveyPeople.sheets, { id: s.id })).key).toBe('SURVEY.ERRORS.NOT_SHOWN');
    const { sheets } = await chair.asks(surveyPeople.sheets, { id: s.id });
    expect(sheets.map((x) => x.answers)).toEqual([
      [{ questionId: s.questions[0]?.id, answers: [s.questions[0]?.answers[2]?.id], other: null }],
    ]);
    const open = await aSurvey(chair, { anonymous: false, namesShown: true, publishing: 'afterAnswer' });
    await answers(person(1), open, [0]);
    expect((await resultsOf(person(1), open.id))?.questions[0]?.rows[0]?.people).toHaveLength(1);
    expect((await person(1).asks(surveyPeople.sheets, { id: open.id })).sheets).toHaveLength(1);
    // An anonymous one has no names to show, whatever its form says.
    expect((await aDraft(chair, { namesShown: true })).namesShown).toBe(false);
  });

  it('is the same when it is ended by hand and by two jobs at once', async () => {
    const s = await aSurvey(chair);
    for (const who of people.slice(0, 7)) await answers(who, s, [0]);
    await later(10, async () => {
      const about = { svj: house.id, id: s.id };
      await Promise.all([goOnIfDue(portal, about), goOnIfDue(portal, about), chair.call(surveys.finish, { id: s.id })]);
      expect((await resultsOf(chair, s.id))?.answered).toBe(7);
    });
  });
});

it('lists have counts of all tabs, and the menu those that run and those that wait', async () => {
  const h = await aHouse(portal);
  const [c, ann] = [await h.chair(), await h.owner()];
  const [draft, running, other] = [await aDraft(c), await aSurvey(c), await aSurvey(c, { name: 'Druhá' })];
  await c.asks(surveys.finish, { id: other.id });
  const counts = { surveyCount: 3, activeCount: 1, conceptCount: 1, finishedCount: 1, toAnswerCount: 1 };
  expect(await c.asks(surveys.list, {})).toMatchObject({ ...counts, total: 3 });
  const list = await ann.asks(surveys.list, {});
  expect(list).toMatchObject({ ...counts, surveyCount: 2, conceptCount: 0, total: 2 });
  expect(list.surveys.map((r) => [r.id, r.toAnswer, r.questionCount, r.expectedCount])).toEqual(
    expect.arrayContaining([
      [running.id, true, 1, 2],
      [other.id, false, 1, 2],
    ]),
  );
  for (const tab of ['active', 'finished', 'concept'] as const)
    expect((await c.asks(surveys.list, { tab })).surveys.map((r) => r.id)).toEqual([
      { active: running, finished: other, concept: draft }[tab].id,
    ]);
  expect((await ann.asks(association.mine, {})).surveysCount).toBe(1);
  expect((await c.asks(surveys.search, { text: 'druha' })).surveys.map((x) => x.id)).toEqual([other.id]);
  expect((await c.asks(surveys.list, { filters: JSON.stringify({ text: 'druh' }) as never })).total).toBe(1);
  const ended = (from: string, to: string) =>
    c.asks(surveys.list, { filters: JSON.stringify({ from, to }) as never }).then(({ total }) => total);
  const end = dayIn(new Date(running.dateTo as string));
  expect([await ended(end, end), await ended('2020-01-01', dayIn(portal.clock.now))]).toEqual([3, 0]);
  await answers(ann, running, [0]);
  const filters = JSON.stringify({ toAnswer: true }) as never;
  expect((await ann.asks(surveys.list, { filters })).total).toBe(0);
  const answered = async (who: Person) => (await who.asks(surveys.list, {})).surveys.map((r) => [r.id, r.hasAnswered]);
  expect(await answered(ann)).toEqual(
    expect.arrayContaining([
      [running.id, true],
      [other.id, false],
    ]),
  );
  expect((await answered(c)).every(([, took]) => took === false)).toBe(true);
  await c.asks(surveys.remove, { id: running.id });
  expect((await ann.refused(surveys.one, { id: running.id })).key).toBe('SURVEY.NOT_FOUND');
  expect(await h.count('survey_part')).toBe(0);
});

it('with one answer a unit is read also by exact shares, by whoever reads names', async () => {
  const { chair, alena, jan, petr } = await aVotingHouse(portal);
  const s = await aSurvey(chair, { anonymous: false, answering: 'unit' });
  const unitsOf = async (who: Person) => (await who.asks(surveys.one, { id: s.id })).mine.map((m) => m.unitId);
  for (const [who, place] of [
    [alena, 0],
    [jan, 1],
    [petr, 1],
  ] as const)
    for (const unitId of await unitsOf(who)) await answers(who, s, [place], { unitId });
  await chair.asks(surveys.finish, { id: s.id });
  const told = (await resultsOf(chair, s.id))?.questions[0];
  expect([told?.shares, told?.rows.map((r) => [r.count, r.share])]).toEqual([
    100,
    [
      [1, 50],
      [3, 50],
      [0, 0],
    ],
  ]);
  // A share names a unit: whoever reads no names reads counts alone.
  const plain = (await resultsOf(alena, s.id))?.questions[0];
  expect([plain?.shares, plain?.rows.map((r) => [r.count, r.share])]).toEqual([
    null,
    [
      [1, null],
      [3, null],
      [0, null],
    ],
  ]);
});

describe('kinds of questions', () => {
  const dates = ['2026-12-05T08:00:00Z', '2026-12-12T08:00:00Z'];
  const said = (n: number) => showMoment(new Date(dates[n] as string));
  const when = { name: 'Kdy?', kind: 'dates', multiple: true, answers: dates.map((at) => ({ at })) } as const;
  const how = {
    ...asked('Jak jste spokojeni?', ['1', '2', '3']),
    kind: 'scale',
    multiple: true,
    otherAnswer: true,
  } as const;

  it('keep what they are: the words of a date follow from it, and a scale has one answer of those offered', async () => {
    const s = await aSurvey(chair, { anonymous: false, questions: [when, how] });
    expect(s.questions.map((q) => [q.kind, q.multiple, q.otherAnswer, q.answers.map((a) => [a.name, a.at])])).toEqual([
      [
        'dates',
        true,
        false,
        [
          [said(0), '2026-12-05T08:00:00.000Z'],
          [said(1), '2026-12-12T08:00:00.000Z'],
        ],
      ],
      ['scale', false, false, ['1', '2', '3'].map((step) => [step, null])],
    ]);
    // Sent back as it is, it is no other survey.
    await chair.asks(surveys.update, editedSurvey(s, { description: '<p>Jinak</p>' }));
    const moved = s.questions.map((q) => ({ ...q, answers: q.answers.map((a) => ({ ...a, at: a.at && dates[1] })) }));
    const again = await chair.asks(surveys.one, { id: s.id });
    const refused = await chair.refused(surveys.update, editedSurvey(again, { questions: moved as never }));
    expect(refused.key).toBe('SURVEY.ERRORS.RUNNING');
    await answers(people[0] as Person, s, [[0, 1], 2]);
    expect((await resultsOf(chair, s.id))?.questions.map((q) => q.rows.map((r) => r.count))).toEqual([
      [1, 1],
      [0, 0, 1],
    ]);
  });

  it('lack a date that is not said, and one that is said twice', async () => {
    const [first] = dates as [string];
    const draft = await aDraft(chair, {
      questions: [{ ...when, answers: [{ at: first }, { at: null }, { at: first }] }],
    });
    const refused = await chair.refused(surveys.start, { id: draft.id, updatedAt: draft.updatedAt });
    expect(refused.key).toBe('SURVEY.ERRORS.INCOMPLETE');
    expect(draft.questions[0]?.answers.map((a) => a.name)).toEqual([said(0), '', said(0)]);
  });

  it('are put in order in a survey with names alone, whole, and told by middle places', async () => {
    const order = {
      ...asked('Co dřív?', ['Dveře', 'Dvůr', 'Střecha']),
      kind: 'order',
      multiple: true,
      otherAnswer: true,
    };
    const draft = await aDraft(chair, { questions: [order] });
    const refused = await chair.refused(surveys.start, { id: draft.id, updatedAt: draft.updatedAt });
    expect(refused.errors).toEqual({ 'questions.0.kind': 'SURVEY.ERRORS.ORDER_ANONYMOUS' });
    const s = await aSurvey(chair, { anonymous: false, questions: [order] });
    expect(s.questions[0]).toMatchObject({ kind: 'order', multiple: false, otherAnswer: false });
    const part = { id: s.id, answers: repliesTo(s, [[2, 0]]) };
    expect((await person(0).refused(surveys.store, part)).key).toBe('SURVEY.ERRORS.WHOLE_ORDER');
    await answers(person(0), s, [[2, 0, 1]]);
    await answers(person(1), s, [[0, 2, 1]]);
    await answers(person(2), s, [[2, 1, 0]]);
    expect((await resultsOf(chair, s.id))?.questions[0]?.rows.map((r) => [r.count, r.place])).toEqual([
      [1, 2],
      [0, 2.67],
      [2, 1.33],
    ]);
    const { sheets } = await chair.asks(surveyPeople.sheets, { id: s.id });
    const ids = s.questions[0]?.answers.map((a) => a.id) as number[];
    expect(sheets.map((x) => x.answers[0]?.answers.map((id) => ids.indexOf(id)))).toContainEqual([2, 0, 1]);
  });
});
