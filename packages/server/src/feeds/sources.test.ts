import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calendars } from '#contract/events/endpoints-calendars.ts';
import { sources } from '#contract/feeds/endpoints-sources.ts';
import type { SourceView } from '#contract/feeds/schema-sources.ts';
import { aFeed, aTown, calendarOf, collection, fetches, valuesOf } from '#house/feeds.ts';
import { aHouse, type Person } from '#house/house.ts';
import { aBoardHouse, type BoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { formOf } from '#house/sending-files.ts';
import { readSources } from './jobs.ts';

let portal: TestPortal;
let h: BoardHouse;
beforeAll(async () => {
  portal = await aPortal();
});
beforeEach(async () => {
  portal.clock.now = new Date('2026-11-21T09:00:00Z');
  await portal.pool.raw.query('delete from tries');
  towns += 1;
  url = `https://obec.example/${towns}.ics`;
  h = await aBoardHouse(portal);
});
afterAll(() => portal.close());

let towns = 0;
let url: string;
const winter = { from: '2026-11-01', to: '2027-10-31' };
const hour = 3600_000;
const aSource = (change: object = {}): Promise<SourceView> =>
  h.chair.asks(sources.create, { name: 'Svoz odpadu', url, ...change });
const shownTo = async (who: Person) =>
  (await who.asks(sources.occurrences, winter)).events.map(
    (e) => `${e.startsAt.slice(0, 10)}${e.vanished ? ' gone' : ''}`,
  );
const runs = async (hours: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + hours * hour);
  const errors: unknown[] = [];
  await readSources(portal, (error) => void errors.push(error));
  expect(errors).toEqual([]);
};
/** Sources of other tests are read too. */
const asked = (town: { asked: string[] }) => town.asked.filter((one) => one.startsWith(`${url} `));
const now = async (): Promise<SourceView> => (await h.chair.asks(sources.list, {})).sources[0] as SourceView;

describe('a calendar of others', () => {
  it('stands beside the events of the house: foreign, with where it comes from and when it was read', async () => {
    aTown(portal, calendarOf(collection('a', '20261201', 'LOCATION:Lipová', 'URL:https://obec.example/bio')));
    const source = await aSource({ colour: 'blue' });
    expect(source).toMatchObject({ url, readAt: '2026-11-21T09:00:00.000Z', count: 1, failures: 0, problem: null });
    expect(source.nextAt).toBe('2026-11-21T12:00:00.000Z');
    expect((await h.alena.asks(sources.occurrences, winter)).events).toMatchObject([
      {
        ...{ title: 'Bioodpad', place_address: 'Lipová', source: 'Svoz odpadu', allDay: true, colour: 'blue' },
        ...{ startsAt: '2026-12-01T00:00', endsAt: '2026-12-01T00:00', start: '2026-11-30T23:00:00.000Z' },
        ...{ end: '2026-12-01T23:00:00.000Z', link: 'https://obec.example/bio', vanished: false },
      },
    ]);
    const { lines } = await fetches(portal, (await aFeed(h.alena)).path);
    expect(lines).toContain('DTSTART;VALUE=DATE:20261201');
    expect(valuesOf(lines, 'SUMMARY')).toEqual(['Bioodpad']);
  });

  it('is read every three hours with what was known, and kept when nothing changed', async () => {
    const town = aTown(portal, calendarOf(collection('a', '20261201')));
    await aSource();
    await runs(2);
    expect(asked(town)).toEqual([`${url} -`]);
    await runs(1);
    expect(asked(town)).toEqual([`${url} -`, `${url} "1"`]);
    expect(await now()).toMatchObject({ readAt: '2026-11-21T12:00:00.000Z', nextAt: '2026-11-21T15:00:00.000Z' });
    expect(await shownTo(h.alena)).toEqual(['2026-12-01']);
  });

  it('marks what it names no more and is to come, keeps what was, and takes back what returns', async () => {
    const town = aTown(
      portal,
      calendarOf(collection('a', '20261201'), collection('b', '20261208'), collection('o', '20261103')),
    );
    await aSource();
    town.publishes(calendarOf(collection('a', '20261202')));
    await runs(3);
    expect(await shownTo(h.alena)).toEqual(['2026-11-03', '2026-12-01 gone', '2026-12-02', '2026-12-08 gone']);
    const { path } = await aFeed(h.alena);
    expect(valuesOf((await fetches(portal, path)).lines, 'STATUS').sort()).toEqual([
      ...['CANCELLED', 'CANCELLED', 'CONFIRMED', 'CONFIRMED'],
    ]);
    expect(await now()).toMatchObject({ count: 1, vanished: 2 });
    town.publishes(calendarOf(collection('a', '20261202'), collection('b', '20261208')));
    await runs(3);
    expect(await shownTo(h.alena)).toEqual(['2026-11-03', '2026-12-01 gone', '2026-12-02', '2026-12-08']);
    // A month after it vanished it is forgotten.
    await runs(24 * 31);
    town.publishes(calendarOf(collection('b', '20261208')));
    await runs(24);
    // Sessions are over by then.
    expect(
      (await shownTo(await h.house.person({ role: 'memberCommittee' }))).filter((one) => one.endsWith('gone')),
    ).toEqual([]);
  });

  it('by another name at the same time it is the same: some programs make names anew at each reading', async () => {
    const town = aTown(portal, calendarOf(collection('1', '20261201'), collection('2', '20261208')));
    await aSource();
    town.publishes(calendarOf(collection('3', '20261201'), collection('4', '20261208')));
    await runs(3);
    expect(await shownTo(h.alena)).toEqual(['2026-12-01', '2026-12-08']);
  });

  it('that fails keeps the last good, is tried ever later, and the committee is told once, after three', async () => {
    const town = aTown(portal, calendarOf(collection('a', '20261201')));
    await aSource();
    const mails = async () =>
      (
        await portal.pool.raw.query(
          `select recipient, data ->> 'problem' as problem from outbox
          where kind = 'sourceFailed' and svj_id = $1`,
          [h.house.id],
        )
      ).rows;
    town.publishes('<!doctype html><p>Kalendář jsme přesunuli.</p>');
    await runs(3);
    expect(await now()).toMatchObject({ failures: 1, problem: 'html', nextAt: '2026-11-21T18:00:00.000Z' });
    await runs(6);
    expect(await mails()).toEqual([]);
    await runs(12);
    expect(await now()).toMatchObject({ failures: 3, nextAt: '2026-11-23T06:00:00.000Z', count: 1 });
    expect(await mails()).toEqual([{ recipient: h.chair.email, problem: expect.stringContaining('webová stránka') }]);
    await runs(24);
    expect(await mails()).toHaveLength(1);
    expect(await shownTo(h.alena)).toEqual(['2026-12-01']);
    town.publishes(calendarOf(collection('b', '20261202')));
    expect(await h.chair.asks(sources.read, { id: (await now()).id })).toMatchObject({ failures: 0, problem: null });
    expect(await shownTo(h.alena)).toEqual(['2026-12-01 gone', '2026-12-02']);
  });

  it('that cannot be read when it is added is refused with a sentence at its address', async () => {
    const town = aTown(portal, 'x');
    const why = async () => (await h.chair.refused(sources.create, { name: 'Svoz', url })).errors;
    expect(await why()).toEqual({ url: 'SOURCES.PROBLEMS.NOT_CALENDAR' });
    town.problem = { kind: 'problem', problem: 'notPublic' };
    expect(await why()).toEqual({ url: 'SOURCES.PROBLEMS.NOT_PUBLIC' });
    expect((await h.chair.asks(sources.list, {})).sources).toEqual([]);
  });

  it('says what of it was left out', async () => {
    aTown(
      portal,
      calendarOf(
        collection('a', '20261201'),
        collection('b', '20261201', 'RRULE:FREQ=SECONDLY'),
        collection('c', '20200101', 'DTEND;VALUE=DATE:20600101'),
      ),
    );
    const { left, count } = await aSource();
    expect([left, count]).toEqual([
      [
        { why: 'tooFrequent', count: 1 },
        { why: 'tooLong', count: 1 },
      ],
      1,
    ]);
  });

  it('from a file reaches farther as time goes on, without anybody being asked', async () => {
    const { payload, headers } = formOf(
      'svoz.ics',
      Buffer.from(calendarOf(collection('a', '20261126', 'RRULE:FREQ=YEARLY'))),
      {
        name: 'Svoz',
      },
    );
    const town = aTown(portal, '');
    const reply = await portal.app.inject({
      ...{ method: 'POST', url: sources.upload.path, payload },
      headers: { ...h.chair.headers(), ...headers },
    });
    expect(reply.json()).toMatchObject({ code: 200, data: { url: null, fileName: 'svoz.ics', nextAt: null } });
    const far = { from: '2027-12-01', to: '2028-12-31' };
    const days = async () =>
      (await (await h.house.person({ role: 'memberCommittee' })).asks(sources.occurrences, far)).events.map((e) =>
        e.startsAt.slice(0, 10),
      );
    expect(await days()).toEqual([]);
    await runs(24 * 31);
    expect(await days()).toEqual(['2028-11-26']);
    expect(asked(town)).toEqual([]);
    const { id } = reply.json().data as { id: number };
    expect(await (await h.house.person({ role: 'memberCommittee' })).refused(sources.read, { id })).toMatchObject({
      key: 'SOURCES.ERRORS.OF_FILE',
    });
  });
});

describe('whose it is', () => {
  it('is administered by who administers the calendar, seen by whom it is for, and stands in no other house', async () => {
    aTown(portal, calendarOf(collection('a', '20261201')));
    const { id, updatedAt } = await aSource({ isPublic: false });
    expect([await shownTo(h.alena), await shownTo(h.chair)]).toEqual([[], ['2026-12-01']]);
    for (const call of [sources.list, sources.remove, sources.read])
      expect(await h.alena.refused(call, { id })).toMatchObject({ code: 403 });
    const stranger = await (await aHouse(portal)).chair();
    for (const call of [sources.remove, sources.read])
      expect(await stranger.refused(call, { id })).toMatchObject({ code: 404 });
    expect(await stranger.refused(sources.change, { id, name: 'x', updatedAt })).toMatchObject({ code: 404 });
    expect(await shownTo(stranger)).toEqual([]);
    const { path } = await aFeed(h.chair);
    expect(valuesOf((await fetches(portal, path)).lines, 'UID')).toEqual([]);
    const whole = await aFeed(h.chair, { withCommittee: true });
    expect(valuesOf((await fetches(portal, whole.path)).lines, 'UID')).toHaveLength(1);
  });

  it('moves to another calendar and address by who saw it last, and goes with what came from it', async () => {
    const town = aTown(portal, calendarOf(collection('a', '20261201')));
    const { id, updatedAt } = await aSource();
    const { id: calendarId } = await h.chair.asks(calendars.create, { calendar: { name: 'Odpad', colour: 'red' } });
    const change = { id, name: 'Odpady', calendarId, updatedAt, url: 'https://mesto.example/b.ics' };
    expect(await h.chair.asks(sources.change, change)).toMatchObject({ name: 'Odpady', url: change.url, calendarId });
    expect(town.asked.at(-1)).toBe('https://mesto.example/b.ics -');
    expect(await h.chair.refused(sources.change, change)).toMatchObject({ code: 409 });
    const { events } = await h.alena.asks(sources.occurrences, winter);
    expect(events).toMatchObject([{ calendarId, colour: 'red', source: 'Odpady' }]);
    // A calendar that is deleted leaves it to the main one.
    await h.chair.asks(calendars.remove, { id: calendarId as number });
    expect(await now()).toMatchObject({ calendarId: null });
    await h.chair.asks(sources.remove, { id });
    expect(await shownTo(h.alena)).toEqual([]);
    expect(await h.house.count('feed_event')).toBe(0);
  });

  it('two servers read it once', async () => {
    const town = aTown(portal, calendarOf(collection('a', '20261201')));
    await aSource();
    portal.clock.now = new Date(portal.clock.now.getTime() + 4 * hour);
    await Promise.all([readSources(portal, () => undefined), readSources(portal, () => undefined)]);
    expect(asked(town)).toHaveLength(2);
  });
});
