import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { pathOf } from '#contract/base/calls/links.ts';
import { events } from '#contract/events/endpoints.ts';
import { calendars, eventLabels } from '#contract/events/endpoints-calendars.ts';
import { eventComments } from '#contract/events/endpoints-comments.ts';
import { home } from '#contract/home/endpoints.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { agendaOf, anEvent, anEventForm, aSeries, editedEvent, rangeOf, removes } from '#house/events.ts';
import type { Person } from '#house/house.ts';
import { aBoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, uploads } from '#house/sending-files.ts';
import { aMeeting, aMeetingDraft } from '#house/summons.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

describe('an event', () => {
  it('is written, opened, changed at its version and deleted', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const e = await anEvent(chair, { place_address: 'Kancelář', labelId: 'meeting', colour: 'red' });
    expect(e).toMatchObject({
      ...{ start: '2026-11-26T17:00:00.000Z', end: '2026-11-26T18:30:00.000Z', startsAt: '2026-11-26T18:00' },
      ...{ repeat: false, calendarId: null, calendar: { id: null, name: 'main', colour: 'green' }, colour: 'red' },
      ...{ label: { id: 'meeting', type: 'meeting', name: null }, notify_period: 'none', parentId: null },
      ...{ meetingOfOwnersId: null, isPublic: true, everyone: true, occurrence: null, previous: null, next: null },
    });
    expect(await alena.asks(events.one, { id: e.id })).toMatchObject({ may: { edit: false, remove: false } });
    portal.clock.now = new Date(portal.clock.now.getTime() + 1000);
    const later = await chair.asks(events.update, editedEvent(e, { start: '2026-11-26T19:00', end: null }));
    expect([later.startsAt, later.endsAt]).toEqual(['2026-11-26T19:00', '2026-11-26T20:00']);
    expect(await chair.refused(events.update, editedEvent(e, { title: 'Jinak' }))).toMatchObject({
      ...{ code: 409, key: 'BASE.ERRORS.CONFLICT', data: { by: { who: 'self' } } },
    });
    await removes(chair, e.id);
    for (const who of [chair, alena])
      expect(await who.refused(events.one, { id: e.id })).toMatchObject({ code: 404, key: 'EVENT.NOT_FOUND' });
    expect(await agendaOf(alena, '2026-11-01', '2026-11-30')).toEqual([]);
  });

  it('of a whole day ends on its last day, and a day on where older callers draw it', async () => {
    const { chair } = await aBoardHouse(portal);
    const e = await anEvent(chair, { allDay: true, start: '2026-11-26', end: '2026-11-27' });
    expect([e.startsAt, e.endsAt, e.end]).toEqual(['2026-11-26T00:00', '2026-11-27T00:00', '2026-11-26T23:00:00.000Z']);
    const same = await chair.asks(events.update, editedEvent(e, { start: e.start, end: e.end }));
    expect([same.startsAt, same.endsAt]).toEqual([e.startsAt, e.endsAt]);
    const { events: drawn } = await chair.asks(calendars.one, { name: 'main', from: '2026-11-01', to: '2026-11-30' });
    expect(drawn).toMatchObject([{ endsAt: '2026-11-28T00:00', end: '2026-11-27T23:00:00.000Z' }]);
    expect(drawn[0]?.url).toBe(`/kalendar-udalosti/${e.id}`);
    // A day in the middle, or its end, is a part of it.
    expect(await rangeOf(chair, '2026-11-27', '2026-11-27')).toHaveLength(1);
    expect(await rangeOf(chair, '2026-11-28', '2026-11-30')).toHaveLength(0);
  });

  it.each<[object, Record<string, string>]>([
    [{ title: ' ' }, { title: 'BASE.FORM.REQUIRED' }],
    [{ place_description: '<p></p>' }, { place_description: 'BASE.FORM.REQUIRED' }],
    [{ end: '2026-11-26T17:00' }, { end: 'EVENT.FORM.END_BEFORE_START' }],
    [{ end: '2066-11-26T17:00' }, { end: 'EVENT.FORM.LONG' }],
    [{ start: 'někdy' }, { start: 'EVENT.FORM.NO_TIME' }],
  ])('is refused with %o', async (change, errors) => {
    const { chair } = await aBoardHouse(portal);
    expect(await chair.refused(events.create, anEventForm(change))).toMatchObject({ code: 400, errors });
  });

  it('names a calendar, a label and groups that the house has', async () => {
    const [h, other] = [await aBoardHouse(portal), await aBoardHouse(portal)];
    const foreign = await other.chair.asks(calendars.create, { calendar: { name: 'Cizí' } });
    const label = await other.chair.asks(eventLabels.create, { name: 'Cizí' });
    for (const [change, key] of [
      [{ calendarId: foreign.id }, 'EVENT.ERRORS.CALENDAR_UNKNOWN'],
      [{ labelId: label.id }, 'EVENT.ERRORS.LABEL_UNKNOWN'],
      [{ audience: [{ kind: 'entrance', id: other.ids.e16 }] }, 'EVENT.ERRORS.AUDIENCE_UNKNOWN'],
    ] as const)
      expect(await h.chair.refused(events.create, anEventForm(change))).toMatchObject({ code: 422, key });
  });

  it('has files, comments and a paper', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const [open, closed] = [
      await uploads(chair, 'plan.txt', 'plán'),
      await uploads(chair, 'ceny.txt', 'ceny', { isPublic: false }),
    ];
    const e = await anEvent(chair, { fileIds: [open.id, closed.id], comments: true });
    expect(e.attachments.map((f) => f.name)).toEqual(['plan', 'ceny']);
    const seen = await alena.asks(events.one, { id: e.id });
    expect(seen.attachments.map((f) => f.name)).toEqual(['plan']);
    expect((await fetched(portal, seen.attachments[0]?.url as string)).statusCode).toBe(200);
    await alena.asks(eventComments.add, { id: e.id, message: 'Přijdu později.' });
    expect((await chair.asks(events.one, { id: e.id })).commentsData.map((c) => c.message)).toEqual([
      'Přijdu později.',
    ]);
    const less = await chair.asks(
      events.update,
      editedEvent(await chair.asks(events.one, { id: e.id }), { fileIds: undefined, removedAttachments: [closed.id] }),
    );
    expect(less.attachments.map((f) => f.name)).toEqual(['plan']);
    const quiet = await anEvent(chair);
    expect(await alena.refused(eventComments.add, { id: quiet.id, message: 'Smím?' })).toMatchObject({
      ...{ code: 422, key: 'EVENT.ERRORS.NO_COMMENTS' },
    });
  });
});

describe('the calendar', () => {
  it('is asked for by a range, by calendars and by the month of today', async () => {
    const { chair } = await aBoardHouse(portal);
    const care = await chair.asks(calendars.create, { calendar: { name: 'Údržba', colour: 'yellow' } });
    await anEvent(chair, { title: 'Úklid', calendarId: care.id });
    await anEvent(chair, { title: 'Schůze' });
    const titles = async (more: object) => (await rangeOf(chair, '2026-11-01', '2026-11-30', more)).map((o) => o.title);
    expect(await titles({})).toEqual(['Schůze', 'Úklid']);
    expect(await titles({ calendars: 'main' })).toEqual(['Schůze']);
    expect(await titles({ calendars: String(care.id) })).toEqual(['Úklid']);
    expect(await titles({ calendars: '' })).toEqual([]);
    expect((await rangeOf(chair, '2026-11-01', '2026-11-30'))[1]?.colour).toBe('yellow');
    const month = await chair.asks(events.occurrences, {});
    expect([month.from, month.to, month.events.length]).toEqual(['2026-10-26', '2026-12-06', 2]);
    for (const range of [
      { from: '2026-11-02', to: '2026-11-01' },
      { from: '2026-01-01', to: '2027-03-01' },
    ])
      expect(await chair.refused(events.occurrences, range)).toMatchObject({
        code: 400,
        errors: { to: 'EVENT.FORM.RANGE' },
      });
    expect(await chair.refused(events.occurrences, { from: 'x' })).toMatchObject({ code: 400 });
  });

  it('answers at most a thousand occurrences and says that there were more', async () => {
    const { chair } = await aBoardHouse(portal);
    for (const hour of ['06', '12', '18'])
      await anEvent(chair, { start: `2026-01-01T${hour}:00`, end: null, repeat: true, repeatFrequency: 'day' });
    const { events: found, more } = await chair.asks(events.occurrences, { from: '2026-01-01', to: '2027-01-31' });
    expect([found.length, more, found.at(-1)?.startsAt.slice(0, 10)]).toEqual([1000, true, '2026-11-30']);
  });

  it('is a list of what is to come and of what was, with counts, pages and filters', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    await anEvent(chair, { title: 'Byla', start: '2026-11-20T10:00', end: null });
    await anEvent(chair, { title: 'Bude', start: '2026-12-20T10:00', end: null, labelId: 'outage' });
    await aSeries(chair, { title: 'Řada', endRepeat: 'date_end', endDateRepeat: '2026-12-03' });
    const list = await alena.asks(events.list, {});
    expect(list.events.map((o) => `${o.startsAt.slice(5, 10)} ${o.title}`)).toEqual([
      ...['11-26 Řada', '12-03 Řada', '12-20 Bude'],
    ]);
    expect([list.total, list.counts]).toEqual([3, { upcoming: 3, past: 4 }]);
    const past = await alena.asks(events.list, { tab: 'past' });
    expect(past.events.map((o) => o.title)).toEqual(['Byla', 'Řada', 'Řada', 'Řada']);
    const found = await alena.asks(events.list, { filters: JSON.stringify({ type: 'outage' }) as never });
    expect(found.events.map((o) => o.title)).toEqual(['Bude']);
    const named = await alena.asks(events.list, { filters: JSON.stringify({ text: 'řada' }) as never });
    expect(named.total).toBe(2);
    expect((await alena.asks(events.rows, { page: 2 })).events).toEqual([]);
  });

  it('tells the dashboard what is left of the month, and when nothing is, what comes next', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    expect(await alena.asks(events.soon, {})).toEqual({ events: [], next: null, outages: [] });
    await anEvent(chair, { title: 'Prosinec', start: '2026-12-20T10:00', end: null });
    expect((await alena.asks(events.soon, {})).next?.title).toBe('Prosinec');
    await anEvent(chair, { title: 'Listopad' });
    expect(await alena.asks(events.soon, {})).toMatchObject({ events: [{ title: 'Listopad' }], next: null });
  });

  it('tells it of called meetings that the asker may see, in their order, until they are over', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const { id } = await aMeeting(chair);
    await aMeeting(chair, { isPublic: false });
    await aMeetingDraft(chair);
    const next = { title: 'Prosincové shromáždění', layer: 'meetings', url: pathOf(meetingLinks.one(id)) };
    expect(await alena.asks(events.soon, {})).toMatchObject({ events: [], next: { id, ...next } });
    await anEvent(chair, { title: 'Dřív', start: '2026-12-01T10:00', end: null });
    await anEvent(chair, { title: 'Později', start: '2026-12-20T10:00', end: null });
    const before = portal.clock.now;
    try {
      portal.clock.now = new Date('2026-12-01T07:00:00Z');
      const titles = async (who: Person) => (await who.asks(events.soon, {})).events.map((e) => e.title);
      expect(await titles(alena)).toEqual(['Dřív', 'Prosincové shromáždění', 'Později']);
      expect(await titles(chair)).toHaveLength(4);
      portal.clock.now = new Date('2026-12-17T07:00:00Z');
      expect(await titles(alena)).toEqual(['Později']);
    } finally {
      portal.clock.now = before;
    }
  });

  it('tells of outages that run or are near those they are for, by labels of the house too', async () => {
    const { house, chair, alena, bedrich, for16 } = await aBoardHouse(portal);
    const label = await chair.asks(eventLabels.create, { name: 'Bez vody', type: 'outage' });
    const outage = { start: '2026-11-21T08:00', end: '2026-11-21T16:00' };
    await anEvent(chair, { title: 'Běží', ...outage, labelId: 'outage', ...for16 });
    await anEvent(chair, { title: 'Zítra', start: '2026-11-22T08:00', labelId: label.id, end: null });
    await anEvent(chair, { title: 'Za týden', start: '2026-11-28T08:00', labelId: 'outage', end: null });
    await anEvent(chair, { title: 'Schůze', start: '2026-11-22T08:00', end: null });
    const told = async (who: Person) => {
      const titles = (await who.asks(events.outages, {})).events.map((o) => o.title);
      expect((await who.asks(events.soon, {})).outages.map((o) => o.title)).toEqual(titles);
      return titles;
    };
    expect(await told(alena)).toEqual(['Běží', 'Zítra']);
    expect(await told(bedrich)).toEqual(['Zítra']);
    // It is for nobody of the committee who does not live there, though they see it in the calendar.
    expect(await told(await house.person({ role: 'memberCommittee' }))).toEqual(['Zítra']);
  });

  it('is searched by occurrences: the next one, else the last', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const running = await aSeries(chair, { title: 'Odvoz papíru' });
    const over = await aSeries(chair, { title: 'Odvoz skla', endRepeat: 'date_end', endDateRepeat: '2026-11-13' });
    const { events: found } = await alena.asks(events.search, { text: 'odvoz' });
    expect(found.map(({ id, occurrence }) => [id, occurrence])).toEqual([
      [running.id, '2026-11-26'],
      [over.id, '2026-11-12'],
    ]);
    const { events: inText } = await alena.asks(events.search, { text: 'rozesleme' });
    expect(inText[0]?.piece).toContain('rozešleme');
    expect((await alena.asks(home.waits, {})).counts.eventsToConfirm).toBe(0);
  });
});

describe('calendars and labels', () => {
  it('are made, changed and deleted; what was in one goes to the main one', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const care = await chair.asks(calendars.create, { calendar: { name: 'Údržba a úklid', colour: 'yellow' } });
    expect(await chair.refused(calendars.create, { calendar: { name: 'udrzba a UKLID' } })).toMatchObject({
      ...{ code: 409, key: 'EVENT.CALENDARS.NAME_TAKEN', errors: {} },
    });
    for (const name of ['main', 'a/b', '12'])
      expect(await chair.refused(calendars.create, { calendar: { name } })).toMatchObject({ code: 400 });
    await anEvent(chair, { calendarId: care.id });
    const { calendars: list } = await chair.asks(calendars.list, {});
    expect(list.map((c) => [c.id, c.name, c.count])).toEqual([
      [null, 'main', 0],
      [care.id, 'Údržba a úklid', 1],
    ]);
    expect((await alena.asks(association.mine, {})).calendars).toEqual([
      { id: null, name: 'main', colour: 'green' },
      { id: care.id, name: 'Údržba a úklid', colour: 'yellow' },
    ]);
    for (const name of [String(care.id), 'Údržba a úklid'])
      expect((await alena.asks(calendars.one, { name, from: '2026-11-01', to: '2026-11-30' })).events).toHaveLength(1);
    expect(await alena.refused(calendars.one, { name: 'Není' })).toMatchObject({ code: 404 });
    const calendar = { name: 'Úklid', colour: 'blue' } as const;
    const renamed = await chair.asks(calendars.update, { id: care.id, updatedAt: care.updatedAt, calendar });
    expect(renamed).toMatchObject({ name: 'Úklid', colour: 'blue', count: 1 });
    expect(await chair.refused(calendars.update, { id: care.id, updatedAt: care.updatedAt, calendar })).toMatchObject({
      code: 409,
    });
    expect(await chair.asks(calendars.remove, { id: care.id })).toEqual({ count: 1 });
    const [left] = await rangeOf(chair, '2026-11-01', '2026-11-30', { calendars: 'main' });
    expect(left).toMatchObject({ calendarId: null, colour: 'green' });
    expect(await alena.refused(calendars.create, { calendar: { name: 'Moje' } })).toMatchObject({ code: 403 });
  });

  it('of a house stand behind those that every house has; a deleted one leaves its type', async () => {
    const { chair } = await aBoardHouse(portal);
    const label = await chair.asks(eventLabels.create, { name: 'Revize komínů', type: 'inspection' });
    const { labels } = await chair.asks(eventLabels.list, {});
    expect([labels.length, labels[0]?.id, labels.at(-1)?.name]).toEqual([11, 'general', 'Revize komínů']);
    const e = await anEvent(chair, { labelId: label.id });
    expect(e.label).toEqual({ id: label.id, type: 'inspection', name: 'Revize komínů' });
    const changed = { ...label, id: label.id as number, name: 'Revize výtahu', type: 'works' as const };
    await chair.asks(eventLabels.update, changed);
    expect((await chair.asks(events.one, { id: e.id })).label).toMatchObject({ type: 'works', name: 'Revize výtahu' });
    await chair.asks(eventLabels.remove, { id: label.id as number });
    expect((await chair.asks(events.one, { id: e.id })).label).toEqual({ id: 'works', type: 'works', name: null });
  });
});
