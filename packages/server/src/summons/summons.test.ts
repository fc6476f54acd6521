import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { agenda } from '#contract/agenda/endpoints.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import type { MeetingDetail } from '#contract/meetings/schema.ts';
import { proxies } from '#contract/proxies/endpoints.ts';
import { summons } from '#contract/summons/endpoints.ts';
import type { SummonsPaper } from '#contract/summons/schema.ts';
import { units } from '#contract/units/endpoints.ts';
import { showCode } from '#contract/walls/rules-codes.ts';
import { aHouse, edited, type Person } from '#house/house.ts';
import { aBoardHouse, type BoardHouse } from '#house/messages.ts';
import { readCode, readPdf } from '#house/paper.ts';
import type { TestPortal } from '#house/portal.ts';
import { fetched, uploads } from '#house/sending-files.ts';
import { aMeeting, aMeetingDraft, calls } from '#house/summons.ts';
import { letters, type Office, wishes, withOffice } from '#house/telling.ts';
import { laterOwners, remindDue } from './jobs.ts';
import { checkInCode, unitsByCode } from './rows/steps-code.ts';

let portal: TestPortal;
let office: Office;
withOffice((...both) => {
  [portal, office] = both;
});

const squeezed = (text: string) => text.replace(/\s+/g, ' ');
const idOf = (p: Person) => p.memberId as number;
const subject = 'Pozvánka na shromáždění: Prosincové shromáždění';

/** The draft with two points, the second of which is voted on. */
async function withAgenda(by: Person, m: MeetingDetail): Promise<void> {
  const { updatedAt } = await by.asks(agenda.one, { id: m.id });
  await by.asks(agenda.save, {
    ...{ id: m.id, updatedAt },
    points: [
      { kind: 'information', name: 'Zpráva o hospodaření' },
      { kind: 'resolution', name: 'Zateplení stěny', wording: 'Společenství zateplí severní stěnu.' },
    ],
  });
}

const seatsOf = async (who: Person, id: number) => (await who.asks(summons.mine, { id })).seats;
const ledger = (chair: Person, id: number, input: object = {}) => chair.asks(summons.delivery, { id, ...input });
const seatIdOf = async (chair: Person, id: number, unit: string) =>
  (await ledger(chair, id)).data.find((s) => s.units === unit)?.id as number;

async function paper(who: Person, id: number, what: SummonsPaper, input: object = {}) {
  const { url } = await who.asks(summons.print, { id, what, ...input });
  const reply = await fetched(portal, url);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { pages } = await readPdf(reply.rawPayload);
  return { bytes: reply.rawPayload, pages: pages.map(squeezed) };
}

/** Nobody can mail this owner; whoever had an account signs in no more. */
const silenced = ({ house }: BoardHouse, who: Person) =>
  house.inside((db) =>
    db.execute(sql`update member set has_access = false, account_id = null where id = ${idOf(who)}`),
  );

it('calling it mails everybody the agenda, and to each place its own code and no other', async () => {
  const { house, chair, alena, bedrich, ids } = await aBoardHouse(portal);
  await wishes(alena, 'never', { from: '00:00', to: '23:59' });
  const draft = await aMeetingDraft(chair);
  await withAgenda(chair, draft);
  expect((await alena.refused(summons.mine, { id: draft.id })).code).toBe(404);
  const m = await calls(chair, await chair.asks(meetings.one, { id: draft.id }));
  const code = (unit: number) => checkInCode(portal, house.id, m.id, unit);
  expect(await seatsOf(alena, m.id)).toMatchObject([{ units: '16/1', percent: 50, exact: '1/2', code: code(ids.u16) }]);
  expect(await seatsOf(chair, m.id)).toEqual([]);
  const waiting = await house.inside((db) =>
    db.execute<{ secret: unknown; data: unknown }>(sql`
    select secret, data from outbox where svj_id = ${house.id} and kind = 'meetingInvitation'`),
  );
  expect(JSON.stringify(waiting.rows)).not.toContain(showCode(code(ids.u16)));
  const mails = await office.delivered();
  expect(letters(mails)).toEqual([alena, bedrich, chair].map((p) => `${p.email}: ${subject}`).sort());
  const of = (who: Person) => mails.find((mail) => mail.to === who.email)?.text ?? '';
  expect(of(alena)).toContain('1. Zpráva o hospodaření');
  expect(of(alena)).toContain('Navržené usnesení: Společenství zateplí severní stěnu.');
  expect(of(alena)).toContain(`16/1: ${showCode(code(ids.u16))}`);
  expect(of(alena)).not.toContain(showCode(code(ids.u14)));
  expect(of(bedrich)).toContain(`14/1: ${showCode(code(ids.u14))}`);
  expect(of(chair)).not.toContain('kód k prezenci');
  const found = (typed: string) => house.inside((db, scope) => unitsByCode({ db, scope }, portal, m.id, typed));
  expect(await found(`${showCode(code(ids.u14)).toLowerCase()} `)).toEqual([ids.u14]);
  expect(await found('ABCDE-FGHJK')).toEqual([]);
  expect(await found(checkInCode(portal, house.id, m.id + 1, ids.u14))).toEqual([]);
});

it('the ledger says of each mail what the outbox does, at every moment', async () => {
  const { house, chair, alena, bedrich } = await aBoardHouse(portal);
  const m = await aMeeting(chair);
  const both = () =>
    house.inside(async (db) => {
      const { rows } = await db.execute<{ box: string; book: string }>(sql`
        select o.state as box, (select d.state from summons_delivery d where d.mail = o.message_id
          order by d.id desc limit 1) as book
        from outbox o where o.svj_id = ${house.id} and o.kind = 'meetingInvitation'
          and o.recipient in (${alena.email}, ${bedrich.email}) order by o.recipient`);
      return rows.map(({ box, book }) => `${box} ${book}`).sort();
    });
  expect(await both()).toEqual(['waiting queued', 'waiting queued']);
  expect((await ledger(chair, m.id)).summary).toMatchObject({ seats: 2, waiting: 2, delivered: 0, missing: 0 });
  office.post.behaviour = {
    recipient: async (to) => {
      if (to === bedrich.email) throw Object.assign(new Error('no such user'), { responseCode: 550 });
    },
  };
  await office.delivered();
  office.post.behaviour = {};
  expect(await both()).toEqual(['failed failed', 'sent sent']);
  const { summary, data } = await ledger(chair, m.id);
  expect(summary).toMatchObject({ delivered: 1, waiting: 0, missing: 1, channels: { email: 1 } });
  expect(data.map((s) => [s.units, s.state, s.entries.map((e) => e.state)])).toEqual([
    ['14/1', 'missing', ['queued', 'failed']],
    ['16/1', 'delivered', ['queued', 'sent']],
  ]);
  await house.inside((db) =>
    db.execute(
      sql`update outbox set state = 'waiting', attempts = 0, handed = 0 where svj_id = ${house.id} and state = 'failed'`,
    ),
  );
  expect(await both()).toEqual(['sent sent', 'waiting queued']);
  await office.delivered();
  expect(await both()).toEqual(['sent sent', 'sent sent']);
  expect((await ledger(chair, m.id)).summary).toMatchObject({ delivered: 2, missing: 0 });
});

it('opening it is written down once of each of its people, also when they open it at once', async () => {
  const { chair, alena } = await aBoardHouse(portal);
  const m = await aMeeting(chair);
  expect((await alena.asks(summons.mine, { id: m.id })).opened).toBe(false);
  await Promise.all([1, 2, 3].map(() => alena.asks(summons.open, { id: m.id })));
  await chair.asks(summons.open, { id: m.id });
  expect((await alena.asks(summons.mine, { id: m.id })).opened).toBe(true);
  const { data } = await ledger(chair, m.id, { text: 'šestnáctá' });
  expect(data.map((s) => [s.units, s.state, s.channel])).toEqual([['16/1', 'delivered', 'portal']]);
  expect(data[0]?.entries.filter((e) => e.state === 'opened').map((e) => e.who)).toEqual(['Alena Šestnáctá']);
});

it('what was handed over or posted is written down of one place or of all that nothing proves', async () => {
  const h = await aBoardHouse(portal);
  const { chair, alena, bedrich } = h;
  await silenced(h, alena);
  await silenced(h, bedrich);
  const m = await aMeeting(chair);
  await office.delivered();
  expect((await ledger(chair, m.id)).summary).toMatchObject({ missing: 2, delivered: 0 });
  const file = await uploads(chair, 'podpisy.txt', 'podpisy');
  const day = '2026-11-23';
  const given = { id: m.id, channel: 'post', day, number: 'RR1CZ' } as const;
  const seat = await seatIdOf(chair, m.id, '14/1');
  expect(await chair.refused(summons.record, { ...given, seatIds: [seat], day: '2026-11-24' })).toMatchObject({
    errors: { day: 'SUMMONS.ERRORS.DAY' },
  });
  expect(await chair.refused(summons.record, { ...given, seatIds: [999_999] })).toMatchObject({ code: 422 });
  expect(await chair.refused(summons.record, given)).toMatchObject({ errors: { seatIds: 'SUMMONS.ERRORS.NO_SEATS' } });
  expect(await chair.asks(summons.record, { ...given, seatIds: [seat] })).toMatchObject({ count: 1 });
  const rest = { id: m.id, channel: 'hand' as const, day, allMissing: true, fileIds: [file.id] };
  expect(await chair.asks(summons.record, rest)).toMatchObject({ count: 1 });
  const { data, summary } = await ledger(chair, m.id);
  expect(summary).toMatchObject({ delivered: 2, missing: 0, channels: { hand: 1, post: 1, email: 0 }, full: 22 });
  expect(data.map((s) => [s.units, s.channel, s.entries[0]?.number, s.entries[0]?.files.length])).toEqual([
    ['14/1', 'post', 'RR1CZ', 0],
    ['16/1', 'hand', null, 1],
  ]);
  const url = data[1]?.entries[0]?.files[0]?.url as string;
  expect((await fetched(portal, url)).statusCode).toBe(200);
  expect((await chair.refused(summons.record, rest)).key).toBe('SUMMONS.ERRORS.NO_SEATS');
});

it('letters go to whom nothing proves it, each with its code and the form of its power', async () => {
  const h = await aBoardHouse(portal);
  const { house, chair, bedrich, ids } = h;
  await silenced(h, bedrich);
  await house.inside((db) =>
    db.execute(sql`update member set
    address = '{"street":"Lipová 14","post":"58601","town":"Jihlava"}' where id = ${idOf(bedrich)}`),
  );
  const draft = await aMeetingDraft(chair);
  await withAgenda(chair, draft);
  for (const what of ['letters', 'delivery'] as const)
    expect((await chair.refused(summons.print, { id: draft.id, what })).key).toBe('SUMMONS.ERRORS.NOT_SENT');
  const m = await calls(chair, await chair.asks(meetings.one, { id: draft.id }));
  await office.delivered();
  const all = await paper(chair, m.id, 'letters');
  expect(all.pages).toHaveLength(2);
  expect(all.pages[0]).toContain('Bedřich Čtrnáctý');
  expect(all.pages[0]).toContain('586 01 Jihlava');
  expect(all.pages[0]).toContain('Zateplení stěny');
  expect(all.pages[1]).toContain('Plná moc k zastupování na shromáždění vlastníků');
  expect(all.pages[1]).toContain('14/1');
  expect(await readCode(all.bytes)).toBe(checkInCode(portal, house.id, m.id, ids.u14));
});

it('an owner prints their own code and power; the sheet for the board has no code, the annex names every place', async () => {
  const h = await aBoardHouse(portal);
  const { house, chair, alena, bedrich, ids } = h;
  await silenced(h, bedrich);
  const draft = await aMeetingDraft(chair);
  await withAgenda(chair, draft);
  const m = await calls(chair, await chair.asks(meetings.one, { id: draft.id }));
  await office.delivered();
  const mine = await paper(alena, m.id, 'mine');
  expect(await readCode(mine.bytes)).toBe(checkInCode(portal, house.id, m.id, ids.u16));
  expect(mine.pages.join(' ')).not.toContain('Čtrnáctý');
  const board = await paper(chair, m.id, 'board');
  expect(board.pages[0]).toContain('Společenství zateplí severní stěnu.');
  expect(board.pages.join(' ')).not.toContain(showCode(checkInCode(portal, house.id, m.id, ids.u14)));
  const [annex] = (await paper(chair, m.id, 'delivery')).pages;
  for (const word of ['14/1', '16/1', 'nedoručeno', `e-mail na ${alena.email} odeslán`, 'Účastníků'])
    expect(annex).toContain(word);
  const power = await paper(alena, m.id, 'power');
  expect(power.pages).toHaveLength(1);
  expect(power.pages[0]).toContain('Alena Šestnáctá');
});

it('a later owner is invited too and the one before is kept as such', async () => {
  const { house, chair, bedrich, ids } = await aBoardHouse(portal);
  const m = await aMeeting(chair);
  await office.delivered();
  const buyer = await house.owner({ firstName: 'Cyril', lastName: 'Kupující' });
  portal.clock.now = new Date('2026-11-25T10:00:00Z');
  portal.left.length = 0;
  const unit = await chair.asks(units.one, { id: ids.u14 });
  const owners = [{ memberIds: [idOf(buyer)], joint: false, share: '{"num":"1","den":"1"}' }];
  await chair.asks(units.update, edited(unit, { owners }) as never);
  const errand = portal.left.find((e) => e.name === 'summons.later');
  expect(errand?.about).toEqual({ svj: house.id, id: m.id });
  const run = () => laterOwners(portal).does(errand?.about ?? { svj: 0, id: 0 }, () => false);
  await Promise.all([run(), run()]);
  const mails = await office.delivered();
  const invited = letters(mails).filter((l) => l.endsWith(subject));
  expect(invited).toEqual([`${buyer.email}: ${subject}`]);
  const { data, summary } = await ledger(chair, m.id);
  expect(data.map((s) => [s.units, s.owners, s.isLater, s.isEnded])).toContainEqual([
    '14/1',
    'Bedřich Čtrnáctý',
    false,
    true,
  ]);
  expect(data.filter((s) => s.isLater).map((s) => s.owners)).toEqual(['Cyril Kupující']);
  expect(summary?.seats).toBe(2);
  expect(await seatsOf(bedrich, m.id).catch(() => [])).toEqual([]);
  expect(await seatsOf(buyer, m.id)).toHaveLength(1);
});

it('whoever comes to vote for a place is invited to it, and its owners not once more', async () => {
  const { house, chair, alena, bedrich } = await aBoardHouse(portal);
  const half = (who: Person) => ({ memberIds: [idOf(who)], share: [1, 2] as [number, number] });
  const unit = await house.unit(chair, '99/1', [1, 10], [half(alena), half(bedrich)]);
  const m = await aMeeting(chair);
  await office.delivered();
  const agent = await house.owner({ firstName: 'Dana', lastName: 'Zástupná' });
  await house.represented(unit.id, idOf(agent));
  portal.clock.now = new Date('2026-11-25T10:00:00Z');
  const run = () => laterOwners(portal).does({ svj: house.id, id: m.id }, () => false);
  await run();
  expect(letters(await office.delivered())).toEqual([`${agent.email}: ${subject}`]);
  expect((await seatsOf(agent, m.id)).map((s) => s.units)).toEqual(['99/1']);
  expect((await ledger(chair, m.id)).data.filter((s) => s.isLater || s.isEnded)).toEqual([]);
  await house.inside((db) => db.execute(sql`delete from unit_representative where svj_id = ${house.id}`));
  await run();
  expect(await seatsOf(agent, m.id)).toEqual([]);
  expect(letters(await office.delivered())).toEqual([]);
});

it('three days before it people are reminded once, and not those who were called later than that', async () => {
  const { chair, alena } = await aBoardHouse(portal);
  const m = await aMeeting(chair);
  await office.delivered();
  portal.clock.now = new Date('2026-12-13T16:00:00Z');
  await remindDue(portal);
  expect(letters(await office.delivered()).filter((l) => l.includes('Připomínka'))).toEqual([]);
  portal.clock.now = new Date('2026-12-13T18:00:00Z');
  const late = await aMeeting(chair, { name: 'Pozdní' });
  await office.delivered();
  await Promise.all([remindDue(portal), remindDue(portal)]);
  const mails = (await office.delivered()).filter((mail) => mail.to === alena.email);
  expect(mails.map((mail) => mail.subject)).toEqual([`Připomínka: ${subject}`]);
  expect(mails[0]?.text).toContain(showCode((await seatsOf(alena, m.id))[0]?.code ?? ''));
  portal.clock.now = new Date('2026-12-14T18:00:00Z');
  await remindDue(portal);
  expect(letters(await office.delivered())).toEqual([]);
  expect(late.status).toBe('scheduled');
});

it('the preview says the same before it goes, and names whom no mail reaches', async () => {
  const h = await aBoardHouse(portal);
  const { chair, bedrich } = h;
  await silenced(h, bedrich);
  const draft = await aMeetingDraft(chair);
  await withAgenda(chair, draft);
  const preview = await chair.asks(summons.preview, { id: draft.id });
  expect(preview.parts.map((p) => p.kind)).toEqual(['text', 'agenda', 'power', 'law']);
  expect(preview).toMatchObject({ isSent: false, seatCount: 2, unreachableCount: 1 });
  expect(preview.unreachable).toEqual([{ units: '14/1', owners: 'Bedřich Čtrnáctý' }]);
  expect(preview.mail.subject).toBe(subject);
  expect(preview.mail.text).toContain('2. Zateplení stěny');
});

it('who gave a power for its day, or for its vote, reads who has it until it is revoked; nobody else does', async () => {
  const { chair, alena, bedrich } = await aBoardHouse(portal);
  const m = await aMeeting(chair);
  const powers = async (who: Person) => (await who.asks(summons.mine, { id: m.id })).powers;
  const agentId = bedrich.memberId;
  // Of another day it is none of this meeting's.
  await alena.asks(proxies.create, { agentName: 'Někdo jiný', validFrom: '2026-12-17', validTo: '2026-12-17' });
  expect(await powers(alena)).toEqual([]);
  const given = await alena.asks(proxies.create, { agentId, validFrom: '2026-12-16', validTo: '2026-12-16' });
  expect(await powers(alena)).toEqual([{ id: given.id, agent: given.agent?.full_name, waits: false, mayRevoke: true }]);
  expect(await powers(bedrich)).toEqual([]);
  await alena.asks(proxies.revoke, { id: given.id });
  expect(await powers(alena)).toEqual([]);
});

it('foreign places, deliveries and papers are for nobody else', async () => {
  const { house, chair, alena, bedrich } = await aBoardHouse(portal);
  const tenant = await house.person({ role: 'neighbour' });
  const m = await aMeeting(chair);
  const elsewhere = await (await aHouse(portal)).chair();
  expect(JSON.stringify(await seatsOf(alena, m.id))).not.toContain('14/1');
  for (const who of [alena, bedrich, tenant]) {
    for (const call of [summons.delivery, summons.preview])
      expect((await who.refused(call, { id: m.id })).code).toBe(403);
    expect((await who.refused(summons.record, { id: m.id, channel: 'hand', day: '2026-11-23' })).code).toBe(403);
    for (const what of ['board', 'letters', 'delivery'] as const)
      expect((await who.refused(summons.print, { id: m.id, what })).code).toBe(403);
  }
  for (const call of [summons.mine, summons.delivery, summons.preview, summons.open])
    expect((await elsewhere.refused(call, { id: m.id })).code).toBe(404);
  expect((await chair.refused(summons.print, { id: m.id, what: 'mine' })).key).toBe('SUMMONS.ERRORS.NOBODY');
  const committee = await aMeeting(chair, { isPublic: false });
  expect((await alena.refused(summons.mine, { id: committee.id })).code).toBe(404);
  expect((await ledger(chair, committee.id)).summary).toMatchObject({ seats: 0 });
  const { url } = await alena.asks(summons.calendar, { id: m.id });
  const file = (await fetched(portal, url)).payload;
  expect(file).toContain('SUMMARY:Prosincové shromáždění');
  expect(file).toContain('DTSTART;TZID=Europe/Prague:20261216T180000');
});
