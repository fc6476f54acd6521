import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { events } from '#contract/events/endpoints.ts';
import { calendars } from '#contract/events/endpoints-calendars.ts';
import { feeds } from '#contract/feeds/endpoints.ts';
import { mostFeeds } from '#contract/feeds/rules.ts';
import { aFeed, anEvent, anEventForm, fetches, valuesOf } from '#house/feeds.ts';
import { aHouse, type Person } from '#house/house.ts';
import { aBoardHouse, type BoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';

let portal: TestPortal;
let h: BoardHouse;
beforeAll(async () => {
  portal = await aPortal();
});
beforeEach(async () => {
  portal.clock.now = new Date('2026-11-21T09:00:00Z');
  await portal.pool.raw.query('delete from tries');
  h = await aBoardHouse(portal);
});
afterAll(() => portal.close());

const gone = { status: 404 };
const titlesAt = async (path: string) => valuesOf((await fetches(portal, path)).lines, 'SUMMARY').sort();
const later = (days: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + days * 24 * 3600_000);
};

describe('an address of the calendar', () => {
  it('is told once, kept as a digest, and gives the calendar by the clock of Prague with a way back', async () => {
    const event = await anEvent(h.chair);
    const feed = await aFeed(h.alena);
    const token = feed.path.split('/')[4] as string;
    const { rows } = await portal.pool.raw.query('select row_to_json(f)::text as row from feed f');
    expect(rows.map(({ row }) => row as string).join()).not.toContain(token);
    expect(JSON.stringify(await h.alena.asks(feeds.list, {}))).not.toContain(token);
    const { status, headers, lines } = await fetches(portal, feed.path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      ...[200, 'text/calendar; charset=utf-8', 'private, no-cache'],
    ]);
    for (const line of [
      ...['DTSTART;TZID=Europe/Prague:20261125T180000', 'DTEND;TZID=Europe/Prague:20261125T193000'],
      ...['SUMMARY:Schůze výboru', 'LOCATION:Společenská místnost', 'DESCRIPTION:Program je na nástěnce.'],
      ...['STATUS:CONFIRMED', `URL:https://portal.example/kalendar-udalosti/${event.id}?svj=${h.house.id}`],
    ])
      expect(lines).toContain(line);
    expect(lines).toContain(`X-WR-CALNAME:Kalendář: ${h.house.name}`);
  });

  it('asked again with what came before gives nothing, until something of it changes', async () => {
    const event = await anEvent(h.chair);
    const { path } = await aFeed(h.alena);
    const first = await fetches(portal, path);
    const again = await fetches(portal, path, { 'if-none-match': first.tag });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await fetches(portal, path, { 'if-none-match': `"x", W/${first.tag}` })).status).toBe(304);
    const [before] = valuesOf(first.lines, 'SEQUENCE');
    await h.chair.asks(events.update, {
      ...anEventForm({ start: '2026-11-26T17:00', end: '2026-11-26T18:00' }),
      ...{ id: event.id, updatedAt: event.updatedAt },
    });
    const moved = await fetches(portal, path, { 'if-none-match': first.tag });
    expect(moved.status).toBe(200);
    expect(valuesOf(moved.lines, 'UID')).toEqual(valuesOf(first.lines, 'UID'));
    expect(Number(valuesOf(moved.lines, 'SEQUENCE')[0])).toBeGreaterThan(Number(before));
    expect(moved.lines).toContain('DTSTART;TZID=Europe/Prague:20261126T170000');
  });

  it('says for some time that a deleted event is off', async () => {
    const event = await anEvent(h.chair);
    const { path } = await aFeed(h.alena);
    const [uid] = valuesOf((await fetches(portal, path)).lines, 'UID');
    await h.chair.asks(events.remove, { id: event.id });
    const after = await fetches(portal, path);
    expect([valuesOf(after.lines, 'UID'), valuesOf(after.lines, 'STATUS')]).toEqual([[uid], ['CANCELLED']]);
    later(91);
    expect(valuesOf((await fetches(portal, path)).lines, 'UID')).toEqual([]);
  });

  it('asks at each fetch who it is: what is for others, for the committee, and for whom', async () => {
    await anEvent(h.chair, { title: 'Pro všechny' });
    await anEvent(h.chair, { title: 'Vchod 16', ...h.for16 });
    await anEvent(h.chair, { title: 'Výbor', isPublic: false });
    const [alena, bedrich] = [await aFeed(h.alena), await aFeed(h.bedrich)];
    expect(await titlesAt(alena.path)).toEqual(['Pro všechny', 'Vchod 16']);
    expect(await titlesAt(bedrich.path)).toEqual(['Pro všechny']);
    const [quiet, whole] = [await aFeed(h.chair), await aFeed(h.chair, { withCommittee: true })];
    expect(await titlesAt(quiet.path)).toEqual(['Pro všechny', 'Vchod 16']);
    expect(await titlesAt(whole.path)).toEqual(['Pro všechny', 'Vchod 16', 'Výbor']);
    expect(await h.alena.refused(feeds.create, { name: 'Telefon', withCommittee: true })).toMatchObject({
      ...{ code: 422, key: 'FEEDS.ERRORS.COMMITTEE' },
    });
    // Whoever lost the right sees no more than anybody else, by the address that they have.
    const set = async (sql: string, ...values: unknown[]) =>
      h.house.inside(async (db) => void (await db.client.query(sql, values)));
    await set(`update member set role = 'owner' where id = $1`, h.chair.memberId);
    expect(await titlesAt(whole.path)).toEqual(['Pro všechny']);
    await set('update member set has_access = false where id = $1', h.alena.memberId);
    expect(await fetches(portal, alena.path)).toMatchObject(gone);
    await set(`update svj set modules = array_remove(modules, 'events') where id = $1`, h.house.id);
    expect(await fetches(portal, bedrich.path)).toMatchObject(gone);
  });

  it('holds chosen calendars alone, and says so in its name', async () => {
    const { id } = await h.chair.asks(calendars.create, { calendar: { name: 'Odpad', colour: 'blue' } });
    await anEvent(h.chair, { title: 'Hlavní' });
    await anEvent(h.chair, { title: 'Popelnice', calendarId: id });
    const main = await aFeed(h.alena, { calendars: ['main'] });
    const waste = await aFeed(h.alena, { calendars: [id] });
    expect([await titlesAt(main.path), await titlesAt(waste.path)]).toEqual([['Hlavní'], ['Popelnice']]);
    expect((await fetches(portal, waste.path)).lines).toContain(`X-WR-CALNAME:Odpad: ${h.house.name}`);
    const stranger = await (await aHouse(portal)).chair();
    const foreign = await stranger.asks(calendars.create, { calendar: { name: 'Cizí' } });
    expect(await h.alena.refused(feeds.create, { name: 'x', calendars: [foreign.id as number] })).toMatchObject({
      ...{ code: 422, errors: { calendars: 'FEEDS.ERRORS.CALENDAR' } },
    });
  });

  it('is renewed and ended at once, by its owner alone', async () => {
    const first = await aFeed(h.alena);
    expect(await h.bedrich.refused(feeds.revoke, { id: first.id })).toMatchObject({ code: 404 });
    expect(await h.chair.refused(feeds.renew, { id: first.id })).toMatchObject({ code: 404 });
    const second = await h.alena.asks(feeds.renew, { id: first.id });
    const path = new URL(second.url as string).pathname;
    expect([await fetches(portal, first.path), await fetches(portal, path)]).toMatchObject([gone, { status: 200 }]);
    await h.alena.asks(feeds.revoke, { id: first.id });
    expect(await fetches(portal, path)).toMatchObject(gone);
    expect((await h.alena.asks(feeds.list, {})).feeds).toEqual([]);
  });

  it('remembers when it was asked and by what, is changed by who saw it last, and there are few of them', async () => {
    const made = await aFeed(h.alena);
    await fetches(portal, made.path, { 'user-agent': 'iOS/26.1 \u0007dataaccessd/1.0' });
    const [feed] = (await h.alena.asks(feeds.list, {})).feeds;
    expect(feed).toMatchObject({ fetchedAt: '2026-11-21T09:00:00.000Z', fetchedBy: 'iOS/26.1 dataaccessd/1.0' });
    const change = { id: made.id, name: 'Hodinky', updatedAt: made.updatedAt };
    expect(await h.alena.asks(feeds.change, change)).toMatchObject({ name: 'Hodinky' });
    expect(await h.alena.refused(feeds.change, change)).toMatchObject({ code: 409 });
    expect(await fetches(portal, made.path)).toMatchObject({ status: 200 });
    for (let i = 1; i < mostFeeds; i += 1) await aFeed(h.alena);
    expect(await h.alena.refused(feeds.create, { name: 'x' })).toMatchObject({ code: 422, key: 'FEEDS.ERRORS.MOST' });
  });

  it('asked for again under the same key is made once, and its address is not told again', async () => {
    const who: Person = h.alena.under('7d444840-9dc0-11d1-b245-5ffdce74fad2');
    const first = await who.asks(feeds.create, { name: 'Telefon' });
    const again = await who.asks(feeds.create, { name: 'Telefon' });
    expect([again.id, again.url]).toEqual([first.id, null]);
    expect(first.url).not.toBeNull();
  });

  it('one that leads nowhere is told so calmly, sixty times an hour; a right one is not counted', async () => {
    const { path } = await aFeed(h.alena);
    const wrong = path.replace(/feed\/.{4}/, 'feed/AAAA');
    for (let i = 0; i < 60; i += 1) expect(await fetches(portal, wrong)).toMatchObject(gone);
    expect((await fetches(portal, wrong)).status).toBe(429);
    expect((await fetches(portal, path)).status).toBe(200);
  });
});

describe('a series', () => {
  const weekly = { repeat: true, repeatFrequency: 'week', endRepeat: 'date_end', endDateRepeat: '2027-01-13' };

  it('leaves as a rule, with what fell out and what was changed by itself', async () => {
    const { id, updatedAt } = await anEvent(h.chair, weekly);
    await h.chair.asks(events.remove, { id, day: '2026-12-02', type: 'this' });
    const now = await h.chair.asks(events.one, { id });
    await h.chair.asks(events.update, {
      ...anEventForm({ ...weekly, start: '2026-12-10T17:00', end: '2026-12-10T18:00' }),
      ...{ id, day: '2026-12-09', typeUpdate: 'this', updatedAt: now.updatedAt ?? updatedAt },
    });
    const { lines } = await fetches(portal, (await aFeed(h.alena)).path);
    for (const line of [
      'RRULE:FREQ=WEEKLY;BYDAY=WE;WKST=MO;UNTIL=20270113T170000Z',
      'EXDATE;TZID=Europe/Prague:20261202T180000',
      'RECURRENCE-ID;TZID=Europe/Prague:20261209T180000',
      'DTSTART;TZID=Europe/Prague:20261210T170000',
    ])
      expect(lines).toContain(line);
    expect(lines.filter((line) => line.startsWith('EXDATE'))).toHaveLength(1);
    expect(new Set(valuesOf(lines, 'UID')).size).toBe(1);
  });

  it('parted in two is two series for a phone, of which the first has an end', async () => {
    const { id, updatedAt } = await anEvent(h.chair, { ...weekly, endRepeat: 'none', endDateRepeat: null });
    await h.chair.asks(events.update, {
      ...anEventForm({
        ...weekly,
        endRepeat: 'none',
        endDateRepeat: null,
        start: '2026-12-09T19:00',
        end: '2026-12-09T20:00',
      }),
      ...{ id, day: '2026-12-09', typeUpdate: 'thisAndFuture', updatedAt },
    });
    const { lines } = await fetches(portal, (await aFeed(h.alena)).path);
    expect(new Set(valuesOf(lines, 'UID')).size).toBe(2);
    expect(valuesOf(lines, 'RRULE').sort()).toEqual([
      'FREQ=WEEKLY;BYDAY=WE;WKST=MO',
      expect.stringMatching(/^FREQ=WEEKLY;BYDAY=WE;WKST=MO;UNTIL=202612/),
    ]);
  });

  it('is the same file whatever zone the server stands in', async () => {
    await anEvent(h.chair, weekly);
    await anEvent(h.chair, { start: '2027-03-28T01:30', end: '2027-03-28T03:30' });
    await anEvent(h.chair, { start: '2026-12-24', end: '2026-12-26', allDay: true });
    const { path } = await aFeed(h.chair);
    const zone = process.env.TZ;
    const fileIn = async (name: string) => {
      process.env.TZ = name;
      return (await fetches(portal, path)).lines;
    };
    try {
      const here = await fileIn('Europe/Prague');
      expect(here.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3);
      for (const name of ['Pacific/Auckland', 'America/New_York']) expect(await fileIn(name)).toEqual(here);
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  it('an occurrence over a night on which clocks change is said by itself, because it ends by the clock', async () => {
    await anEvent(h.chair, {
      ...weekly,
      start: '2026-11-21T22:00',
      end: '2026-11-22T06:00',
      endDateRepeat: '2027-04-30',
    });
    const { lines } = await fetches(portal, (await aFeed(h.alena)).path);
    expect(lines).toContain('RECURRENCE-ID;TZID=Europe/Prague:20270327T220000');
    expect(lines).toContain('DTEND;TZID=Europe/Prague:20270328T060000');
    expect(lines.filter((line) => line.startsWith('RECURRENCE-ID'))).toHaveLength(1);
  });
});

describe('a file of one event', () => {
  const saved = async (who: Person, input: { id: number; day?: string }) => {
    const { url } = await who.asks(feeds.ticket, input);
    return fetches(portal, url);
  };

  it('holds the series, or one occurrence as an event of its own', async () => {
    const { id } = await anEvent(h.chair, { repeat: true, repeatFrequency: 'week' });
    const whole = await saved(h.alena, { id });
    expect([whole.status, valuesOf(whole.lines, 'RRULE')]).toEqual([200, ['FREQ=WEEKLY;BYDAY=WE;WKST=MO']]);
    expect(whole.headers['content-disposition']).toContain(encodeURIComponent('Schůze výboru.ics'));
    const one = await saved(h.alena, { id, day: '2026-12-02' });
    expect(valuesOf(one.lines, 'RRULE')).toEqual([]);
    expect(one.lines).toContain('DTSTART;TZID=Europe/Prague:20261202T180000');
  });

  it('is given to whom the event is for', async () => {
    const { id } = await anEvent(h.chair, { isPublic: false });
    expect(await h.alena.refused(feeds.ticket, { id })).toMatchObject({ code: 404 });
    expect((await saved(h.chair, { id })).status).toBe(200);
    const stranger = await (await aHouse(portal)).chair();
    expect(await stranger.refused(feeds.ticket, { id })).toMatchObject({ code: 404 });
  });
});

describe('a mail of an event', () => {
  const attached = async (kind: string): Promise<string[]> => {
    const { rows } = await portal.pool.raw.query(
      `select data ->> 'attached' as files from outbox where kind = $1 and recipient = $2 order by id`,
      [kind, h.alena.email],
    );
    return rows.map(({ files }) => (JSON.parse(files as string) as { text: string }[])[0]?.text ?? '');
  };

  it('brings it as a file under the name that the phone knows it by, and takes it out when it is off', async () => {
    const event = await anEvent(h.chair, { notify: true });
    const { lines } = await fetches(portal, (await aFeed(h.alena)).path);
    const [uid = ''] = valuesOf(lines, 'UID');
    const [created = ''] = await attached('eventCreated');
    expect(created).toContain(`UID:${uid}`);
    expect(created).toContain('DTSTART;TZID=Europe/Prague:20261125T180000');
    await h.chair.asks(events.remove, { id: event.id, notify: true });
    const [off = ''] = await attached('eventCancelled');
    expect([off.includes(`UID:${uid}`), off.includes('STATUS:CANCELLED')]).toEqual([true, true]);
  });
});
