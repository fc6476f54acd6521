import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { agenda } from '#contract/agenda/endpoints.ts';
import { assemblyCourse } from '#contract/assembly/endpoints-course.ts';
import { fromText, reduce, show } from '#contract/base/shares/fraction.ts';
import { resolutions } from '#contract/resolutions/endpoints.ts';
import type { ResolutionDetail } from '#contract/resolutions/schema.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { cast } from '#house/balloting.ts';
import { anEvening, eveningPoints } from '#house/evenings.ts';
import { aHouse, type Person } from '#house/house.ts';
import { readPdf } from '#house/paper.ts';
import type { TestPortal } from '#house/portal.ts';
import { aReport } from '#house/reports.ts';
import { fetched } from '#house/sending-files.ts';
import { aMeetingDraft } from '#house/summons.ts';
import { letters, type Office, wishes, withOffice } from '#house/telling.ts';
import { aDraft, aVotingHouse, ends, type House, started, type Wanted } from '#house/votes.ts';
import { atDatabase } from '../base/embedded/embedded-provision.ts';
import { finishVote } from '../course/steps-finish.ts';
import { enterEarlier } from './entering/steps.ts';
import { remindDue } from './jobs.ts';

let portal: TestPortal;
let office: Office;
withOffice((...both) => {
  [portal, office] = both;
});

/** A vote by mail that ended: its first point with Alena and the couple for, the second with Alena alone. */
async function decided({ house, chair, alena }: House, wanted: Wanted = {}) {
  const vote = await started(chair, wanted);
  await cast(house, wanted.isPublic === false ? chair : alena, vote.id, {
    1: 'agree',
    2: ['agree', 'notAgree'],
    '3, 10': 'notAgree',
  });
  await ends(chair, vote);
  return vote;
}

const listed = async (who: Person, { filters, ...asked }: { filters?: object; tab?: 'rejected' } = {}) => {
  const given = { ...asked, ...(filters && { filters: JSON.stringify(filters) as never }) };
  const { data, ...counts } = await who.asks(resolutions.list, given);
  return { rows: data.map((r) => `${r.number} ${r.name} ${r.adopted ? 'yes' : 'no'} ${r.state}`), ...counts };
};
const first = async (who: Person): Promise<ResolutionDetail> => {
  const { data } = await who.asks(resolutions.list, { sort: 'number' });
  return who.asks(resolutions.one, { id: data[0]?.id as number });
};
const kept = (r: ResolutionDetail, change: object = {}) => ({
  ...{ id: r.id, updatedAt: r.updatedAt, state: r.state, responsibleId: r.responsible?.id ?? null, dueOn: r.dueOn },
  ...{ settledOn: r.settledOn, note: r.note, reportIds: r.reports.map((one) => one.id) },
  ...{ voteIds: r.votes.map((one) => one.id), documents: r.files.map(({ id, version }) => ({ id, version })) },
  ...change,
});

describe('the end of a vote', () => {
  let at: House;
  beforeEach(async () => {
    at = await aVotingHouse(portal);
  });

  it('enters every point, adopted or not, by numbers of the year; polls, cancelled and running votes have none', async () => {
    await decided(at);
    await decided(at, { basis: 'poll', name: 'Anketa' });
    const { id } = await started(at.chair, { name: 'Zrušené' });
    await at.chair.asks(votes.cancel, { id, reason: 'Omyl' });
    await started(at.chair, { name: 'Běží' });
    await decided(at, { name: 'Další', points: [{ name: 'Kola', description: '<p>Do dvora přijdou stojany.</p>' }] });
    const { rows, ...counts } = await listed(at.alena);
    expect(rows).toEqual(['3/2026 Kola yes open', '2/2026 Výtah no none', '1/2026 Střecha yes open']);
    expect(counts).toMatchObject({
      total: 3,
      allCount: 3,
      todoCount: 2,
      adoptedCount: 2,
      rejectedCount: 1,
      years: [2026],
    });
    expect((await listed(at.alena, { tab: 'rejected' })).rows).toEqual(['2/2026 Výtah no none']);
    expect((await listed(at.alena, { filters: { text: 'STOJANY' } })).rows).toEqual(['3/2026 Kola yes open']);
    expect((await listed(at.alena, { filters: { year: 2025 } })).total).toBe(0);
    const found = await at.alena.asks(resolutions.search, { text: '2/2026' });
    expect(found.resolutions).toMatchObject([{ title: 'Výtah', number: '2/2026', adopted: false }]);
    expect((await at.alena.asks(resolutions.ofVote, { id })).resolutions).toEqual([]);
  });

  it('says how each came out, exactly and by which law', async () => {
    const vote = await decided(at);
    const r = await first(at.jan);
    expect(r).toMatchObject({ name: 'Střecha', section: '§ 1214', vote: { id: vote.id }, meeting: null, wording: '' });
    expect(r.result).toMatchObject({
      ...{ of: 'all', agree: { seats: 2, units: 2 } },
      ...{ notAgree: { seats: 1, units: 2 }, noVote: { seats: 0 }, miss: { seats: 0 } },
    });
    expect(show(reduce(fromText(r.result.agree.share)))).toBe('4/5');
    expect(r.result.reason).toMatch(/80,00\s%/);
    expect(r.history.map((e) => [e.what, e.who])).toEqual([['entered', null]]);
    expect(r.may.edit).toBe(false);
  });

  it('leaves no gap where the transaction that ends a vote fails, nor where two end at once', async () => {
    const [one, two] = [await started(at.chair), await started(at.chair, { name: 'Jiné' })];
    for (const { id } of [one, two]) await cast(at.house, at.alena, id, { 1: 'agree', 2: 'agree', '3, 10': 'agree' });
    const end = (id: number, after: () => void = () => undefined) =>
      at.house.inside(async (db, scope) => {
        await finishVote(portal, { db, scope, now: portal.clock.now }, id);
        after();
      });
    const lost = end(one.id, () => {
      throw new Error('the line broke');
    });
    await expect(lost).rejects.toThrow('the line broke');
    expect((await listed(at.chair)).rows).toEqual([]);
    await Promise.all([end(one.id), end(two.id)]);
    const numbers = (await at.chair.asks(resolutions.list, { sort: 'number' })).data.map((r) => r.number);
    expect(numbers).toEqual(['1/2026', '2/2026', '3/2026', '4/2026']);
  });

  it('of a meeting enters its points as they were closed, an election with nothing to carry out, and its page lists them', async () => {
    const evening = await anEvening(at.chair, [
      ...(eveningPoints() ?? []),
      { kind: 'election', name: 'Volba výboru', wording: 'Shromáždění volí do výboru Alenu.' },
    ]);
    portal.clock.now = new Date(portal.clock.now.getTime() + 15 * 60_000);
    await at.chair.asks(assemblyCourse.begin, { id: evening.id });
    await evening.come('1', '2');
    await evening.turn('3');
    await evening.rest('3');
    await evening.close('3');
    portal.clock.now = new Date(portal.clock.now.getTime() + 60_000);
    await evening.turn('2');
    await evening.say('2', 'notAgree', '1', '2');
    await evening.close('2');
    portal.clock.now = new Date(portal.clock.now.getTime() + 60_000);
    await evening.turn('4');
    await evening.rest('4');
    await evening.close('4');
    await at.chair.asks(assemblyCourse.end, { id: evening.id });
    expect((await listed(at.alena)).rows).toEqual([
      ...['3/2026 Volba výboru yes none', '2/2026 Střecha no none', '1/2026 Kamera yes open'],
    ]);
    const { resolutions: ofMeeting } = await at.alena.asks(resolutions.ofMeeting, { id: evening.id });
    expect(ofMeeting.map((r) => r.number)).toEqual(['1/2026', '2/2026', '3/2026']);
    expect((await first(at.alena)).meeting).toMatchObject({ id: evening.id, name: 'Prosincové shromáždění' });
  });

  it('of before the register is taken up alike by the upgrade and by an import, in the order of ends', async () => {
    const late = await decided(at);
    const early = await decided(at, {
      name: 'Dřív',
      points: [{ name: 'Žlutý kůň', description: '<p>Úpěl &amp; pěl</p>' }],
    });
    const newYear = await decided(at, { name: 'Silvestr', points: [{ name: 'Rachejtle' }] });
    await at.house.inside(async (db) => {
      await db.execute(sql`update vote set finished_at = '2025-06-01T10:00:00Z' where id = ${early.id}`);
      // In Prague it is the next year already.
      await db.execute(sql`update vote set finished_at = '2025-12-31T23:30:00Z' where id = ${newYear.id}`);
    });
    const rows = () =>
      at.house.inside(async (db) => {
        const found = await db.execute<{ detail: string; title: string; text: string; vote: number; last: number }>(sql`
          select e.detail, e.title, e.text, r.vote_id as vote, s.last from resolution r
          join search_entry e on e.svj_id = r.svj_id and e.noun = 'resolutions' and e.id = r.id
          join number_series s on s.svj_id = r.svj_id and s.series = 'resolution' and s.year = r.year
          where r.state = 'none' order by r.year, r.number`);
        return found.rows.map((r) => [r.detail, r.title, r.text, Number(r.vote), r.last]);
      });
    await at.house.inside(async (db, scope) => {
      await db.execute(sql`delete from resolution`);
      await db.execute(sql`delete from number_series`);
      await db.execute(sql`delete from search_entry where noun = 'resolutions'`);
      await enterEarlier({ db, scope, now: portal.clock.now });
    });
    const imported = await rows();
    expect(imported).toEqual([
      ['1/2025', 'Žlutý kůň', 'zluty kun 1/2025 upel & pel', early.id, 1],
      ['1/2026', 'Rachejtle', 'rachejtle 1/2026', newYear.id, 3],
      ['2/2026', 'Střecha', 'strecha 2/2026', late.id, 3],
      ['3/2026', 'Výtah', 'vytah 3/2026', late.id, 3],
    ]);
    await takenUpByMigration();
    expect(await rows()).toEqual(imported);
  });
});

/** Forgets the register of all houses of the database, and runs what the migration that brought it says of votes. */
async function takenUpByMigration(): Promise<void> {
  const file = new URL('../../migrations/202611261520_resolutions.sql', import.meta.url);
  const statements = readFileSync(file, 'utf8').match(/^insert into [\s\S]+?;$/gm) ?? [];
  expect(statements).toHaveLength(4);
  const db = new pg.Client(atDatabase(inject('superUrl'), new URL(portal.appUrl).pathname.slice(1)));
  await db.connect();
  try {
    await db.query(`begin; delete from resolution; delete from number_series where series = 'resolution';
      delete from search_entry where noun = 'resolutions'; ${statements.join('')} commit`);
  } finally {
    await db.end();
  }
}

describe('what the committee says of it', () => {
  let at: House;
  let r: ResolutionDetail;
  beforeEach(async () => {
    at = await aVotingHouse(portal);
    await decided(at);
    r = await first(at.chair);
  });

  it('is who carries it out, until when, how it stands and what belongs to it, and every change stays written', async () => {
    const { chair, alena } = at;
    const report = await aReport(chair);
    const other = await aDraft(chair, { name: 'Lešení' });
    const given = {
      ...{ responsibleId: alena.memberId, dueOn: '2027-03-01', note: 'Čeká se na teplo.' },
      ...{ reportIds: [report.id], voteIds: [other.id] },
    };
    const open = await chair.asks(resolutions.update, kept(r, given));
    expect(open).toMatchObject({
      ...{ state: 'open', responsible: { full_name: 'Alena Nováková' }, dueOn: '2027-03-01', isMine: false },
      ...{ reports: [{ name: report.title }], votes: [{ name: 'Lešení' }] },
    });
    // A draft of a vote is nothing for owners.
    expect(await first(alena)).toMatchObject({ isMine: true, reports: [{ id: report.id }], votes: [] });
    const done = await chair.asks(resolutions.update, kept(open, { state: 'done', note: 'Hotovo.' }));
    expect(done).toMatchObject({ state: 'done', settledOn: '2026-11-23', note: 'Hotovo.', number: r.number });
    expect(done.history.map((e) => [e.what, e.who?.id === chair.memberId, e.day, e.note])).toEqual([
      ['done', true, '2026-11-23', 'Hotovo.'],
      ...['votes', 'reports'].map((what) => [what, true, null, '']),
      ['note', true, null, 'Čeká se na teplo.'],
      ['due', true, '2027-03-01', ''],
      ['responsible', true, null, ''],
      ['entered', false, null, ''],
    ]);
    expect((await listed(chair, { filters: { responsible: alena.memberId as number } })).total).toBe(1);
    expect(done.result).toEqual(r.result);
  });

  it('refuses what was not adopted, a reason that is missing, a day to come, and who does not read it', async () => {
    const { house, chair, alena } = at;
    const refused = async (of: ResolutionDetail, change: object) =>
      (await chair.refused(resolutions.update, kept(of, change))).errors;
    expect(await refused(r, { state: 'dropped' })).toEqual({ note: 'RESOLUTION.ERRORS.REASON' });
    const tomorrow = { state: 'done', settledOn: '2026-11-24' };
    expect(await refused(r, tomorrow)).toEqual({ settledOn: 'RESOLUTION.ERRORS.FUTURE' });
    const renter = await house.person({ role: 'neighbour' });
    expect(await refused(r, { responsibleId: renter.memberId })).toEqual({
      responsibleId: 'RESOLUTION.ERRORS.MAY_NOT',
    });
    expect(await refused(r, { reportIds: [999_999] })).toEqual({ reportIds: 'RESOLUTION.ERRORS.NO_REPORT' });
    const { data } = await chair.asks(resolutions.list, { tab: 'rejected' });
    const lost = await chair.asks(resolutions.one, { id: data[0]?.id as number });
    expect(await refused(lost, { state: 'open' })).toEqual({ state: 'RESOLUTION.ERRORS.NOT_ADOPTED' });
    await chair.asks(resolutions.update, kept(r, { responsibleId: alena.memberId }));
    expect((await chair.refused(resolutions.update, kept(r))).code).toBe(409);
    expect((await alena.refused(resolutions.update, kept(r))).code).toBe(403);
    expect((await renter.refused(resolutions.one, { id: r.id })).code).toBe(403);
  });

  it('is nobody’s of another house, and of a vote for the committee alone nobody’s but theirs', async () => {
    const { chair, alena } = at;
    await decided(at, { name: 'Tajné', isPublic: false, points: [{ name: 'Smlouva' }] });
    const { data } = await chair.asks(resolutions.list, {});
    expect(data[0]).toMatchObject({ name: 'Smlouva', isPublic: false, number: '3/2026' });
    expect((await alena.refused(resolutions.one, { id: data[0]?.id as number })).code).toBe(404);
    expect((await listed(alena)).total).toBe(2);
    expect((await alena.asks(resolutions.search, { text: 'Smlouva' })).resolutions).toEqual([]);
    const stranger = await (await aHouse(portal)).chair();
    expect((await stranger.refused(resolutions.one, { id: r.id })).code).toBe(404);
    expect((await stranger.refused(resolutions.update, kept(r))).code).toBe(404);
  });

  it('is told to whoever is made responsible while it is to be done, not to who takes it themself', async () => {
    const { chair, alena, jan } = at;
    const change = async (more: object) => chair.asks(resolutions.update, kept(await first(chair), more));
    const told = async (more: object) => {
      await change(more);
      return letters((await office.delivered()).filter((mail) => mail.subject.startsWith('Usnesení')));
    };
    await office.delivered();
    const subject = 'Usnesení č. 1/2026: odpovídáte za něj';
    expect(await told({ responsibleId: alena.memberId, dueOn: '2026-12-10' })).toEqual([`${alena.email}: ${subject}`]);
    expect(await told({ dueOn: null })).toEqual([]);
    expect(await told({ responsibleId: chair.memberId })).toEqual([]);
    await wishes(jan, 'never', null, 'vote');
    expect(await told({ responsibleId: jan.memberId })).toEqual([]);
    expect(await told({ state: 'done', responsibleId: alena.memberId })).toEqual([]);
  });

  it('is reminded of: who is responsible three days before its day, the committee the day after it', async () => {
    const { chair, alena } = at;
    const given = { responsibleId: alena.memberId, dueOn: '2026-12-10' };
    const open = await chair.asks(resolutions.update, kept(r, given));
    const reminded = async (moment: string) => {
      portal.clock.now = new Date(moment);
      await remindDue(portal);
      return (await office.deliveredAt(moment)).filter((mail) => mail.subject.startsWith('Usnesení'));
    };
    await office.delivered();
    expect(await reminded('2026-12-07T07:59:00Z')).toEqual([]);
    const soon = await reminded('2026-12-07T08:01:00Z');
    expect(letters(soon)).toEqual([`${alena.email}: Usnesení č. 1/2026: termín 10. 12. 2026`]);
    expect(soon[0]?.links[0]).toContain(`/usneseni/${r.id}?svj=`);
    expect(await reminded('2026-12-10T12:00:00Z')).toEqual([]);
    const late = await reminded('2026-12-11T08:01:00Z');
    expect(letters(late)).toEqual([`${chair.email}: Usnesení č. 1/2026 je po termínu`]);
    expect(late[0]?.text).toContain('Odpovídá: Alena Nováková');
    expect(await reminded('2026-12-20T08:01:00Z')).toEqual([]);
    await chair.asks(resolutions.update, kept(open, { updatedAt: (await first(chair)).updatedAt, state: 'done' }));
    expect((await chair.asks(resolutions.one, { id: r.id })).state).toBe('done');
  });

  it('comes to the next agenda by itself while it waits', async () => {
    const { chair, alena } = at;
    await chair.asks(resolutions.update, kept(r, { responsibleId: alena.memberId, dueOn: '2027-03-01' }));
    await decided(at, { name: 'Tajné', isPublic: false, points: [{ name: 'Smlouva' }] });
    const { carried } = await chair.asks(agenda.templates, {});
    expect(carried).toMatchObject({ kind: 'information', name: 'Plnění usnesení', wording: '' });
    const text = carried?.body.replaceAll('\u00a0', ' ');
    expect(text).toContain('<li><p>č. 1/2026 – Střecha, odpovídá Alena Nováková, termín 01. 03. 2027</p></li>');
    expect(text).not.toMatch(/Smlouva|Výtah/);
    const m = await aMeetingDraft(chair);
    const point = { ...carried, fileIds: [], documents: [] } as never;
    const { updatedAt } = await chair.asks(agenda.one, { id: m.id });
    const saved = await chair.asks(agenda.save, { id: m.id, updatedAt, points: [point] });
    expect(saved.points[0]?.body).toBe(carried?.body);
    await chair.asks(
      resolutions.update,
      kept(await first(chair), { state: 'dropped', note: 'Přišla dotace na jinou.' }),
    );
    expect((await chair.asks(agenda.templates, {})).carried).toBeNull();
  });

  it('is printed by years, with wording, result and what came of it', async () => {
    const { url } = await at.alena.asks(resolutions.print, { year: 2026, lang: 'cs' });
    const reply = await fetched(portal, url);
    expect(reply.headers['content-type']).toBe('application/pdf');
    const text = (await readPdf(reply.rawPayload)).pages.join(' ').replace(/\s+/g, ' ');
    for (const said of ['Usnesení za rok 2026', 'Usnesení č. 1/2026: Střecha', 'pro 80,00 %', '§ 1214', 'nepřijato'])
      expect(text).toContain(said);
  });
});
