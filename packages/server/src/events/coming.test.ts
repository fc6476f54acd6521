import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events } from '#contract/events/endpoints.ts';
import { eventComing } from '#contract/events/endpoints-coming.ts';
import { anEvent, aSeries, changes, editedEvent } from '#house/events.ts';
import type { Person } from '#house/house.ts';
import { aBoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const day = { start: '2026-11-28T09:00', end: '2026-11-28T13:00' };
const says = (who: Person, id: number, people: number, more: object = {}) =>
  who.asks(eventComing.answer, { id, coming: people > 0, people: people || 1, ...more });
const seen = async (who: Person, id: number, more: object = {}) =>
  (await who.asks(events.one, { id, ...more })).comingData;

describe('coming to an event', () => {
  it('is said with how many, told as a number to all and by name to who organises it', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const e = await anEvent(chair, { ...day, coming: true, capacity: 5 });
    expect(e).toMatchObject({ coming: true, capacity: 5, comingData: { count: 0, left: 5, mine: null, names: [] } });
    expect(await says(alena, e.id, 3)).toEqual({
      ...{ capacity: 5, count: 3, left: 2, mine: { coming: true, people: 3, before: null }, names: null, open: true },
    });
    await says(bedrich, e.id, 0);
    expect(await seen(bedrich, e.id)).toMatchObject({ count: 3, left: 2, mine: { coming: false }, names: null });
    expect((await seen(chair, e.id))?.names).toEqual([
      { id: alena.memberId, full_name: 'Alena Šestnáctá', coming: true, people: 3 },
      { id: bedrich.memberId, full_name: 'Bedřich Čtrnáctý', coming: false, people: 1 },
    ]);
    // Another answer takes the place of the one before.
    expect(await says(alena, e.id, 5)).toMatchObject({ count: 5, left: 0 });
    expect(await says(alena, e.id, 0)).toMatchObject({ count: 0, left: 5, mine: { coming: false } });
  });

  it('never goes above what the event holds, also of two who answer at once', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    for (let turn = 0; turn < 5; turn += 1) {
      const e = await anEvent(chair, { ...day, coming: true, capacity: 3 });
      const both = [alena, bedrich].map((who) => who.call(eventComing.answer, { id: e.id, coming: true, people: 2 }));
      const answers = await Promise.all(both);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.message).toMatchObject({
        content: 'EVENT.ERRORS.COMING_FULL',
        params: { left: 1 },
      });
      expect(await seen(chair, e.id)).toMatchObject({ count: 2, left: 1 });
    }
  });

  it('is of one occurrence, goes with it where the series is parted, and stays where one is changed by itself', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const s = await aSeries(chair, { coming: true, capacity: 4 });
    const [first, second] = [{ day: '2026-11-26' }, { day: '2026-12-03' }];
    await says(alena, s.id, 2, first);
    await says(bedrich, s.id, 4, second);
    expect(await seen(alena, s.id, first)).toMatchObject({ count: 2, left: 2 });
    expect(await seen(alena, s.id, second)).toMatchObject({ count: 4, left: 0, mine: null });
    const own = await changes(chair, s.id, first.day, { start: '2026-11-27T18:00', end: null, typeUpdate: 'this' });
    expect(await seen(alena, own.id)).toMatchObject({ count: 2, mine: { people: 2 } });
    await says(alena, own.id, 3);
    expect(await seen(alena, s.id, first)).toMatchObject({ count: 3 });
    const later = await changes(chair, s.id, second.day, {
      ...{ start: '2026-12-03T19:00', end: '2026-12-03T20:00', typeUpdate: 'thisAndFuture' },
    });
    expect(later.id).not.toBe(s.id);
    expect(await seen(bedrich, later.id, second)).toMatchObject({ count: 4, mine: { people: 4 } });
    const one = await chair.asks(events.one, { id: s.id, day: '2026-11-19' });
    expect((await chair.refused(events.update, editedEvent(one, { capacity: 9, typeUpdate: 'this' }))).key).toBe(
      'EVENT.ERRORS.WHOLE_SERIES',
    );
  });

  it('goes with occurrences to other days, says of which time it was, and may be changed', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const s = await aSeries(chair, { coming: true, capacity: 5 });
    const days = ['2026-11-26', '2026-12-03', '2026-12-10'];
    for (const [i, day] of days.entries()) await says(alena, s.id, i + 1, { day });
    await says(bedrich, s.id, 0, { day: '2026-12-03' });
    // To Fridays from the second one on; the first one stays.
    const moved = await changes(chair, s.id, '2026-12-03', {
      ...{ start: '2026-12-04T17:00', end: '2026-12-04T18:00', weekDays: [5], typeUpdate: 'thisAndFuture' },
    });
    const before = { startsAt: '2026-12-03T18:00', endsAt: '2026-12-03T19:30' };
    expect(await seen(alena, moved.id, { day: '2026-12-04' })).toMatchObject({
      ...{ count: 2, mine: { coming: true, people: 2, before } },
    });
    expect(await seen(bedrich, moved.id, { day: '2026-12-04' })).toMatchObject({ mine: { coming: false, before } });
    expect(await seen(alena, moved.id, { day: '2026-12-11' })).toMatchObject({ count: 3, mine: { people: 3 } });
    expect(await seen(alena, s.id, { day: '2026-11-26' })).toMatchObject({ count: 1, mine: { before: null } });
    // In its place, by a whole week: answers change places with each other.
    const week = await changes(chair, moved.id, '2026-12-04', {
      ...{ start: '2026-12-11T17:00', end: '2026-12-11T18:00', typeUpdate: 'thisAndFuture' },
    });
    expect(week.id).toBe(moved.id);
    expect((await seen(alena, week.id, { day: '2026-12-11' }))?.mine).toMatchObject({ people: 2, before });
    expect((await seen(alena, week.id, { day: '2026-12-18' }))?.mine).toMatchObject({ people: 3 });
    expect((await says(alena, week.id, 4, { day: '2026-12-11' })).mine).toEqual({
      ...{ coming: true, people: 4, before: null },
    });
    // Of one that goes on alone, and of one that begins to come back, it is still there.
    const once = await changes(chair, week.id, '2026-12-11', { repeat: false, typeUpdate: 'thisAndFuture' });
    expect(await seen(alena, once.id)).toMatchObject({ count: 4, mine: { people: 4 } });
    const again = await chair.asks(events.update, editedEvent(once, { repeat: true, repeatFrequency: 'week' }));
    expect(await seen(alena, again.id, { day: '2026-12-11' })).toMatchObject({ count: 4, mine: { people: 4 } });
  });

  it('is refused where nobody is asked, when it is over, of whom it is not for, and for fewer places than are taken', async () => {
    const { chair, alena, bedrich, for16 } = await aBoardHouse(portal);
    const quiet = await anEvent(chair, day);
    expect(quiet.comingData).toBeNull();
    const input = { coming: true, people: 2 };
    expect((await alena.refused(eventComing.answer, { id: quiet.id, ...input })).key).toBe('EVENT.ERRORS.NO_COMING');
    const over = await anEvent(chair, { start: '2026-11-01T09:00', end: null, coming: true });
    expect((await alena.refused(eventComing.answer, { id: over.id, ...input })).key).toBe('EVENT.ERRORS.COMING_OVER');
    expect((await seen(alena, over.id))?.open).toBe(false);
    const some = await anEvent(chair, { ...day, ...for16, coming: true, capacity: 5 });
    expect((await bedrich.refused(eventComing.answer, { id: some.id, ...input })).code).toBe(404);
    expect((await alena.refused(eventComing.answer, { id: some.id, coming: true, people: 21 })).errors).toEqual({
      people: 'BASE.FORM.INVALID',
    });
    await says(alena, some.id, 4);
    const { message } = (await chair.call(events.update, editedEvent(some, { capacity: 3 }))).body;
    expect(message).toMatchObject({ content: 'EVENT.ERRORS.CAPACITY_TAKEN', params: { count: 4 } });
    // Switched off it says nothing, and what people said is there when it is on again.
    const off = await chair.asks(events.update, editedEvent(some, { coming: false }));
    expect([off.coming, off.capacity, off.comingData]).toEqual([false, null, null]);
    const on = await chair.asks(events.update, editedEvent(off, { coming: true, capacity: null }));
    expect(on.comingData).toMatchObject({ count: 4, left: null });
  });
});
