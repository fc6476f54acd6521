import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { events } from '#contract/events/endpoints.ts';
import { eventComments } from '#contract/events/endpoints-comments.ts';
import { scopes } from '#contract/events/schema-words.ts';
import { agendaOf, anEvent, aSeries, changes, editedEvent, rangeOf, removes } from '#house/events.ts';
import type { Person } from '#house/house.ts';
import { aBoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { uploads } from '#house/sending-files.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const november = (who: Person) => agendaOf(who, '2026-11-01', '2026-11-30');
const hour = (day: number, time: string) => ({
  ...{ start: `2026-11-${String(day).padStart(2, '0')}T${time}`, end: null },
});

describe('a series', () => {
  it('is opened by its occurrences, which keep their hour over the clock change', async () => {
    const { chair } = await aBoardHouse(portal);
    const s = await aSeries(chair, { start: '2026-10-22T18:00', end: '2026-10-22T19:00' });
    expect(s).toMatchObject({
      occurrence: '2026-10-22',
      previous: null,
      next: '2026-10-29',
      start: '2026-10-22T16:00:00.000Z',
    });
    const later = await chair.asks(events.one, { id: s.id, day: '2026-10-29' });
    expect(later).toMatchObject({ previous: '2026-10-22', next: '2026-11-05', start: '2026-10-29T17:00:00.000Z' });
    expect(await chair.refused(events.one, { id: s.id, day: '2026-10-30' })).toMatchObject({ key: 'EVENT.NOT_FOUND' });
    expect((await rangeOf(chair, '2026-11-05', '2026-11-05'))[0]).toMatchObject({
      ...{ id: s.id, occurrence: '2026-11-05', repeat: true, url: `/kalendar-udalosti/${s.id}?day=2026-11-05` },
    });
  });

  it('ends on a day, or after so many', async () => {
    const { chair } = await aBoardHouse(portal);
    const s = await aSeries(chair, { repeatCount: 3 });
    expect(s).toMatchObject({ endRepeat: 'date_end', endDateRepeat: '2026-11-19' });
    expect(await november(chair)).toHaveLength(3);
  });

  it('is not changed or deleted without saying what of it', async () => {
    const { chair } = await aBoardHouse(portal);
    const s = await aSeries(chair);
    expect(await chair.refused(events.update, editedEvent(s))).toMatchObject({ code: 422, key: 'EVENT.ERRORS.SCOPE' });
    expect(await chair.refused(events.remove, { id: s.id })).toMatchObject({ code: 422, key: 'EVENT.ERRORS.SCOPE' });
    expect(await chair.refused(events.remove, { id: s.id, type: 'all' })).toMatchObject({ code: 400 });
  });

  it('has one occurrence changed: a row of its own, named by its day, with what belongs to the whole', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const s = await aSeries(chair, { comments: true });
    const one = await changes(chair, s.id, '2026-11-12', { ...hour(13, '19:00'), title: 'Jinde', typeUpdate: 'this' });
    expect(one).toMatchObject({
      parentId: s.id,
      occurrence: '2026-11-12',
      repeat: false,
      previous: '2026-11-05',
      next: '2026-11-19',
    });
    expect(await november(alena)).toEqual([
      ...['11-05 18:00 Schůze výboru', '11-13 19:00 Jinde', '11-19 18:00 Schůze výboru', '11-26 18:00 Schůze výboru'],
    ]);
    // By the day of the series it is the same one.
    expect((await alena.asks(events.one, { id: s.id, day: '2026-11-12' })).id).toBe(one.id);
    await alena.asks(eventComments.add, { id: one.id, message: 'Přijdu' });
    expect((await chair.asks(events.one, { id: s.id })).commentCount).toBe(1);
    const again = await changes(chair, s.id, '2026-11-12', { title: 'Zase jinde', typeUpdate: 'this' });
    expect([again.id, again.startsAt]).toEqual([one.id, '2026-11-13T19:00']);
    for (const change of [
      { isPublic: false },
      { comments: false },
      { numberOfRepeat: 2 },
      { fileIds: [(await uploads(chair, 'a.txt', 'a')).id] },
    ])
      expect(
        await chair.refused(
          events.update,
          editedEvent(await chair.asks(events.one, { id: s.id }), { ...change, typeUpdate: 'this' }),
        ),
      ).toMatchObject({ code: 422, key: 'EVENT.ERRORS.WHOLE_SERIES' });
    await removes(chair, one.id);
    expect(await november(alena)).toHaveLength(3);
    expect(await chair.refused(events.one, { id: s.id, day: '2026-11-12' })).toMatchObject({ code: 404 });
  });

  it('goes on from an occurrence that was changed by itself, as that one is', async () => {
    const { chair } = await aBoardHouse(portal);
    const s = await aSeries(chair, { weekDays: [4] });
    const own = await changes(chair, s.id, '2026-11-12', { ...hour(13, '19:00'), title: 'Jinde', typeUpdate: 'this' });
    // It says how its series comes back, and comes back itself no more.
    expect(own).toMatchObject({ repeat: false, repeatFrequency: 'week', weekDays: [4], endRepeat: 'none' });
    const next = await chair.asks(
      events.update,
      editedEvent(own, { title: 'Stále jinde', repeat: true, weekDays: [5], typeUpdate: 'thisAndFuture' }),
    );
    expect(next.parentId).toBe(null);
    expect(await november(chair)).toEqual([
      ...['11-05 18:00 Schůze výboru', '11-13 19:00 Stále jinde', '11-20 19:00 Stále jinde', '11-27 19:00 Stále jinde'],
    ]);
    // By "future" it stays itself, and those after it follow; deleted so, too.
    const other = await aSeries(chair, { title: 'Úklid', weekDays: [4] });
    const alone = await changes(chair, other.id, '2026-11-12', { title: 'Úklid sklepa', typeUpdate: 'this' });
    await chair.asks(events.update, editedEvent(alone, { title: 'Úklid půdy', repeat: true, typeUpdate: 'future' }));
    const cleaning = async () => (await november(chair)).filter((line) => line.includes('Úklid'));
    expect(await cleaning()).toEqual([
      ...['11-05 18:00 Úklid', '11-12 18:00 Úklid sklepa', '11-19 18:00 Úklid půdy', '11-26 18:00 Úklid půdy'],
    ]);
    await removes(chair, alone.id, { type: 'thisAndFuture' });
    expect(await cleaning()).toEqual(['11-05 18:00 Úklid', '11-19 18:00 Úklid půdy', '11-26 18:00 Úklid půdy']);
  });

  it('is parted by "this and future": the past stays, files are copied, comments stay with the older part', async () => {
    const { chair } = await aBoardHouse(portal);
    const file = await uploads(chair, 'program.txt', 'program');
    const s = await aSeries(chair, { comments: true, fileIds: [file.id] });
    await chair.asks(eventComments.add, { id: s.id, message: 'K řadě' });
    const next = await changes(chair, s.id, '2026-11-19', {
      ...hour(19, '17:00'),
      title: 'Dřív',
      typeUpdate: 'thisAndFuture',
    });
    expect(next).toMatchObject({ parentId: null, repeat: true, commentCount: 0, occurrence: '2026-11-19' });
    expect(next.attachments.map((f) => f.name)).toEqual(['program']);
    expect(next.attachments[0]?.id).not.toBe(file.id);
    expect(await november(chair)).toEqual([
      ...['11-05 18:00 Schůze výboru', '11-12 18:00 Schůze výboru', '11-19 17:00 Dřív', '11-26 17:00 Dřív'],
    ]);
    const older = await chair.asks(events.one, { id: s.id });
    expect(older).toMatchObject({ endDateRepeat: '2026-11-18', commentCount: 1, next: '2026-11-12' });
    expect(older.attachments).toHaveLength(1);
  });

  it('is changed in its place where nothing lies before', async () => {
    const { chair } = await aBoardHouse(portal);
    const s = await aSeries(chair);
    const same = await changes(chair, s.id, null, { title: 'Nově', typeUpdate: 'thisAndFuture' });
    expect(same.id).toBe(s.id);
    expect((await november(chair)).every((line) => line.endsWith('Nově'))).toBe(true);
  });

  it('is changed by "future" from the next one that stands, which leaves this one', async () => {
    const { chair } = await aBoardHouse(portal);
    const s = await aSeries(chair);
    await removes(chair, s.id, { day: '2026-11-12', type: 'this' });
    await changes(chair, s.id, '2026-11-05', { ...hour(6, '09:00'), title: 'V pátek', typeUpdate: 'future' });
    expect(await november(chair)).toEqual([
      ...['11-05 18:00 Schůze výboru', '11-20 09:00 V pátek', '11-27 09:00 V pátek'],
    ]);
    const short = await aSeries(chair, { title: 'Krátká', repeatCount: 1 });
    expect(await chair.refused(events.update, editedEvent(short, { typeUpdate: 'future' }))).toMatchObject({
      code: 422,
      key: 'EVENT.ERRORS.NO_NEXT',
    });
  });

  it('carries over what was changed and deleted behind a parting: the edit wins in what it touches', async () => {
    const { chair } = await aBoardHouse(portal);
    const s = await aSeries(chair);
    await changes(chair, s.id, '2026-11-19', { ...hour(20, '10:00'), title: 'Výjezdní', typeUpdate: 'this' });
    await removes(chair, s.id, { day: '2026-11-26', type: 'this' });
    const next = await changes(chair, s.id, '2026-11-12', { place_address: 'Sál', typeUpdate: 'thisAndFuture' });
    expect(await agendaOf(chair, '2026-11-01', '2026-12-03')).toEqual([
      ...[
        '11-05 18:00 Schůze výboru',
        '11-12 18:00 Schůze výboru',
        '11-20 10:00 Výjezdní',
        '12-03 18:00 Schůze výboru',
      ],
    ]);
    const own = await chair.asks(events.one, { id: next.id, day: '2026-11-19' });
    expect(own).toMatchObject({
      parentId: next.id,
      title: 'Výjezdní',
      place_address: 'Sál',
      startsAt: '2026-11-20T10:00',
    });
    await changes(chair, next.id, '2026-11-12', { ...hour(12, '19:00'), title: 'Rada', typeUpdate: 'thisAndFuture' });
    expect(await agendaOf(chair, '2026-11-10', '2026-12-03')).toEqual([
      ...['11-12 19:00 Rada', '11-20 19:00 Rada', '12-03 19:00 Rada'],
    ]);
  });

  it('names what would fall where the days move away, and lets it fall only when that is said', async () => {
    const { chair } = await aBoardHouse(portal);
    const s = await aSeries(chair);
    const own = await changes(chair, s.id, '2026-11-19', { title: 'Výjezdní', typeUpdate: 'this' });
    await removes(chair, s.id, { day: '2026-11-26', type: 'this' });
    const e = await chair.asks(events.one, { id: s.id, day: '2026-11-12' });
    const change = editedEvent(e, { ...hour(13, '18:00'), weekDays: [5], typeUpdate: 'thisAndFuture' });
    const falls = [
      { day: '2026-11-19', title: 'Výjezdní', deleted: false },
      { day: '2026-11-26', title: 'Schůze výboru', deleted: true },
    ];
    expect(await chair.asks(events.falling, change)).toEqual({ falls });
    expect(await chair.refused(events.update, change)).toMatchObject({
      code: 422,
      key: 'EVENT.ERRORS.FALLS',
      data: { falls },
    });
    await chair.asks(events.update, { ...change, fall: true });
    expect(await november(chair)).toEqual([
      ...[
        '11-05 18:00 Schůze výboru',
        '11-13 18:00 Schůze výboru',
        '11-20 18:00 Schůze výboru',
        '11-27 18:00 Schůze výboru',
      ],
    ]);
    expect(await chair.refused(events.one, { id: own.id })).toMatchObject({ code: 404 });
  });

  it('is deleted by one, from one on, or behind one', async () => {
    const { chair } = await aBoardHouse(portal);
    const days = async (type: string) => {
      const s = await aSeries(chair);
      await removes(chair, s.id, { day: '2026-11-12', type });
      const left = (await rangeOf(chair, '2026-11-01', '2026-12-31')).filter((o) => o.id === s.id);
      return left.map((o) => o.startsAt.slice(5, 10)).slice(0, 3);
    };
    expect(await days('this')).toEqual(['11-05', '11-19', '11-26']);
    expect(await days('thisAndFuture')).toEqual(['11-05']);
    expect(await days('future')).toEqual(['11-05', '11-12']);
    const s = await aSeries(chair);
    await removes(chair, s.id, { type: 'thisAndFuture' });
    expect(await chair.refused(events.one, { id: s.id })).toMatchObject({ code: 404 });
  });

  it('asks to be confirmed anew after a parting only where that is said', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const queue = async () => (await alena.asks(confirmations.queue, {})).items.map((i) => i.dataValues.id);
    const s = await aSeries(chair, { acceptRead: true });
    expect(await queue()).toEqual([`event-${s.id}-1`]);
    await alena.asks(confirmations.accept, { id: `event-${s.id}-1` });
    const next = await changes(chair, s.id, '2026-11-26', { title: 'Nově', typeUpdate: 'thisAndFuture' });
    expect(await queue()).toEqual([]);
    expect(next.accept.counts).toEqual({ done: 1, total: 2 });
    const other = await changes(chair, next.id, '2026-12-10', {
      title: 'Jinak',
      typeUpdate: 'thisAndFuture',
      material: true,
    });
    expect(await queue()).toEqual([`event-${other.id}-1`]);
    const e = await anEvent(chair, { acceptRead: true });
    await alena.asks(confirmations.accept, { id: `event-${e.id}-1` });
    const material = await chair.asks(
      events.update,
      editedEvent(e, { place_description: '<p>Jiný program</p>', material: true }),
    );
    expect(material).toMatchObject({ contentVersion: 2 });
    expect(await queue()).toContain(`event-${e.id}-2`);
  });
});

type Deed = { what: 'change' | 'delete'; scope: (typeof scopes)[number]; nth: number; shift: number };
const deed: fc.Arbitrary<Deed> = fc.record({
  what: fc.constantFrom('change', 'change', 'delete'),
  scope: fc.constantFrom(...scopes),
  nth: fc.nat({ max: 30 }),
  shift: fc.integer({ min: -2, max: 2 }),
});

describe('whatever is done to a series, in whatever order', () => {
  it('what lies before it stays as it was, and nothing is told twice', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const all = () => rangeOf(chair, '2026-11-01', '2027-02-28');
    const key = (o: { startsAt: string; title: string }) => `${o.startsAt} ${o.title}`;
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 2, maxLength: 6 }), async (deeds) => {
        for (const o of await all())
          await chair.call(events.remove, { id: o.id, day: o.occurrence ?? '', type: 'this' });
        const first = await aSeries(chair, {
          ...{ title: '0', endRepeat: 'date_end', endDateRepeat: '2027-02-11' },
          ...{ comments: true, acceptRead: true },
        });
        await alena.asks(eventComments.add, { id: first.id, message: 'Přijdu.' });
        await alena.asks(confirmations.accept, { id: `event-${first.id}-1` });
        for (const [i, { what, scope, nth, shift }] of deeds.entries()) {
          const before = await all();
          const chosen = before[nth % Math.max(1, before.length)];
          if (!chosen) return;
          const at = { id: chosen.id, ...(chosen.occurrence ? { day: chosen.occurrence } : {}) };
          const e = await chair.asks(events.one, at);
          const from = new Date(`${e.startsAt}:00Z`);
          // Of what follows one that was changed by itself the rule is said too, as its screen does.
          const rule = scope === 'this' ? {} : { repeat: true };
          const start = new Date(from.getTime() + shift * 3600_000).toISOString().slice(0, 16);
          const { status } =
            what === 'delete'
              ? await chair.call(events.remove, { ...at, type: scope })
              : await chair.call(
                  events.update,
                  editedEvent(e, { title: String(i + 1), start, end: null, fall: true, typeUpdate: scope, ...rule }),
                );
          expect([200, 422]).toContain(status);
          const after = await all();
          const past = (o: (typeof before)[number]) =>
            (o.occurrence ?? o.startsAt.slice(0, 10)) < (chosen.occurrence ?? chosen.startsAt.slice(0, 10));
          expect(after.filter(past).map(key)).toEqual(before.filter(past).map(key));
          expect(after.length).toBeLessThanOrEqual(before.length);
          if (what === 'change' && status === 200) expect(after.length).toBe(before.length);
        }
        // What was said and confirmed stays with what is left of the part it was of.
        const left = (await all()).find((o) => o.id === first.id && o.occurrence);
        if (!left) return;
        const kept = await alena.asks(events.one, { id: first.id, day: left.occurrence as string });
        expect(kept.commentsData.map((c) => c.message)).toEqual(['Přijdu.']);
        expect(kept.accept.mine === 'done' || kept.accept.again).toBe(true);
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
