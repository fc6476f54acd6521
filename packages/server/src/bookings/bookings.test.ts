import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { bookings, bookingThings } from '#contract/bookings/endpoints.ts';
import { events } from '#contract/events/endpoints.ts';
import { home } from '#contract/home/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { aThing, books, cellAt, editedThing, notBooked, notWaiting, waits } from '#house/bookings.ts';
import { aFeed, fetches, valuesOf } from '#house/feeds.ts';
import { aHouse, edited } from '#house/house.ts';
import { aBoardHouse, type BoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { forgetDone, passOffers } from './jobs.ts';

let portal: TestPortal;
let h: BoardHouse;
beforeAll(async () => {
  portal = await aPortal();
});
beforeEach(async () => {
  // A Saturday, ten o'clock in Prague.
  portal.clock.now = new Date('2026-11-21T09:00:00Z');
  await portal.pool.raw.query('delete from tries');
  h = await aBoardHouse(portal);
});
afterAll(() => portal.close());

const at = '2026-11-23T09:00';
const state = async (who: BoardHouse['chair'], thing: Awaited<ReturnType<typeof aThing>>, wall = at) =>
  (await cellAt(who, thing, wall))?.state;

/** One more neighbour with a unit. */
async function aThird({ chair, house }: BoardHouse) {
  const cecil = await house.owner({ firstName: 'Cecil' });
  const { id: unitId } = await house.unit(chair, '14/9', [1, 4], [{ memberIds: [cecil.memberId as number] }]);
  return { cecil, unitId };
}

describe('a booking', () => {
  it('is its unit’s, and others see the unit and never a name', async () => {
    const { alena, bedrich, chair, ids } = h;
    const thing = await aThing(chair);
    const made = await books(alena, { thing, unitId: ids.u16, at, count: 2 });
    expect(made).toMatchObject({
      ...{
        startsAt: at,
        endsAt: '2026-11-23T13:00',
        start: '2026-11-23T08:00:00.000Z',
        end: '2026-11-23T12:00:00.000Z',
      },
      ...{ unit: { id: ids.u16, number: '16/1' }, state: 'booked' },
    });
    const mine = { state: 'mine', unit: '16/1', bookingId: made.id, waits: false };
    expect(await cellAt(alena, thing, at)).toMatchObject(mine);
    expect(await cellAt(alena, thing, '2026-11-23T11:00')).toMatchObject(mine);
    expect(await cellAt(bedrich, thing, at)).toMatchObject({ state: 'taken', unit: '16/1', bookingId: null });
    expect(await state(bedrich, thing, '2026-11-23T13:00')).toBe('free');
    const told = JSON.stringify([
      await bedrich.asks(bookings.all, {}),
      await bedrich.asks(bookings.times, { id: thing.id, from: '2026-11-23' }),
      await bedrich.asks(association.mine, {}),
    ]);
    expect(told).not.toContain('Šestnáctá');
    expect((await alena.asks(bookings.all, {})).mine).toEqual([made]);
    expect((await bedrich.asks(bookings.all, {})).mine).toEqual([]);
  });

  it('never stands over another one, whatever part of it', async () => {
    const { alena, bedrich, chair, ids } = h;
    const thing = await aThing(chair, 'laundry', { most: 7 });
    await books(alena, { thing, unitId: ids.u16, at: '2026-11-23T11:00', count: 2 });
    for (const [from, count] of [
      ['11:00', 1],
      ['09:00', 2],
      ['13:00', 3],
      ['07:00', 7],
    ] as const)
      expect(await notBooked(bedrich, { thing, unitId: ids.u14, at: `2026-11-23T${from}`, count })).toMatchObject({
        ...{ code: 409, key: 'BOOKING.ERRORS.TAKEN' },
      });
    await books(bedrich, { thing, unitId: ids.u14, at: '2026-11-23T07:00', count: 2 });
    await books(bedrich, { thing, unitId: ids.u14, at: '2026-11-23T15:00' });
    // The other thing is another matter.
    await books(bedrich, { thing: await aThing(chair), unitId: ids.u14, at: '2026-11-23T11:00' });
  });

  it('is apart from others by the database itself', async () => {
    const { alena, chair, ids } = h;
    const thing = await aThing(chair);
    const { id } = await books(alena, { thing, unitId: ids.u16, at });
    const again = (shift: string) =>
      h.house.inside((db) =>
        db.execute(`insert into booking (svj_id, thing_id, unit_id, wall_from, wall_to, starts_at, ends_at, state, created_at, updated_at)
          select svj_id, thing_id, unit_id, wall_from, wall_to, starts_at + interval '${shift}', ends_at + interval '${shift}',
            'asked', now(), now() from booking where id = ${id}`),
      );
    const refusal = await again('7199.999 s').catch((error: Error) => error.cause);
    expect((refusal as Error).message).toContain('booking_apart');
    await again('7200 s');
  });

  it('is for a unit of the asker, now and on its day', async () => {
    const { alena, bedrich, chair, ids } = h;
    const thing = await aThing(chair);
    expect((await notBooked(bedrich, { thing, unitId: ids.u16, at })).key).toBe('BOOKING.ERRORS.UNIT');
    expect((await notBooked(chair, { thing, unitId: ids.u16, at })).key).toBe('BOOKING.ERRORS.UNIT');
    const unit = await chair.asks(units.one, { id: ids.u16 });
    const whole = '{"num":"1","den":"1"}';
    const owners = [{ memberIds: [bedrich.memberId as number], joint: false, share: whole }];
    await chair.asks(units.update, edited(unit, { owners, validFrom: '2026-11-25' }) as never);
    expect((await notBooked(alena, { thing, unitId: ids.u16, at: '2026-11-26T09:00' })).key).toBe(
      'BOOKING.ERRORS.UNIT_THEN',
    );
    await books(alena, { thing, unitId: ids.u16, at });
  });

  it('never passes how many a unit may have, also of two things at one moment', async () => {
    const { alena, chair, ids } = h;
    const full = await aThing(chair, 'laundry', { name: 'Sušárna', by: 'days', daysAhead: 100 });
    await h.house.inside((db) =>
      db.execute(`insert into booking (svj_id, thing_id, unit_id, wall_from, wall_to, starts_at, ends_at, state, created_at, updated_at)
        select ${h.house.id}, ${full.id}, ${ids.u16}, to_char(d, 'YYYY-MM-DD') || 'T00:00', to_char(d + 1, 'YYYY-MM-DD') || 'T00:00',
          d, d + 1, 'booked', now(), now() from generate_series(1, 49) n, lateral (select date '2026-11-23' + n as d) x`),
    );
    const things = [await aThing(chair), await aThing(chair), await aThing(chair)];
    const both = await Promise.all(
      things.map((thing) => alena.call(bookings.book, { thingId: thing.id, unitId: ids.u16, startsAt: at, count: 1 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(both.filter(({ status }) => status === 422).map(({ body }) => body.message)).toMatchObject(
      Array(2).fill({ content: 'BOOKING.ERRORS.MOST' }),
    );
    expect(await h.house.count('booking')).toBe(50);
  });

  it('goes over midnight in one piece, where the thing is open then', async () => {
    const { alena, bedrich, chair, ids } = h;
    const thing = await aThing(chair, 'laundry', {
      ...{ opens: '20:00', closes: '02:00', most: 3, quiet: [{ days: [2], from: '01:00', to: '02:00' }] },
    });
    const made = await books(alena, { thing, unitId: ids.u16, at: '2026-11-23T20:00', count: 2 });
    expect(made).toMatchObject({ endsAt: '2026-11-24T00:00' });
    // Tuesday is quiet from one o'clock, and so is the night that leads to it.
    expect((await notBooked(bedrich, { thing, unitId: ids.u14, at: '2026-11-24T00:00' })).key).toBe(
      'BOOKING.ERRORS.QUIET',
    );
    const night = await books(bedrich, { thing, unitId: ids.u14, at: '2026-11-24T22:00', count: 2 });
    expect(night).toMatchObject({
      startsAt: '2026-11-24T22:00',
      endsAt: '2026-11-25T02:00',
      end: '2026-11-25T01:00:00.000Z',
    });
    const { days } = await alena.asks(bookings.times, { id: thing.id, from: '2026-11-24' });
    expect(days[0]?.cells.map((c) => [c.startsAt, c.state])).toEqual([
      ...[
        ['2026-11-24T20:00', 'free'],
        ['2026-11-24T22:00', 'taken'],
        ['2026-11-25T00:00', 'taken'],
      ],
    ]);
    expect((await notBooked(alena, { thing, unitId: ids.u16, at: '2026-11-25T00:00' })).key).toBe(
      'BOOKING.ERRORS.TAKEN',
    );
  });

  it('sent twice under one key stands once', async () => {
    const { alena, chair, ids } = h;
    const thing = await aThing(chair);
    const twice = alena.under('0b9f7f5e-1111-4222-8333-444455556666');
    const first = await books(twice, { thing, unitId: ids.u16, at });
    expect(await books(twice, { thing, unitId: ids.u16, at })).toEqual(first);
    expect(await h.house.count('booking')).toBe(1);
  });

  it('cancelled, leaves the time free; only by its unit or the committee, and before it is over', async () => {
    const { alena, bedrich, chair, ids } = h;
    const thing = await aThing(chair);
    const made = await books(alena, { thing, unitId: ids.u16, at });
    expect((await bedrich.refused(bookings.cancel, { id: made.id })).code).toBe(404);
    await alena.asks(bookings.cancel, { id: made.id });
    expect((await alena.refused(bookings.cancel, { id: made.id })).key).toBe('BOOKING.ERRORS.NONE');
    expect(await state(bedrich, thing)).toBe('free');
    const other = await books(bedrich, { thing, unitId: ids.u14, at });
    portal.clock.now = new Date('2026-11-23T10:00:00Z');
    expect((await bedrich.refused(bookings.cancel, { id: other.id })).key).toBe('BOOKING.ERRORS.OVER');
  });
});

describe('rules', () => {
  it('hold each unit, and who administers too', async () => {
    const { alena, bedrich, chair, ids } = h;
    const thing = await aThing(chair, 'laundry', { perWeek: 2, mostOpen: 3 });
    const unitId = ids.u16;
    await books(alena, { thing, unitId, at });
    await books(alena, { thing, unitId, at: '2026-11-29T09:00' });
    expect((await notBooked(alena, { thing, unitId, at: '2026-11-24T09:00' })).key).toBe('BOOKING.ERRORS.WEEK');
    await books(alena, { thing, unitId, at: '2026-11-30T09:00' });
    expect((await notBooked(alena, { thing, unitId, at: '2026-12-01T09:00' })).key).toBe('BOOKING.ERRORS.OPEN');
    const { left } = await alena.asks(bookings.times, { id: thing.id, from: '2026-11-27', unitId });
    expect(left).toEqual([
      { from: '2026-11-23', to: '2026-11-29', inWeek: 0, open: 0 },
      { from: '2026-11-30', to: '2026-12-06', inWeek: 1, open: 0 },
    ]);
    // Of somebody else's unit nothing is told.
    expect((await bedrich.asks(bookings.times, { id: thing.id, from: '2026-11-27', unitId })).left).toEqual([]);
    await books(bedrich, { thing, unitId: ids.u14, at: '2026-11-24T09:00' });
  });

  it('changed meanwhile, are those of now; what is booked stays', async () => {
    const { alena, bedrich, chair, ids } = h;
    const thing = await aThing(chair);
    const made = await books(alena, { thing, unitId: ids.u16, at });
    const changed = await chair.asks(
      bookingThings.changeThing,
      editedThing(thing, { opens: '08:00', slotMinutes: 60, quiet: [{ days: [1], from: '12:00', to: '24:00' }] }),
    );
    expect((await alena.asks(bookings.all, {})).mine).toEqual([made]);
    expect(await state(bedrich, thing, '2026-11-23T10:00')).toBe('taken');
    expect(await state(bedrich, thing, '2026-11-23T12:00')).toBe('quiet');
    const asks = (wall: string, count = 1) => notBooked(bedrich, { thing, unitId: ids.u14, at: wall, count });
    expect((await asks('2026-11-23T07:00')).key).toBe('BOOKING.ERRORS.SLOT');
    expect((await asks('2026-11-23T11:00', 2)).key).toBe('BOOKING.ERRORS.QUIET');
    expect((await asks('2026-11-23T11:00', 3)).key).toBe('BOOKING.ERRORS.LENGTH');
    expect((await asks('2026-12-06T09:00')).key).toBe('BOOKING.ERRORS.FAR');
    expect((await asks('2026-11-20T09:00')).key).toBe('BOOKING.ERRORS.PAST');
    expect((await chair.refused(bookingThings.changeThing, editedThing(thing))).code).toBe(409);
    await chair.asks(bookingThings.changeThing, editedThing(changed, { isOpen: false }));
    expect((await asks('2026-11-23T08:00')).key).toBe('BOOKING.ERRORS.SHUT');
    expect(await state(bedrich, thing, '2026-11-23T08:00')).toBe('shut');
  });

  it('that contradict themselves are refused at their fields', async () => {
    const refusal = await h.chair.refused(bookingThings.addThing, {
      ...{ name: ' ', kind: 'laundry', by: 'hours', opens: '25:00', quiet: [{ days: [], from: '01:00', to: '02:00' }] },
    });
    expect(refusal).toMatchObject({ code: 400 });
    expect(Object.keys(refusal.errors).sort()).toEqual(['name', 'opens', 'quiet.0.days']);
    const wrong = { name: 'Sušák', kind: 'other', by: 'hours', opens: '10:00', closes: '11:00', least: 3, most: 2 };
    expect((await h.chair.refused(bookingThings.addThing, wrong)).errors).toEqual({
      slotMinutes: 'BOOKING.FORM.NO_SLOT',
      most: 'BOOKING.FORM.LEAST',
    });
  });

  it('tell the nearest free time', async () => {
    const { alena, chair, ids } = h;
    const thing = await aThing(chair, 'laundry', { quiet: [{ days: [6], from: '00:00', to: '19:00' }] });
    const nearest = async () =>
      (await alena.asks(bookings.times, { id: thing.id, from: '2026-11-21' })).nearest?.startsAt;
    expect(await nearest()).toBe('2026-11-21T19:00');
    await books(alena, { thing, unitId: ids.u16, at: '2026-11-21T19:00' });
    expect(await nearest()).toBe('2026-11-22T07:00');
  });
});

it('a night on which clocks go back is as long as it really is', async () => {
  portal.clock.now = new Date('2026-10-20T09:00:00Z');
  const { alena, bedrich, chair, ids } = h;
  const thing = await aThing(chair, 'laundry', { opens: '01:00', closes: '07:00', slotMinutes: 180 });
  const made = await books(alena, { thing, unitId: ids.u16, at: '2026-10-25T01:00' });
  expect([made.start, made.end]).toEqual(['2026-10-24T23:00:00.000Z', '2026-10-25T03:00:00.000Z']);
  const after = await books(bedrich, { thing, unitId: ids.u14, at: '2026-10-25T04:00' });
  expect(after.start).toBe(made.end);
});

describe('the consent of the committee', () => {
  it('is asked for, holds the time meanwhile, and is given once', async () => {
    const { alena, bedrich, chair, ids } = h;
    const thing = await aThing(chair, 'room');
    const asked = { thing, unitId: ids.u16, at: '2026-12-18T14:00', count: 2 };
    const made = await books(alena, asked);
    expect(made).toMatchObject({ state: 'asked', endsAt: '2026-12-20T10:00' });
    expect((await chair.asks(home.waits, {})).counts.bookingsToDecide).toBe(1);
    expect((await alena.asks(home.waits, {})).counts.bookingsToDecide).toBe(0);
    expect((await alena.asks(bookings.all, {})).asked).toEqual([]);
    expect((await chair.asks(bookings.all, {})).asked).toEqual([made]);
    expect(await cellAt(bedrich, thing, '2026-12-19T14:00')).toMatchObject({ state: 'taken', asked: true });
    expect((await alena.refused(bookings.decide, { id: made.id, approve: true })).code).toBe(403);
    expect(await chair.asks(bookings.decide, { id: made.id, approve: true })).toMatchObject({ state: 'booked' });
    expect((await chair.refused(bookings.decide, { id: made.id, approve: false })).key).toBe('BOOKING.ERRORS.DECIDED');
    const later = await books(bedrich, { thing, unitId: ids.u14, at: '2026-12-20T14:00' });
    await chair.asks(bookings.decide, { id: later.id, approve: false, reason: 'Maluje se.' });
    expect(await state(alena, thing, '2026-12-20T14:00')).toBe('free');
  });
});

describe('who waits', () => {
  it('is for what somebody has, once, and can be left', async () => {
    const { alena, bedrich, chair, ids } = h;
    const thing = await aThing(chair);
    const asked = { thing, unitId: ids.u14, at };
    expect((await notWaiting(bedrich, asked)).key).toBe('BOOKING.ERRORS.FREE');
    await books(alena, { thing, unitId: ids.u16, at });
    const wait = await waits(bedrich, asked);
    expect((await notWaiting(bedrich, asked)).key).toBe('BOOKING.ERRORS.WAITS');
    expect(await cellAt(bedrich, thing, at)).toMatchObject({ state: 'taken', waits: true });
    expect(await cellAt(alena, thing, at)).toMatchObject({ waits: false });
    expect((await bedrich.asks(bookings.all, {})).waits).toEqual([wait]);
    expect((await alena.refused(bookings.leave, { id: wait.id })).code).toBe(404);
    await bedrich.asks(bookings.leave, { id: wait.id });
    expect((await bedrich.asks(bookings.all, {})).waits).toEqual([]);
  });

  it('gets what is free again for a while, in the order of the row; then it goes on to the next one', async () => {
    const { alena, bedrich, chair, ids } = h;
    const thing = await aThing(chair);
    const { cecil, unitId } = await aThird(h);
    const made = await books(alena, { thing, unitId: ids.u16, at });
    await waits(bedrich, { thing, unitId: ids.u14, at });
    await waits(cecil, { thing, unitId, at });
    await alena.asks(bookings.cancel, { id: made.id });
    // Until the evening it would be, so until the next morning.
    const [offer] = (await bedrich.asks(bookings.all, {})).mine;
    expect(offer).toMatchObject({ state: 'offered', startsAt: at, until: '2026-11-22T07:00:00.000Z' });
    expect(await cellAt(bedrich, thing, at)).toMatchObject({ state: 'mine', offered: true });
    expect(await cellAt(alena, thing, at)).toMatchObject({ state: 'taken', unit: '14/1', offered: true });
    expect((await notBooked(alena, { thing, unitId: ids.u16, at })).key).toBe('BOOKING.ERRORS.TAKEN');
    expect((await cecil.refused(bookings.take, { id: offer?.id as number })).code).toBe(404);
    await passOffers(portal);
    expect((await cecil.asks(bookings.all, {})).waits).toHaveLength(1);
    portal.clock.now = new Date('2026-11-22T07:00:00Z');
    await passOffers(portal);
    expect((await bedrich.asks(bookings.all, {})).mine).toEqual([]);
    expect((await bedrich.refused(bookings.take, { id: offer?.id as number })).key).toBe('BOOKING.ERRORS.LAPSED');
    const [next] = (await cecil.asks(bookings.all, {})).mine;
    const taken = await cecil.asks(bookings.take, { id: next?.id as number });
    expect(taken).toMatchObject({ state: 'booked', until: null, unit: { number: '14/9' } });
    expect(await h.house.count('booking_wait')).toBe(0);
  });

  it('is left by who does not want it, and passes over who may have no more', async () => {
    const { alena, bedrich, chair, ids } = h;
    const thing = await aThing(chair, 'laundry', { mostOpen: 1 });
    const { cecil, unitId } = await aThird(h);
    const made = await books(alena, { thing, unitId: ids.u16, at });
    await waits(bedrich, { thing, unitId: ids.u14, at });
    await waits(cecil, { thing, unitId, at });
    await books(bedrich, { thing, unitId: ids.u14, at: '2026-11-24T09:00' });
    await alena.asks(bookings.cancel, { id: made.id });
    const [offer] = (await cecil.asks(bookings.all, {})).mine;
    expect(offer).toMatchObject({ state: 'offered', startsAt: at });
    expect((await bedrich.asks(bookings.all, {})).waits).toHaveLength(1);
    await cecil.asks(bookings.cancel, { id: offer?.id as number });
    expect(await state(alena, thing)).toBe('free');
  });

  it('may be booked at once; what needs consent is asked for', async () => {
    const { alena, bedrich, chair, ids } = h;
    const thing = await aThing(chair);
    const made = await books(alena, { thing, unitId: ids.u16, at });
    await waits(bedrich, { thing, unitId: ids.u14, at, atOnce: true });
    await alena.asks(bookings.cancel, { id: made.id });
    expect((await bedrich.asks(bookings.all, {})).mine).toMatchObject([{ state: 'booked', startsAt: at, until: null }]);
    const room = await aThing(chair, 'room');
    const night = '2026-12-18T14:00';
    const first = await books(alena, { thing: room, unitId: ids.u16, at: night });
    await waits(bedrich, { thing: room, unitId: ids.u14, at: night, atOnce: true });
    await chair.asks(bookings.decide, { id: first.id, approve: false });
    expect((await chair.asks(bookings.all, {})).asked).toMatchObject([{ unit: { number: '14/1' }, startsAt: night }]);
  });

  it('is kept for nobody where it begins too soon', async () => {
    const { alena, bedrich, chair, ids } = h;
    const thing = await aThing(chair);
    const near = '2026-11-21T11:00';
    const made = await books(alena, { thing, unitId: ids.u16, at: near });
    await waits(bedrich, { thing, unitId: ids.u14, at: near });
    await alena.asks(bookings.cancel, { id: made.id });
    const { mine, waits: left } = await bedrich.asks(bookings.all, {});
    expect([mine, left]).toEqual([[], []]);
    await books(bedrich, { thing, unitId: ids.u14, at: near });
    expect(await h.house.count('booking_wait')).toBe(0);
  });
});

it('a unit that is sold loses what its former people booked for days that are not theirs', async () => {
  const { alena, bedrich, chair, ids } = h;
  const thing = await aThing(chair);
  const before = await books(alena, { thing, unitId: ids.u16, at });
  await books(alena, { thing, unitId: ids.u16, at: '2026-11-26T09:00' });
  const theirs = await books(bedrich, { thing, unitId: ids.u14, at: '2026-11-26T11:00' });
  await waits(alena, { thing, unitId: ids.u16, at: '2026-11-26T11:00' });
  const unit = await chair.asks(units.one, { id: ids.u16 });
  const owners = [{ memberIds: [bedrich.memberId as number], joint: false, share: '{"num":"1","den":"1"}' }];
  await chair.asks(units.update, edited(unit, { owners, validFrom: '2026-11-25' }) as never);
  expect((await alena.asks(bookings.all, {})).mine).toEqual([before]);
  expect((await alena.asks(bookings.all, {})).waits).toEqual([]);
  expect((await bedrich.asks(bookings.all, {})).mine).toEqual([theirs]);
  expect(await state(bedrich, thing, '2026-11-26T09:00')).toBe('free');
});

it('stands in the calendar of its own people, and in the address of theirs', async () => {
  const { alena, bedrich, chair, ids } = h;
  const thing = await aThing(chair);
  const ladder = await aThing(chair, 'laundry', { name: 'Žebřík', by: 'days', most: 3 });
  await books(alena, { thing, unitId: ids.u16, at });
  await books(alena, { thing: ladder, unitId: ids.u16, at: '2026-11-24T00:00', count: 2 });
  const asked = { from: '2026-11-23', to: '2026-11-30', layers: 'bookings' } as never;
  expect((await alena.asks(events.layers, asked)).days).toMatchObject([
    { title: 'Prádelna', startsAt: at, endsAt: '2026-11-23T11:00', allDay: false, url: '/rezervace' },
    { title: 'Žebřík', startsAt: '2026-11-24T00:00', endsAt: '2026-11-25T00:00', allDay: true },
  ]);
  expect((await bedrich.asks(events.layers, asked)).days).toEqual([]);
  const { path } = await aFeed(alena, { withLayers: true });
  expect(valuesOf((await fetches(portal, path)).lines, 'SUMMARY')).toEqual([
    'Rezervace: Prádelna',
    'Rezervace: Žebřík',
  ]);
});

describe('things', () => {
  it('show in the menu of a house that has some, to who reads events', async () => {
    const count = async (who = h.alena) => (await who.asks(home.waits, {})).counts.bookingThings;
    expect(await count()).toBe(0);
    const thing = await aThing(h.chair);
    expect(await count()).toBe(1);
    await books(h.alena, { thing, unitId: h.ids.u16, at });
    expect((await h.chair.asks(bookingThings.things, {})).things).toMatchObject([{ id: thing.id, openCount: 1 }]);
    await h.chair.asks(bookingThings.removeThing, { id: thing.id });
    expect(await count()).toBe(0);
    expect((await h.alena.asks(bookings.all, {})).mine).toEqual([]);
    expect((await notBooked(h.alena, { thing, unitId: h.ids.u16, at })).code).toBe(404);
  });

  it('are of their house alone', async () => {
    const other = await aHouse(portal);
    const stranger = await other.owner();
    const thing = await aThing(h.chair);
    const made = await books(h.alena, { thing, unitId: h.ids.u16, at });
    expect((await stranger.refused(bookings.times, { id: thing.id, from: '2026-11-21' })).code).toBe(404);
    expect((await (await other.chair()).refused(bookings.cancel, { id: made.id })).code).toBe(404);
    expect((await h.alena.refused(bookingThings.things, {})).code).toBe(403);
  });
});

it('who had what is forgotten after a year', async () => {
  const thing = await aThing(h.chair);
  await books(h.alena, { thing, unitId: h.ids.u16, at });
  await waits(h.bedrich, { thing, unitId: h.ids.u14, at });
  portal.clock.now = new Date('2027-11-23T09:00:00Z');
  await forgetDone(portal);
  expect([await h.house.count('booking'), await h.house.count('booking_wait')]).toEqual([1, 0]);
  portal.clock.now = new Date('2027-11-24T09:00:00Z');
  await forgetDone(portal);
  expect(await h.house.count('booking')).toBe(0);
});
