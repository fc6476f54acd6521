import { describe, expect, it } from 'vitest';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { events } from '#contract/events/endpoints.ts';
import { eventAccepts } from '#contract/events/endpoints-accepts.ts';
import { eventComing } from '#contract/events/endpoints-coming.ts';
import { eventComments } from '#contract/events/endpoints-comments.ts';
import { anEvent, aSeries, changes, editedEvent, removes } from '#house/events.ts';
import { aBoardHouse } from '#house/messages.ts';
import type { TestPortal } from '#house/portal.ts';
import { letters, type Office, wishes, withOffice } from '#house/telling.ts';
import { remindDue } from './jobs.ts';

let portal: TestPortal;
let office: Office;
withOffice((...both) => {
  [portal, office] = both;
});

/** Reminds of what is due at the moment; answers the mails. */
async function remindedAt(moment: string) {
  portal.clock.now = new Date(moment);
  await remindDue(portal, (error) => {
    throw error;
  });
  return office.deliveredAt(moment);
}
const when = 'čtvrtek 26. listopadu 2026, 18:00–19:30';

describe('mails of an event', () => {
  it('tell whom it is for that it is there, that it moved and that it is off, when that is asked for', async () => {
    const { chair, alena, bedrich, for16 } = await aBoardHouse(portal);
    await anEvent(chair);
    expect(await office.delivered()).toEqual([]);
    const e = await anEvent(chair, { notify: true, place_address: 'Kancelář' });
    expect(e.notify).toBe(true);
    const made = await office.delivered();
    expect(letters(made)).toEqual([alena, bedrich].map((p) => `${p.email}: Schůze výboru, ${when}`).sort());
    for (const words of [`Kdy: ${when}`, 'Kde: Kancelář', 'Program rozešleme den předem.'])
      expect(made[0]?.text).toContain(words);
    expect(made[0]?.text).toContain('Nechci e-maily o událostech z tohoto domu');
    expect(made[0]?.links[0]).toContain(`/kalendar-udalosti/${e.id}?svj=`);
    const moved = await chair.asks(
      events.update,
      editedEvent(e, { start: '2026-11-27T17:00', end: null, notify: true }),
    );
    const [told] = await office.delivered();
    expect(told?.subject).toBe('Změna: Schůze výboru, pátek 27. listopadu 2026, 17:00–18:00');
    expect(told?.text).toContain(`Dřív: ${when}`);
    await removes(chair, moved.id, { notify: true });
    const off = await office.delivered();
    expect(off.map((m) => m.subject)).toEqual(
      Array(2).fill('Zrušeno: Schůze výboru, pátek 27. listopadu 2026, 17:00–18:00'),
    );
    await anEvent(chair, { notify: true, ...for16 });
    expect((await office.delivered()).map((m) => m.to)).toEqual([alena.email]);
  });

  it('of another time go to those who said whether they come, also where nobody else is told', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const e = await anEvent(chair, { coming: true });
    await alena.asks(eventComing.answer, { id: e.id, coming: true, people: 2 });
    const same = await chair.asks(events.update, editedEvent(e, { place_address: 'Dvůr' }));
    expect(await office.delivered()).toEqual([]);
    const moved = await chair.asks(events.update, editedEvent(same, { start: '2026-11-27T17:00', end: null }));
    expect(moved.notify).toBe(false);
    const told = await office.delivered();
    expect(letters(told)).toEqual([`${alena.email}: Změna: Schůze výboru, pátek 27. listopadu 2026, 17:00–18:00`]);
    expect(told[0]?.text).toContain(`Dřív: ${when}`);
    expect(told[0]?.text).toContain('toho odpověď platí i pro nový čas');
    // Of one occurrence only those of that one.
    const s = await aSeries(chair, { title: 'Úklid', coming: true });
    await alena.asks(eventComing.answer, { id: s.id, day: '2026-12-03', coming: false });
    await changes(chair, s.id, '2026-11-26', { start: '2026-11-26T19:00', end: null, typeUpdate: 'this' });
    expect(await office.delivered()).toEqual([]);
    await changes(chair, s.id, '2026-12-03', { start: '2026-12-04T19:00', end: null, typeUpdate: 'this' });
    expect((await office.delivered()).map((m) => m.to)).toEqual([alena.email]);
  });

  it('of a series name the occurrence, and say that the following are off too', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const s = await aSeries(chair, { audience: [], notify: true });
    const [made] = (await office.delivered()).filter((m) => m.to === alena.email);
    expect(made?.text).toContain('Opakuje se: každý týden');
    expect(made?.links[0]).toContain('&day=2026-11-05');
    await changes(chair, s.id, '2026-11-26', {
      start: '2026-11-26T19:00',
      end: null,
      typeUpdate: 'this',
      notify: true,
    });
    const [moved] = (await office.delivered()).filter((m) => m.to === alena.email);
    expect(moved?.text).toContain('Kdy: čtvrtek 26. listopadu 2026, 19:00–20:00');
    expect(moved?.text).toContain(`Dřív: ${when}`);
    await removes(chair, s.id, { day: '2026-12-03', type: 'thisAndFuture', notify: true });
    const [off] = (await office.delivered()).filter((m) => m.to === alena.email);
    expect(off?.text).toContain('Měla být: čtvrtek 3. prosince 2026, 18:00–19:30');
    expect(off?.text).toContain('Zrušené jsou i všechny další.');
  });

  it('go as each wishes, in a digest too, and not to who may not read it when they go', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    await wishes(alena, 'daily', null, 'events');
    await wishes(bedrich, 'never', null, 'events');
    await anEvent(chair, { notify: true, title: 'Brigáda' });
    const gone = await anEvent(chair, { notify: true, title: 'Omyl' });
    await removes(chair, gone.id);
    expect(await office.delivered()).toEqual([]);
    const [digest, ...none] = await office.deliveredAt('2026-11-24T06:00:30Z');
    expect([digest?.to, none]).toEqual([alena.email, []]);
    expect(digest?.text).toContain('Brigáda');
    expect(digest?.text).toContain(when);
    expect(digest?.text).not.toContain('Omyl');
  });
});

describe('reminders', () => {
  it('come a day and an hour before, once each, to everybody it is for', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    await anEvent(chair, { notify_period: '1_d,1_h' });
    expect(await remindedAt('2026-11-25T16:59:00Z')).toEqual([]);
    const day = await remindedAt('2026-11-25T17:00:30Z');
    expect(letters(day)).toEqual([alena, bedrich, chair].map((p) => `${p.email}: Schůze výboru, ${when}`).sort());
    expect(day[0]?.text).toContain('Připomínáme: Schůze výboru.');
    expect(await remindedAt('2026-11-25T17:01:30Z')).toEqual([]);
    expect(await remindedAt('2026-11-26T16:00:30Z')).toHaveLength(3);
    expect(await remindedAt('2026-11-26T17:00:30Z')).toEqual([]);
  });

  it('are of each occurrence that stands, at its own time', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const s = await aSeries(chair, { notify_period: '1_h' });
    await changes(chair, s.id, '2026-11-26', { start: '2026-11-27T09:00', end: null, typeUpdate: 'this' });
    await removes(chair, s.id, { day: '2026-12-03', type: 'this' });
    const of = async (moment: string) =>
      (await remindedAt(moment)).filter((m) => m.to === alena.email).map((m) => m.subject);
    expect(await of('2026-11-26T16:00:30Z')).toEqual([]);
    expect(await of('2026-11-27T07:00:30Z')).toEqual([
      'Schůze výboru, pátek 27. listopadu 2026, 9:00–10:00'.replace('9:00', '09:00'),
    ]);
    expect(await of('2026-12-03T16:00:30Z')).toEqual([]);
    expect(await of('2026-12-10T16:00:30Z')).toEqual(['Schůze výboru, čtvrtek 10. prosince 2026, 18:00–19:30']);
  });

  it('are not sent after the start, whatever was down, nor of what moved or was deleted meanwhile', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    await anEvent(chair, { notify_period: '1_h' });
    expect(await remindedAt('2026-11-26T17:00:00Z')).toEqual([]);
    await wishes(alena, 'now', { from: '20:00', to: '07:00' }, 'events');
    const early = await anEvent(chair, {
      start: '2026-12-01T06:30',
      end: null,
      notify_period: '1_h',
      ...{ audience: [] },
    });
    const told = await remindedAt('2026-12-01T04:30:30Z');
    expect(told.map((m) => m.to)).not.toContain(alena.email);
    expect((await office.deliveredAt('2026-12-01T06:05:00Z')).map((m) => m.to)).not.toContain(alena.email);
    await removes(chair, early.id);
    const moved = await anEvent(chair, { start: '2026-12-02T18:00', end: null, notify_period: '1_d' });
    portal.clock.now = new Date('2026-12-01T17:00:30Z');
    await remindDue(portal);
    await chair.asks(events.update, editedEvent(moved, { start: '2026-12-05T18:00', end: null }));
    expect(await office.deliveredAt('2026-12-01T17:01:00Z')).toEqual([]);
  });

  it('reach who reads digests before the start, and no house that switched events off', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    await wishes(alena, 'daily', null, 'events');
    await wishes(bedrich, 'never', null, 'events');
    await anEvent(chair, { notify_period: '1_h' });
    expect((await remindedAt('2026-11-26T16:00:30Z')).map((m) => m.to).sort()).toEqual(
      [alena.email, chair.email].sort(),
    );
  });
});

describe('what is said and confirmed', () => {
  it('comments tell who wrote the event, and a reminder to confirm who has not', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const e = await anEvent(chair, { comments: true, acceptRead: true });
    await alena.asks(eventComments.add, { id: e.id, message: 'Přijdu' });
    expect(letters(await office.delivered())).toEqual([`${chair.email}: Nový komentář: Schůze výboru`]);
    await alena.asks(confirmations.accept, { id: `event-${e.id}-1` });
    expect(await chair.asks(eventAccepts.remind, { id: e.id })).toMatchObject({ people: 1 });
    const [asked] = await office.delivered();
    expect([asked?.to, asked?.subject]).toEqual([bedrich.email, 'Potvrďte prosím přečtení: Schůze výboru']);
  });
});
