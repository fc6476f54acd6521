import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { files } from '#contract/base/files/files.ts';
import { surveys } from '#contract/surveys/endpoints.ts';
import { surveyPaper, surveyPeople } from '#contract/surveys/endpoints-people.ts';
import { aHouse, anAdmin, nobody, type Person } from '#house/house.ts';
import { aBoardHouse, type BoardHouse } from '#house/messages.ts';
import { wordsOfPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { ticketFor } from '#house/seen-doors.ts';
import { fetched, uploads } from '#house/sending-files.ts';
import { aCode, aDraft, answers, aSurvey, aSurveyForm, editedSurvey, repliesTo, resultsOf } from '#house/surveys.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const kinds = ['house', 'e16', 'committee', 'draft'] as const;
type Kind = (typeof kinds)[number];
type Four = Record<Kind, { id: number; fileId: number }>;

/** Four surveys with a word that the search finds each by, and a file in each. */
async function fourSurveys(h: BoardHouse): Promise<Four> {
  const aims = { house: {}, e16: h.for16, committee: { toPublic: false }, draft: { concept: true } };
  const made: Partial<Four> = {};
  for (const kind of kinds) {
    const file = await uploads(h.chair, `${kind}.txt`, `soubor ${kind}`);
    const s = await aSurvey(h.chair, { name: `Průzkum ${kind}`, fileIds: [file.id], ...aims[kind] });
    made[kind] = { id: s.id, fileId: file.id };
  }
  return made as Four;
}

/** Whatever is done with one that is not there for the asker: exactly as with one that does not exist. */
async function closedTo(who: Person, { id }: { id: number }): Promise<void> {
  const tries: [Endpoint, object][] = [
    [surveys.one, {}],
    [surveys.one, { type: 'results' }],
    [surveys.one, { type: 'statistics' }],
    [surveys.store, { code: aCode(), answers: [] }],
    [surveyPeople.codes, {}],
    [surveyPeople.sheets, {}],
    [surveyPaper.print, { what: 'survey' }],
  ];
  for (const [call, input] of tries) {
    const there = await who.refused(call, { ...input, id });
    expect(there, call.path).toEqual(await who.refused(call, { ...input, id: 999_999 }));
    expect([there.code, there.key]).toEqual([404, 'SURVEY.NOT_FOUND']);
  }
}

/** Which of the four somebody meets in each of the places; every place must say the same. */
async function met(who: Person, four: Four): Promise<string[]> {
  const of = (names: string[]) => kinds.filter((k) => names.includes(`Průzkum ${k}`));
  const list = await who.asks(surveys.list, {});
  const rows = (await who.asks(surveys.rows, { sizePerPage: 'all' })).surveys.map((s) => s.name);
  const found = (await who.asks(surveys.search, { text: 'pruzkum' })).surveys.map((s) => s.title);
  const opened: string[] = [];
  for (const kind of kinds) {
    const answer = await who.call(surveys.one, { id: four[kind].id });
    if (answer.status === 200) opened.push(`Průzkum ${kind}`);
    else await closedTo(who, four[kind]);
  }
  expect(list.surveyCount).toBe(list.surveys.length);
  expect((await who.asks(association.mine, {})).surveysCount).toBe(list.activeCount);
  for (const names of [list.surveys.map((s) => s.name), rows, found]) expect(of(names)).toEqual(of(opened));
  return of(opened);
}

describe('who meets a survey', () => {
  it('is said alike by lists, counts, pages, search and whatever is done with them, of every default role', async () => {
    const h = await aBoardHouse(portal);
    const four = await fourSurveys(h);
    // Roles of one set of rights are alike: the access walk shows it.
    for (const role of [
      'mayorCommittee',
      'community_manager',
      'auditMayor',
      'inspector',
      'owner',
      'company',
      'neighbour',
    ] as const) {
      const who = role === 'mayorCommittee' ? h.chair : await h.house.person({ role });
      const seen = await met(who, four);
      const administers = (await who.asks(surveys.one, { id: four.house.id })).may.finish;
      // The audit reads, what is for everybody, as owners do.
      expect({ role, seen }).toEqual({ role, seen: administers ? [...kinds] : ['house'] });
    }
  }, 120_000);

  it('follows where people belong: the entrance, the other one, a renter in it', async () => {
    const h = await aBoardHouse(portal);
    const four = await fourSurveys(h);
    expect(await met(h.alena, four)).toEqual(['house', 'e16']);
    expect(await met(h.bedrich, four)).toEqual(['house']);
    const renter = await h.house.person({ role: 'neighbour' });
    await h.house.inside((db) =>
      db.execute(sql`
        insert into unit_person (svj_id, unit_id, member_id, relation)
        values (${h.house.id}, ${h.ids.u16}, ${renter.memberId}, 'rents')`),
    );
    expect(await met(renter, four)).toEqual(['house', 'e16']);
    const s = await renter.asks(surveys.one, { id: four.e16.id });
    expect(await answers(renter, s, [0])).toMatchObject({ mine: [{ state: 'answered' }] });
  });

  it('opens no file of one that is not theirs, and none that is not public', async () => {
    const h = await aBoardHouse(portal);
    const four = await fourSurveys(h);
    const opened = async (who: Person, ids: readonly number[]) => {
      const statuses: number[] = [];
      // Only the right decides: whoever asks holds an address, as if somebody had given them the id.
      for (const id of ids)
        statuses.push((await fetched(portal, await ticketFor(who, files.download.path, { id }))).statusCode);
      return statuses;
    };
    const all = kinds.map((kind) => four[kind].fileId);
    expect(await opened(h.chair, all)).toEqual([200, 200, 200, 200]);
    expect(await opened(h.alena, all)).toEqual([200, 200, 404, 404]);
    expect(await opened(h.bedrich, all)).toEqual([200, 404, 404, 404]);
    expect(await opened(await (await aHouse(portal)).chair(), all)).toEqual([404, 404, 404, 404]);

    const theirs = (await h.alena.asks(surveys.one, { id: four.e16.id })).attachments[0]?.url as string;
    expect((await fetched(portal, theirs)).body).toBe('soubor e16');
    const moved = sql`update audience_part set entrance_id = ${h.ids.e14}
      where svj_id = ${h.house.id} and owner = 'survey' and owner_id = ${four.e16.id}`;
    await h.house.inside((db) => db.execute(moved));
    expect((await fetched(portal, theirs)).statusCode).toBe(404);
    expect(await opened(h.bedrich, [four.e16.fileId])).toEqual([200]);

    await h.house.inside((db) => db.execute(sql`update file set is_public = false where id = ${four.house.fileId}`));
    expect((await h.alena.asks(surveys.one, { id: four.house.id })).attachments).toEqual([]);
    expect(await opened(h.alena, [four.house.fileId])).toEqual([404]);
    expect(await opened(h.chair, [four.house.fileId])).toEqual([200]);
    await h.chair.asks(surveys.remove, { id: four.house.id });
    expect(await opened(h.chair, [four.house.fileId])).toEqual([404]);
  });

  it('is nobody of another house, and no one without the module', async () => {
    const h = await aBoardHouse(portal);
    const { id } = await aSurvey(h.chair);
    const other = await aHouse(portal);
    await closedTo(await other.chair(), { id });
    const without = await aHouse(portal, ['members', 'svj', 'rooms']);
    const them = await without.chair();
    expect((await them.refused(surveys.list)).code).toBe(403);
    expect((await them.asks(surveys.search, { text: 'a' })).surveys).toEqual([]);
    expect((await nobody(portal).refused(surveys.one, { id })).code).toBe(401);
  });
});

describe('what is done with a survey', () => {
  it('is for who administers surveys; others read and answer', async () => {
    const h = await aBoardHouse(portal);
    const s = await aSurvey(h.chair);
    const audit = await h.house.person({ role: 'auditMayor' });
    for (const who of [h.alena, audit]) {
      const tries: [Endpoint, object][] = [
        [surveys.create, aSurveyForm(portal)],
        [surveys.update, editedSurvey(s)],
        [surveys.start, { id: s.id, updatedAt: s.updatedAt }],
        [surveys.finish, { id: s.id }],
        [surveys.remove, { id: s.id }],
        [surveys.removeAnswer, { id: s.questions[0]?.answers[0]?.id }],
        [surveyPeople.people, { id: s.id }],
        [surveyPaper.voteTickets, { id: s.id }],
        [surveyPaper.record, { id: s.id, answers: [] }],
        [surveyPaper.takeBack, { id: s.id, users: [1] }],
        [surveys.reach, {}],
      ];
      for (const [call, input] of tries)
        expect([call.path, (await who.refused(call, input)).code]).toEqual([call.path, 403]);
      expect(await answers(who, s, [0])).toMatchObject({ toAnswer: false, papers: null });
    }
  });

  it('on a visit is read, nothing of it is asked or owed, and only one with writing changes it', async () => {
    const h = await aBoardHouse(portal);
    const s = await aSurvey(h.chair);
    const admin = await anAdmin(portal);
    const enter = async (write: boolean) =>
      admin.as(
        (await admin.asks(association.visit, { id: h.house.id, reason: 'Pomoc výboru', write })).session_user_id,
      );
    const reading = await enter(false);
    expect(await reading.asks(surveys.one, { id: s.id })).toMatchObject({
      mine: [],
      toAnswer: false,
      may: { answer: false },
    });
    expect((await reading.refused(surveys.create, aSurveyForm(portal))).code).toBe(403);
    expect((await reading.asks(surveys.list, {})).toAnswerCount).toBe(0);
    const writing = await enter(true);
    const own = await aDraft(writing, { name: 'Z návštěvy' });
    expect(own).toMatchObject({ owner: null, status: 'concept' });
    const input = { id: s.id, code: aCode(), answers: repliesTo(s, [0]) };
    expect((await writing.refused(surveys.store, input)).key).toBe('HOUSE.VISITS.NOT_ALLOWED');
    expect((await writing.refused(surveyPaper.voteTickets, { id: s.id })).key).toBe('HOUSE.VISITS.NOT_ALLOWED');
  });

  it('is in the log without its name for who may not know it', async () => {
    const h = await aBoardHouse(portal);
    await aDraft(h.chair, { name: 'Tajný koncept' });
    const keeper = await h.house.person({ role: 'memberCommittee' });
    await h.house.inside(async (db) => {
      const rights = JSON.stringify({ svj: 'rw', members: 'r', survey: 'r' });
      const { rows } = await db.execute<{ id: number }>(sql`
        insert into custom_role (svj_id, title, based_on, rights)
        values (${h.house.id}, 'Zapisovatel', 'owner', ${rights}::jsonb) returning id`);
      await db.execute(sql`update member set custom_role_id = ${rows[0]?.id as number} where id = ${keeper.memberId}`);
    });
    const told = async (who: Person) => JSON.stringify((await who.asks(houseLog.activity, {})).activities);
    expect(await told(h.chair)).toContain('Tajný koncept');
    expect(await told(keeper)).not.toContain('Tajný koncept');
  });
});

it('results are read by whom they are for, alike on the screen and on paper', async () => {
  const h = await aBoardHouse(portal);
  const s = await aSurvey(h.chair, { publishing: 'committee' });
  await answers(h.alena, s, [0]);
  for (const who of [h.alena, h.chair])
    expect((await who.refused(surveyPaper.print, { id: s.id, what: 'results' })).key).toBe('SURVEY.ERRORS.NOT_SHOWN');
  await h.chair.asks(surveys.finish, { id: s.id });
  expect((await h.alena.refused(surveyPaper.print, { id: s.id, what: 'results' })).key).toBe('SURVEY.ERRORS.NOT_SHOWN');
  expect(await resultsOf(h.alena, s.id)).toBeNull();
  expect(await resultsOf(h.chair, s.id)).toMatchObject({ answered: 1, questions: [{ answered: 1, rows: [] }] });
  const { url } = await h.chair.asks(surveyPaper.print, { id: s.id, what: 'results' });
  const pdf = await portal.app.inject({ url, headers: h.chair.headers() });
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(await wordsOfPdf(pdf.rawPayload)).toContain('z malých počtů by se dalo poznat, kdo jak odpověděl');
});
