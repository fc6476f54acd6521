import { createDecipheriv } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { surveys } from '#contract/surveys/endpoints.ts';
import { surveyPeople } from '#contract/surveys/endpoints-people.ts';
import { type Attacker, anAttacker, authorOf, form, guessesByChance, inBatches, wordsOf } from '#house/attacker.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { archived, brought } from '#house/moving.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aCode, answers, aSurvey, neighbours, repliesTo, resultsOf } from '#house/surveys.ts';
import { backUp } from '#server/backup/steps-backup.ts';
import { keepAnswers } from './answering/steps.ts';
import { groupSize } from './answering/steps-groups.ts';
import { dropKeys, dropSpentKeys } from './jobs.ts';
import { questionsOf } from './rows/queries.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
let people: Person[];
let folder: string;
let attacker: Attacker;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavlac-anonymity-'));
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
  people = await neighbours(house, 30);
  attacker = anAttacker(portal, house, people);
}, 120_000);
afterAll(async () => {
  await attacker.end();
  await portal.close();
  await rm(folder, { recursive: true });
});

describe('from one state of the tables', () => {
  it('nobody guesses better than by chance, by rows, by transactions or by who came last, running or ended', async () => {
    await guessesByChance(attacker, chair, 8);
  }, 180_000);
});

describe('from two states of the tables', () => {
  it('nothing is told but by whole groups, up to the end, and what waits is sealed, of one length, each time anew', async () => {
    const s = await aSurvey(chair, form);
    let before = await attacker.stateOf(s.id);
    const lengths = new Map<string, number>();
    const order = attacker.shuffledPeople().slice(0, 23);
    const groups: number[][] = [];
    for (const n of order) {
      await answers(people[n] as Person, s, [n % 2 ? wordsOf(n) : `${wordsOf(n)}`.padStart(500 + n * 10, '.')]);
      const now = await attacker.stateOf(s.id);
      const known = new Set(before.sheets.map(authorOf));
      const fresh = now.sheets.map(authorOf).filter((a) => !known.has(a));
      if (fresh.length > 0) groups.push(fresh);
      for (const group of ['newer', 'older'] as const) {
        const sealed = now.waiting[group];
        if (!sealed) continue;
        const count = now.parts.filter((p) => p.standing === group).length;
        // Long words or short ones, as many answers are as many bytes.
        expect(sealed.length).toBe(lengths.get(String(count)) ?? sealed.length);
        lengths.set(String(count), sealed.length);
      }
      const [was, is] = [before.waiting.newer, now.waiting.newer];
      if (was && is) expect(is.subarray(0, 64).equals(was.subarray(0, 64))).toBe(false);
      before = now;
    }
    await chair.asks(surveys.finish, { id: s.id });
    const ended = await attacker.stateOf(s.id);
    const known = new Set(before.sheets.map(authorOf));
    groups.push(ended.sheets.map(authorOf).filter((a) => !known.has(a)));
    // Each group is exactly those who came one after another, and never fewer than five of them.
    expect(groups.map((g) => g.length)).toEqual([5, 5, 5, 8]);
    expect(groups.map((g) => [...g].sort())).toEqual(
      [0, 5, 10, 15].map((from, i) => order.slice(from, i === 3 ? undefined : from + 5).sort()),
    );
    expect(lengths.size).toBe(5);
  }, 60_000);

  it('nor where many answer at one moment: whole groups join, at most nine people wait, and all are counted once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const s = await aSurvey(chair, form);
      const questions = await house.inside((db, scope) => questionsOf(db, scope, s.id));
      let before = await attacker.stateOf(s.id);
      for (const some of inBatches(attacker.shuffledPeople(), 14)) {
        await attacker.together({ id: s.id, questions }, some);
        const now = await attacker.stateOf(s.id);
        const fresh = now.sheets.length - before.sheets.length;
        expect([round, fresh, fresh === 0 || fresh >= groupSize]).toEqual([round, fresh, true]);
        // Whose answers are among all others is what the notes of who took part say, no more and no less.
        const joined = now.parts.filter((p) => p.standing === 'joined').map((p) => p.n);
        expect(now.sheets.map(authorOf).sort()).toEqual(joined.sort());
        const inOlder = now.parts.filter((p) => p.standing === 'older').length;
        expect([0, groupSize]).toContain(inOlder);
        expect(now.parts.length - joined.length - inOlder).toBeLessThan(groupSize);
        before = now;
      }
      expect(before.parts).toHaveLength(people.length);
      await chair.asks(surveys.finish, { id: s.id });
      expect((await attacker.stateOf(s.id)).sheets.map(authorOf).sort((a, b) => a - b)).toEqual(
        people.map((_, n) => n),
      );
      expect(new Set((await resultsOf(chair, s.id))?.codes).size).toBe(people.length);
    }
  }, 60_000);

  it('what waits is opened by nothing that stands in the database', async () => {
    const s = await aSurvey(chair, form);
    for (const n of [0, 1, 2]) await answers(people[n] as Person, s, [wordsOf(n)]);
    const sealed = (await attacker.stateOf(s.id)).waiting.newer as Buffer;
    const secrets = await attacker.asOwner<{ value: Buffer }>('select value from secret');
    const [row] = await attacker.asOwner<{ newer_key: string }>(
      'select newer_key from survey_waiting where survey_id = $1',
      [s.id],
    );
    const keys = [...secrets.map((x) => x.value), portal.secret, Buffer.from(row?.newer_key ?? '')];
    for (const key of keys) {
      const open = () => {
        const cipher = createDecipheriv(
          'aes-256-gcm',
          Buffer.concat([key, Buffer.alloc(32)]).subarray(0, 32),
          sealed.subarray(0, 12),
        );
        cipher.setAuthTag(sealed.subarray(12, 28));
        return Buffer.concat([cipher.update(sealed.subarray(28)), cipher.final()]);
      };
      expect(open).toThrow();
    }
  });
});

describe('whoever holds everything that leaves the portal', () => {
  it('finds words of answers in the box alone, and no moment, letter, deed, errand or key of any of them', async () => {
    const s = await aSurvey(chair, form);
    portal.left.length = 0;
    const [deeds, mails] = [await house.count('activity'), (await attacker.asOwner('select from outbox')).length];
    for (const n of [...people.keys()].slice(0, 12)) await answers(people[n] as Person, s, [wordsOf(n)]);
    expect(portal.left).toEqual([]);
    expect(await house.count('activity')).toBe(deeds);
    expect((await attacker.asOwner('select from outbox')).length).toBe(mails);
    expect(await attacker.asOwner(`select from idempotency_key where call like '%vote/store%'`)).toEqual([]);
    const tables = await attacker.asOwner<{ name: string }>(
      `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
    );
    const holding = tables.map(
      ({ name }) =>
        `select '${name}' as name where exists (select from ${name} t where t::text like '%tajemství číslo%')`,
    );
    expect(await attacker.asOwner(holding.join(' union all '))).toEqual([{ name: 'survey_box' }]);
    const columns = await attacker.asOwner<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_name in ('survey_part', 'survey_box', 'survey_waiting') and data_type like 'timestamp%'`,
    );
    expect(columns).toEqual([]);
  }, 60_000);

  it('reads a backup and an export of the house: no key, no sealed answer opened by them, and no order', async () => {
    const s = await aSurvey(chair, form);
    for (const n of [...people.keys()].slice(0, 13)) await answers(people[n] as Person, s, [wordsOf(n)]);
    const backup = join(folder, 'backup.tar');
    const { signal } = new AbortController();
    await backUp({ ownerUrl: portal.ownerUrl, files: portal.files, file: backup, portalVersion: '2.3.1', signal });
    const bytes = (await readFile(backup)).toString('latin1');
    expect(bytes).toContain('survey_waiting');
    expect(bytes).not.toContain('anketa-');
    const { file } = await archived(house, folder);
    const lines = gunzipSync(await readFile(file)).toString('utf8');
    expect(lines).toContain('"sheets"');
    expect(lines).not.toContain('newer_sealed');
    expect(lines).not.toContain('"standing":"newer"');
  }, 60_000);
});

describe('nothing is lost and nothing counted twice', () => {
  it('when the transaction of an answer is not committed', async () => {
    const s = await aSurvey(chair, form);
    const broken = house.inside(async (db, scope) => {
      const at = { db, scope, now: portal.clock.now };
      await keepAnswers(portal, at, s, [0, 1, 2, 3, 4, 5, 6].map(attacker.answerOf));
      throw new Error('the line broke');
    });
    await expect(broken).rejects.toThrow('the line broke');
    expect((await chair.asks(surveys.one, { id: s.id })).answeredCount).toBe(0);
    for (const n of [0, 1, 2, 3, 4, 5]) await answers(people[n] as Person, s, [wordsOf(n)]);
    await chair.asks(surveys.finish, { id: s.id });
    expect((await attacker.stateOf(s.id)).sheets.map(authorOf).sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('when keys are gone, as after a restore: those whose answers waited are asked again', async () => {
    const s = await aSurvey(chair, form);
    for (const n of [...people.keys()].slice(0, 13)) await answers(people[n] as Person, s, [wordsOf(n)]);
    const { parts, sheets } = await attacker.stateOf(s.id);
    expect([sheets.length, parts.length]).toEqual([5, 13]);
    for await (const { key } of portal.files.all()) if (key.includes('anketa-')) await portal.files.drop(key);
    await answers(people[20] as Person, s, [wordsOf(20)]);
    const waited = parts.filter((p) => p.standing !== 'joined').map((p) => p.n);
    expect(waited.sort((a, b) => a - b)).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
    for (const n of waited) await answers(people[n] as Person, s, [wordsOf(n)]);
    const joined = { id: s.id, code: aCode(), answers: repliesTo(s, [wordsOf(0)]) };
    expect((await (people[0] as Person).refused(surveys.store, joined)).code).toBe(409);
    await chair.asks(surveys.finish, { id: s.id });
    const all = (await attacker.stateOf(s.id)).sheets.map(authorOf).sort((a, b) => a - b);
    expect(all).toEqual([...people.keys()].slice(0, 13).concat(20));
    expect((await resultsOf(chair, s.id))?.codes).toHaveLength(14);
  });

  it('when the house moves while it runs: what joined comes along, and the others are asked there', async () => {
    const s = await aSurvey(chair, form);
    for (const n of [...people.keys()].slice(0, 12)) await answers(people[n] as Person, s, [wordsOf(n)]);
    const { file } = await archived(house, folder);
    const there = await aPortal();
    try {
      const { house: moved } = await brought(there, file);
      const waits = await moved.inside(async (db) => {
        const { rows } = await db.execute<{ parts: number; sheets: number; quiet: boolean }>(sql`
          select (select count(*)::integer from survey_part p where p.survey_id = s.id) as parts,
            (select jsonb_array_length(b.sheets) from survey_box b where b.survey_id = s.id) as sheets, s.is_quiet as quiet
          from survey s where s.svj_id = ${moved.id} and s.status = 'active' order by s.id desc limit 1`);
        return rows[0];
      });
      expect(waits).toEqual({ parts: 5, sheets: 5, quiet: true });
    } finally {
      await there.close();
    }
  }, 60_000);

  it('keys of what has joined are dropped, and after the end none is left', async () => {
    const keys = async () => {
      const found: string[] = [];
      for await (const { key } of portal.files.all()) if (key.startsWith(`${house.id}/anketa-`)) found.push(key);
      return found.length;
    };
    await house.inside((db) => db.execute(sql`delete from survey where svj_id = ${house.id}`));
    for await (const { key } of portal.files.all()) if (key.includes('anketa-')) await portal.files.drop(key);
    const s = await aSurvey(chair, form);
    for (const n of [...people.keys()].slice(0, 11)) await answers(people[n] as Person, s, [wordsOf(n)]);
    expect(await keys()).toBe(3);
    await dropSpentKeys(portal);
    expect(await keys()).toBe(2);
    await chair.asks(surveys.finish, { id: s.id });
    expect(portal.left.at(-1)).toMatchObject({ name: 'surveys.clean', about: { svj: house.id, id: s.id } });
    await dropKeys(portal, { svj: house.id, id: s.id });
    expect(await keys()).toBe(0);
    const [dead] = await attacker.asOwner<{ n: string }>(
      `select count(*) as n from survey_waiting where newer_sealed is not null or older_sealed is not null`,
    );
    expect(Number(dead?.n)).toBe(0);
  });
});

it('the committee sees who answered by name, never when or in which order', async () => {
  const s = await aSurvey(chair, form);
  for (const n of [7, 3, 5]) await answers(people[n] as Person, s, [wordsOf(n)]);
  const { people: told } = await chair.asks(surveyPeople.people, { id: s.id, tab: 'answered' });
  const names = told.map((p) => p.full_name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'cs')));
  expect(Object.keys(told[0] ?? {}).sort()).toEqual(['full_name', 'id', 'state', 'units']);
});
