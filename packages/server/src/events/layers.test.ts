import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleIds } from '#contract/access.ts';
import { houseSettings } from '#contract/association/endpoints-settings.ts';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { pathOf } from '#contract/base/calls/links.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { bookings } from '#contract/bookings/endpoints.ts';
import { clock } from '#contract/clock/endpoints.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { documentDue } from '#contract/documents/endpoints-due.ts';
import { events } from '#contract/events/endpoints.ts';
import { calendars } from '#contract/events/endpoints-calendars.ts';
import { type Layer, layerNouns, layers } from '#contract/events/schema-words.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { reportCare } from '#contract/reports/endpoints-care.ts';
import { surveys } from '#contract/surveys/endpoints.ts';
import { surveyLinks } from '#contract/surveys/links.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { aDocument, aFolder } from '#house/documents.ts';
import { aFeed, fetches, valuesOf } from '#house/feeds.ts';
import { anAdmin, type Person } from '#house/house.ts';
import { aBoardHouse, type BoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aReport, solves } from '#house/reports.ts';
import { aMeeting, aMeetingDraft } from '#house/summons.ts';
import * as asked from '#house/surveys.ts';
import { aDraft } from '#house/votes.ts';
import { topicsOf } from '../around.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

/** All of these fall into the month after the clock begins. */
const range = { from: '2026-11-01', to: '2026-12-31' };
const closesAt = '2026-12-10T19:00:00Z';

async function dueReport(h: BoardHouse, by: Person, change: object): Promise<number> {
  const { id } = await aReport(by, change);
  const { updatedAt } = await h.chair.asks(reports.one, { id });
  await h.chair.asks(reportCare.moveDue, { id, updatedAt, dueOn: '2026-12-11', reason: 'Čekáme na díl.' });
  return id;
}

async function duePaper(h: BoardHouse, name: string, change: object): Promise<number> {
  const { id } = await aDocument(h.chair, `${name}.txt`, change);
  const said = { id, kind: 'lift', updatedAt: null, validUntil: '2026-12-12', watchers: [] };
  await h.chair.asks(documentDue.set, said as never);
  return id;
}

type Things = Record<Layer, Record<string, number>>;
/** Of each layer things for everybody and for few. */
async function things(h: BoardHouse): Promise<Things> {
  const survey = async (change: object) => (await asked.aSurvey(h.chair, { dateTo: closesAt, ...change })).id;
  const theirs = await aFolder(h.chair, 'Alena', { visibility: 'owner', ownerId: h.alena.memberId });
  const audit = await aFolder(h.chair, 'Kontrola', { visibility: 'audit' });
  const works = {
    public: (await aReport(h.alena, { title: 'Výtah' })).id,
    private: (await aReport(h.alena, { title: 'Soused', visibility: 'private' })).id,
  };
  await h.house.inside((db) =>
    db.execute(sql`update report set work_day = '2026-12-09', work_from = 8, work_to = 12, due_on = null, warn_on = null
      where svj_id = ${h.house.id} and id = any(${sql.param(Object.values(works))}::bigint[])`),
  );
  const [running, kept] = [await aDraft(h.chair, { closesAt }), await aDraft(h.chair, { closesAt })];
  await h.house.inside((db) =>
    db.execute(sql`update vote set status = 'run', is_public = id = ${running.id}
      where svj_id = ${h.house.id} and id in (${running.id}, ${kept.id})`),
  );
  return {
    meetings: {
      public: (await aMeeting(h.chair)).id,
      committee: (await aMeeting(h.chair, { isPublic: false })).id,
      concept: (await aMeetingDraft(h.chair)).id,
    },
    votes: {
      public: running.id,
      committee: kept.id,
      concept: (await aDraft(h.chair, { closesAt })).id,
    },
    surveys: {
      public: await survey({}),
      entrance: await survey(h.for16),
      committee: await survey({ toPublic: false }),
      concept: await survey({ concept: true }),
    },
    papers: {
      public: await duePaper(h, 'revize', { isPublic: true }),
      committee: await duePaper(h, 'smlouva', { isPublic: false }),
      theirs: await duePaper(h, 'plomba', { isPublic: true, folderId: theirs.id }),
      audit: await duePaper(h, 'audit', { isPublic: true, folderId: audit.id }),
    },
    reports: {
      public: await dueReport(h, h.alena, { title: 'Kape' }),
      private: await dueReport(h, h.alena, { title: 'Hluk', visibility: 'private' }),
    },
    works,
    bookings: {},
    terms: {},
  };
}

const opening: Record<Layer, Endpoint> = {
  meetings: meetings.one,
  votes: votes.one,
  surveys: surveys.one,
  papers: documents.one,
  reports: reports.one,
  works: reports.one,
  bookings: bookings.all,
  terms: clock.view,
};

/** "papers.public": what of the things somebody meets on days, and what they may open; drafts have no day. */
async function met(who: Person, all: Things) {
  const { days } = await who.asks(events.layers, range);
  const [onDays, opened]: [string[], string[]] = [[], []];
  for (const layer of layers)
    for (const [name, id] of Object.entries(all[layer])) {
      if (days.some((day) => day.layer === layer && day.id === id)) onDays.push(`${layer}.${name}`);
      if (name !== 'concept' && (await who.call(opening[layer], { id })).status === 200)
        opened.push(`${layer}.${name}`);
    }
  // Terms are of the house itself: who sees them is told in their own test.
  expect(days.filter((day) => day.layer !== 'terms')).toHaveLength(onDays.length);
  return { onDays, opened };
}

describe('what falls on days in other modules', () => {
  it('is met by exactly those who may open it there, of every default role', async () => {
    const h = await aBoardHouse(portal);
    const all = await things(h);
    for (const role of roleIds.filter((r) => !/^(external|sub)/.test(r))) {
      const who = role === 'mayorCommittee' ? h.chair : await h.house.person({ role });
      const { onDays, opened } = await met(who, all);
      expect({ role, onDays }).toEqual({ role, onDays: opened });
      expect(onDays.length).toBeGreaterThan(0);
    }
    expect((await met(h.chair, all)).onDays).toHaveLength(15);
    const alena = (await met(h.alena, all)).onDays;
    expect(alena).toEqual([
      ...['meetings.public', 'votes.public', 'surveys.public', 'surveys.entrance', 'papers.public', 'papers.theirs'],
      ...['reports.public', 'reports.private', 'works.public', 'works.private'],
    ]);
    const few = [
      'meetings.public',
      'votes.public',
      'surveys.public',
      'papers.public',
      'reports.public',
      'works.public',
    ];
    expect((await met(h.bedrich, all)).onDays).toEqual(few);
    const visit = await anAdmin(portal);
    await visit.call(events.layers, range).then(({ status }) => expect(status).not.toBe(200));
    const elsewhere = await (await aBoardHouse(portal)).chair.asks(events.layers, range);
    expect(elsewhere.days.filter((day) => day.layer !== 'terms')).toEqual([]);
  }, 120_000);

  it('says when it is, in its order, and where it belongs', async () => {
    const h = await aBoardHouse(portal);
    const all = await things(h);
    const { days, layers: open } = await h.bedrich.asks(events.layers, range);
    // Terms are for whoever administers the house.
    expect(open).toEqual(layers.filter((layer) => layer !== 'terms'));
    expect(days.map(({ layer, startsAt, endsAt, allDay }) => [layer, startsAt, endsAt, allDay])).toEqual([
      ['works', '2026-12-09T08:00', '2026-12-09T12:00', false],
      ['surveys', '2026-12-10T20:00', '2026-12-10T20:00', false],
      ['votes', '2026-12-10T20:00', '2026-12-10T20:00', false],
      ['reports', '2026-12-11T00:00', '2026-12-11T00:00', true],
      ['papers', '2026-12-12T00:00', '2026-12-12T00:00', true],
      ['meetings', '2026-12-16T18:00', '2026-12-16T20:00', false],
    ]);
    const survey = days.find(({ layer }) => layer === 'surveys');
    expect(survey).toMatchObject({ title: 'Barva dveří', url: pathOf(surveyLinks.one(all.surveys.public as number)) });
    const some = await h.bedrich.asks(events.layers, { ...range, layers: 'votes,papers' });
    expect([some.layers, some.days.map(({ layer }) => layer)]).toEqual([
      ['votes', 'papers'],
      ['votes', 'papers'],
    ]);
    expect((await h.bedrich.asks(events.layers, { from: '2026-12-11', to: '2026-12-11' })).days).toHaveLength(1);
    await h.bedrich.refused(events.layers, { ...range, layers: 'votes,rent' });
    await h.bedrich.refused(events.layers, { from: '2026-01-01', to: '2027-12-31' });
  });

  it('keeps the day on which a round of a paper was over beside the one that is to come', async () => {
    const h = await aBoardHouse(portal);
    const day = dayIn(portal.clock.now);
    const around = { from: '2026-11-01', to: '2026-12-31', layers: 'papers' };
    const [open, kept] = [
      await duePaper(h, 'revize', { isPublic: true }),
      await duePaper(h, 'smlouva', { isPublic: false }),
    ];
    for (const id of [open, kept])
      await h.chair.asks(documentDue.close, { id, day, validUntil: '2026-12-30' } as never);
    const said = async (who: Person) =>
      (await who.asks(events.layers, around as never)).days.map(({ id, title, startsAt }) => [id, title, startsAt]);
    const of = (id: number, name: string) => [
      [id, `Hotovo: ${name}`, `${day}T00:00`],
      [id, `Končí platnost: ${name}`, '2026-12-30T00:00'],
    ];
    expect(await said(h.bedrich)).toEqual(of(open, 'revize'));
    expect((await said(h.chair)).toSorted()).toEqual([...of(open, 'revize'), ...of(kept, 'smlouva')].toSorted());
    const { lines } = await fetches(portal, (await aFeed(h.bedrich, { withLayers: true })).path);
    expect(valuesOf(lines, 'SUMMARY').sort()).toEqual(['Hotovo: revize', 'Končí platnost: revize']);
    expect(new Set(valuesOf(lines, 'UID')).size).toBe(2);
  });

  it('is gone when it is no day any more: solved, ended before its time, switched off', async () => {
    const h = await aBoardHouse(portal);
    const all = await things(h);
    await solves(h.chair, all.reports.public as number);
    const s = await h.chair.asks(surveys.one, { id: all.surveys.public as number });
    await h.chair.asks(surveys.finish, { id: s.id } as never);
    const { days } = await h.bedrich.asks(events.layers, range);
    expect(days.map(({ layer, startsAt }) => [layer, startsAt.slice(0, 10)])).toEqual([
      ['surveys', dayIn(portal.clock.now)],
      ['works', '2026-12-09'],
      ['votes', '2026-12-10'],
      ['papers', '2026-12-12'],
      ['meetings', '2026-12-16'],
    ]);
    const { updatedAt, modules, statutes } = await h.chair.asks(houseSettings.read, {});
    const fewer = modules.filter((m) => m !== 'documents' && m !== 'survey');
    await h.chair.asks(houseSettings.change, { updatedAt, statutes, modules: fewer } as never);
    const left = await h.bedrich.asks(events.layers, range);
    expect(left.layers).toEqual(['meetings', 'votes', 'reports', 'works', 'bookings']);
    expect(left.days.map(({ layer }) => layer)).toEqual(['works', 'votes', 'meetings']);
  });
});

describe('an address of the calendar', () => {
  it('brings them only when chosen, only those of its owner, and is another file when one changes', async () => {
    const h = await aBoardHouse(portal);
    const all = await things(h);
    const plain = await aFeed(h.alena);
    expect(valuesOf((await fetches(portal, plain.path)).lines, 'SUMMARY')).toEqual(['Prosincové shromáždění']);
    // Those of the committee come as its events do, and none with a calendar that was chosen alone.
    const names = async (change: object) =>
      valuesOf((await fetches(portal, (await aFeed(h.chair, change)).path)).lines, 'SUMMARY');
    const { id: waste } = await h.chair.asks(calendars.create, {
      calendar: { name: 'Odpady', colour: 'green' },
    } as never);
    expect([
      await names({}),
      (await names({ withCommittee: true })).length,
      await names({ calendars: [waste] }),
    ]).toEqual([['Prosincové shromáždění'], 2, []]);
    const of = async (who: Person) => aFeed(who, { withLayers: true });
    const [alena, bedrich] = [await of(h.alena), await of(h.bedrich)];
    const titles = async (path: string) => valuesOf((await fetches(portal, path)).lines, 'SUMMARY').sort();
    expect(await titles(alena.path)).toEqual([
      ...['Konec ankety: Barva dveří', 'Konec ankety: Barva dveří', 'Konec hlasování: Oprava střechy'],
      ...['Končí platnost: plomba', 'Končí platnost: revize', 'Lhůta hlášení: Hluk', 'Lhůta hlášení: Kape'],
      ...['Oprava: Soused', 'Oprava: Výtah', 'Prosincové shromáždění'],
    ]);
    expect(await titles(bedrich.path)).toHaveLength(6);
    const { tag, lines } = await fetches(portal, alena.path);
    expect(lines).toContain('DTSTART;VALUE=DATE:20261212');
    // What takes no time has no end.
    expect(lines.filter((line) => line.startsWith('DTSTART;TZID=Europe/Prague:20261210T200000'))).toHaveLength(3);
    expect(lines.filter((line) => line.startsWith('DTEND;TZID=Europe/Prague:20261210'))).toHaveLength(0);
    expect((await fetches(portal, alena.path, { 'if-none-match': tag })).status).toBe(304);
    await solves(h.chair, all.reports.private as number);
    expect((await fetches(portal, alena.path, { 'if-none-match': tag })).status).toBe(200);
    expect(await titles(alena.path)).toHaveLength(9);
  });
});

it('hear of the nouns whose rows they tell of', () => {
  const rows = {
    ...{ meetings: 'meeting', votes: 'vote', surveys: 'survey', papers: 'document_obligation' },
    ...{ reports: 'report', works: 'report', bookings: 'booking', terms: 'term_mark' },
  } as const satisfies Record<Layer, string>;
  for (const layer of layers) {
    const told = topicsOf().get(rows[layer]);
    expect([layer, told?.topic, told?.quiet]).toEqual([layer, layerNouns[layer], false]);
  }
});
