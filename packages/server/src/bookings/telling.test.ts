import { expect, it } from 'vitest';
import { bookings, bookingThings } from '#contract/bookings/endpoints.ts';
import { aThing, books, waits } from '#house/bookings.ts';
import { aBoardHouse } from '#house/messages.ts';
import type { TestPortal } from '#house/portal.ts';
import { letters, type Office, wishes, withOffice } from '#house/telling.ts';
import { passOffers, remindDue } from './jobs.ts';

let portal: TestPortal;
let office: Office;
withOffice((...both) => {
  [portal, office] = both;
});

// Now it is Monday 23. 11. 2026, eleven in Prague.
const at = '2026-11-26T09:00';
const when = 'čtvrtek 26. listopadu 2026, 9:00–11:00';
async function remindedAt(moment: string) {
  portal.clock.now = new Date(moment);
  await remindDue(portal, (error) => {
    throw error;
  });
  return letters(await office.deliveredAt(moment));
}

it('whoever booked is reminded once the evening before, also who reads a digest; who cancelled or wants no news is not', async () => {
  const { alena, bedrich, chair, ids } = await aBoardHouse(portal);
  const thing = await aThing(chair);
  await wishes(alena, 'daily', null, 'events');
  await books(alena, { thing, unitId: ids.u16, at });
  const gone = await books(alena, { thing, unitId: ids.u16, at: '2026-11-26T13:00' });
  await wishes(bedrich, 'never', null, 'events');
  await books(bedrich, { thing, unitId: ids.u14, at: '2026-11-26T11:00' });
  await alena.asks(bookings.cancel, { id: gone.id });
  expect(await remindedAt('2026-11-25T16:59:00Z')).toEqual([]);
  expect(await remindedAt('2026-11-25T17:00:00Z')).toEqual([`${alena.email}: Vaše rezervace: Prádelna, ${when}`]);
  expect(await remindedAt('2026-11-25T17:30:00Z')).toEqual([]);
});

async function aRow() {
  const { alena, bedrich, chair, house, ids } = await aBoardHouse(portal);
  const thing = await aThing(chair);
  const cecil = await house.owner({ firstName: 'Cecil' });
  const own = await house.unit(chair, '14/2', [1, 4], [{ memberIds: [cecil.memberId as number] }]);
  /** Alena has it, and both the others wait for it. */
  const waited = async (wall: string, more: object = {}) => {
    const made = await books(alena, { thing, unitId: ids.u16, at: wall });
    await waits(bedrich, { thing, unitId: ids.u14, at: wall, ...more });
    await waits(cecil, { thing, unitId: own.id, at: wall });
    return made;
  };
  return { alena, bedrich, cecil, house, thing, waited };
}

it('who waits longest is told until when the time is kept for them, then the next one; nobody of what they left before', async () => {
  const { alena, bedrich, cecil, house, thing, waited } = await aRow();
  await wishes(bedrich, 'weekly', null, 'events');
  await alena.asks(bookings.cancel, { id: (await waited(at)).id });
  const mails = await office.deliveredAt('2026-11-23T10:01:00Z');
  expect(letters(mails)).toEqual([`${bedrich.email}: Uvolnilo se: Prádelna, ${when}`]);
  expect(mails[0]?.text).toContain('držíme ho pro vás do této chvíle: úterý 24. listopadu 2026 8:00');
  expect(mails[0]?.links[0]).toContain(`/rezervace?svj=${house.id}&vec=${thing.id}`);
  portal.clock.now = new Date('2026-11-24T07:00:00Z');
  await passOffers(portal);
  expect(letters(await office.deliveredAt('2026-11-24T07:01:00Z'))).toEqual([
    `${cecil.email}: Uvolnilo se: Prádelna, ${when}`,
  ]);
  const other = '2026-11-27T09:00';
  const made = await waited(other);
  await alena.asks(bookings.cancel, { id: made.id });
  const [offer] = (await bedrich.asks(bookings.all, {})).mine;
  await bedrich.asks(bookings.cancel, { id: offer?.id as number });
  expect((await office.deliveredAt('2026-11-24T07:02:00Z')).map((m) => m.to)).toEqual([cecil.email]);
});

it('who wished to have it at once is told that it is theirs, and all are told of what begins too soon', async () => {
  const { alena, bedrich, cecil, waited } = await aRow();
  await alena.asks(bookings.cancel, { id: (await waited(at, { atOnce: true })).id });
  const [own, ...others] = await office.deliveredAt('2026-11-23T10:01:00Z');
  expect([own?.to, others]).toEqual([bedrich.email, []]);
  expect(own?.text).toContain('hned rezervovaný pro vás');
  await alena.asks(bookings.cancel, { id: (await waited('2026-11-23T11:00')).id });
  const mails = await office.deliveredAt('2026-11-23T10:02:00Z');
  expect(mails.map((m) => m.to)).toEqual([bedrich.email, cecil.email].sort());
  expect(mails[0]?.text).toContain('Píšeme všem, kdo na něj čekají');
});

it('who decides is told of what waits, and whoever asked how it came out', async () => {
  const { alena, chair, ids } = await aBoardHouse(portal);
  const thing = await aThing(chair, 'room');
  const nights = 'pátek 18. prosince 2026 14:00 – neděle 20. prosince 2026 10:00';
  const made = await books(alena, { thing, unitId: ids.u16, at: '2026-12-18T14:00', count: 2 });
  const [asked] = await office.delivered();
  expect(letters(asked ? [asked] : [])).toEqual([`${chair.email}: Rezervace ke schválení: Pokoj pro hosty, ${nights}`]);
  expect(asked?.text).toContain('Jednotka 16/1 žádá o rezervaci.');
  expect(asked?.text).not.toContain('Šestnáctá');
  await chair.asks(bookings.decide, { id: made.id, approve: false, reason: 'Maluje se.' });
  const [told] = await office.delivered();
  expect(letters(told ? [told] : [])).toEqual([`${alena.email}: Zamítnuto: Pokoj pro hosty, ${nights}`]);
  expect(told?.text).toContain('Důvod: Maluje se.');
  const own = await books(alena, { thing, unitId: ids.u16, at: '2026-12-21T14:00' });
  await office.delivered();
  await chair.asks(bookings.decide, { id: own.id, approve: true });
  expect((await office.delivered()).map((m) => m.subject.slice(0, 9))).toEqual(['Schváleno']);
  await chair.asks(bookings.cancel, { id: own.id, reason: 'Havárie vody.' });
  const [off] = await office.delivered();
  expect(off?.subject).toMatch(/^Zrušená rezervace: Pokoj pro hosty/);
  expect(off?.text).toContain('Důvod: Havárie vody.');
});

it('a removed thing tells those who have it, and who cancels their own is told nothing', async () => {
  const { alena, bedrich, chair, ids } = await aBoardHouse(portal);
  const thing = await aThing(chair);
  await books(alena, { thing, unitId: ids.u16, at });
  const own = await books(bedrich, { thing, unitId: ids.u14, at: '2026-11-26T11:00' });
  await bedrich.asks(bookings.cancel, { id: own.id });
  await chair.asks(bookingThings.removeThing, { id: thing.id });
  const mails = await office.delivered();
  expect(mails.map((m) => m.to)).toEqual([alena.email]);
  expect(mails[0]?.text).toContain('věc už v rezervacích není');
});
