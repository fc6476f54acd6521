import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { home } from '#contract/home/endpoints.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { walls } from '#contract/walls/endpoints.ts';
import { wallDoor } from '#contract/walls/endpoints-door.ts';
import { nobody } from '#house/house.ts';
import { type Listener, listens } from '#house/listening.ts';
import { aBoardHouse, aMessage, type BoardHouse } from '#house/messages.ts';
import { readCode, readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, onDisk } from '#house/sending-files.ts';
import { aNoteForm, aPlace, aWaiting, leaves, linkTo, sendsPhoto } from '#house/walls.ts';
import { sweepFiles } from '../base/files/file-sweeping.ts';
import { sweepNotes } from './jobs.ts';

let portal: TestPortal;
let h: BoardHouse;
beforeAll(async () => {
  portal = await aPortal();
  h = await aBoardHouse(portal);
});
// Limits are of addresses, and all tests come from one.
beforeEach(() => portal.pool.raw.query('delete from tries'));
afterAll(() => portal.close());

const gone = { code: 404, key: 'WALLS.ERRORS.CODE' };
/** What stands in the house's tables, whoever may read it. */
const rowsOf = async (text: string) => (await h.house.inside((db) => db.execute<{ n: number }>(text))).rows;
const waitingOf = async () => (await h.chair.asks(walls.notes, {})).waitingCount;

describe('a report from the wall', () => {
  it('is confirmed by mail, let in by the committee, and stands at its place with its pictures, of nobody of the house', async () => {
    const { chair, alena, ids } = h;
    const { code } = await aPlace(chair, { entranceId: ids.e16, floor: -1 });
    const door = await nobody(portal).asks(wallDoor.look, { token: code.toLowerCase() });
    expect(door).toEqual({
      ...{ house: h.house.name, name: 'Sklep', entrance: { id: ids.e16, name: 'Lipová 16' }, floor: -1 },
      member: null,
    });
    const before = (await alena.asks(reports.list, {})).reportsCount;
    // The address of somebody of the house joins nothing to them.
    const left = await leaves(portal, code, { email: alena.email });
    const [first, second] = [await sendsPhoto(portal, left.key), await sendsPhoto(portal, left.key)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await waitingOf()).toBe(0);
    const token = await linkTo(portal, alena.email);
    expect(await nobody(portal).asks(wallDoor.confirming, { token })).toMatchObject({
      ...{ house: h.house.name, title: 'Ve sklepě stojí voda', name: 'Sklep', floor: -1 },
    });
    await nobody(portal).asks(wallDoor.confirm, { token });
    expect(await nobody(portal).refused(wallDoor.confirm, { token })).toMatchObject({
      ...{ code: 409, key: 'WALLS.ERRORS.USED' },
    });

    const { notes } = await chair.asks(walls.notes, {});
    expect(notes).toMatchObject([{ id: left.id, email: alena.email, type: null, photos: [{}, {}], goesAt: null }]);
    expect((await chair.asks(home.waits, {})).counts.wallWaiting).toBe(1);
    // Nobody's news: no list, count, search, mail.
    expect((await alena.asks(home.waits, {})).counts.wallWaiting).toBe(0);
    expect((await chair.asks(reports.list, {})).reportsCount).toBe(before);
    expect((await chair.asks(reports.search, { text: 'voda' })).reports).toEqual([]);
    const mails = `select kind from outbox where kind <> 'wallConfirm' and data::text like '%stojí voda%'`;
    expect((await portal.pool.raw.query(mails)).rows).toEqual([]);

    const letIn = { id: left.id, title: 'Voda ve sklepě', type: 'fault', visibility: 'public' } as const;
    const { reportId } = await chair.asks(walls.letIn, letIn);
    const report = await alena.asks(reports.one, { id: reportId });
    expect(report).toMatchObject({
      ...{ title: 'Voda ve sklepě', description: 'U kójí je louže.', source: 'wall', owner: null, mine: false },
      place: { entrance: { id: ids.e16 }, floor: -1, unit: null, commonSpace: 'Sklep' },
      attachments: [{ id: first.id }, { id: second.id }],
    });
    expect((await alena.asks(reports.list, { tab: 'new' })).reports).toMatchObject([{ id: reportId, source: 'wall' }]);
    const bytes = await fetched(portal, report.attachments[0]?.url as string);
    expect((await sharp(bytes.rawPayload).metadata()).exif).toBeUndefined();
    const { notes: accepted } = await chair.asks(walls.notes, { tab: 'letIn' });
    expect(accepted).toMatchObject([{ id: left.id, reportId, photos: [] }]);
    expect(await chair.refused(walls.letIn, letIn)).toMatchObject({ code: 422, key: 'WALLS.ERRORS.DECIDED' });
    expect(JSON.stringify(await chair.asks(association.mine, {}))).not.toContain(alena.email);
  });

  it('needs a title and an address; a text, it need not have', async () => {
    const { code } = await aPlace(h.chair);
    const errors = async (change: object) =>
      (await nobody(portal).refused(wallDoor.write, aNoteForm(code, change))).errors;
    expect(await errors({ title: ' ', email: '' })).toEqual({
      title: 'BASE.FORM.REQUIRED',
      email: 'BASE.FORM.REQUIRED',
    });
    expect(await errors({ title: 'x'.repeat(10_000), description: 'y'.repeat(4001), email: 'a@b' })).toEqual({
      ...{ title: 'BASE.FORM.TOO_LONG', description: 'BASE.FORM.TOO_LONG', email: 'BASE.FORM.EMAIL' },
    });
    const { id } = await aWaiting(portal, code, { title: 'Kape 💧', description: '' } as object);
    const say = { id, title: 'Kape 💧', type: 'fault', visibility: 'private' } as const;
    const { reportId } = await h.chair.asks(walls.letIn, say);
    expect(await h.chair.asks(reports.one, { id: reportId })).toMatchObject({ description: 'Kape 💧' });
    expect((await h.alena.refused(reports.one, { id: reportId })).code).toBe(404);
  });

  it('sent twice under one key is left once', async () => {
    const { code } = await aPlace(h.chair);
    const who = nobody(portal).under('0b9f7f5e-1111-4222-8333-444455556666');
    const first = await who.asks(wallDoor.write, aNoteForm(code));
    expect(await who.asks(wallDoor.write, aNoteForm(code))).toEqual(first);
    expect(await rowsOf(`select id as n from wall_note where id >= ${first.id}`)).toEqual([{ n: first.id }]);
  });
});

describe('pictures from the wall', () => {
  it('are photographs, five of them, within an hour, under the key that came', async () => {
    const { code } = await aPlace(h.chair);
    const { key } = await leaves(portal, code);
    expect(await sendsPhoto(portal, key, Buffer.from('%PDF-1.7 nic'), 'ucet.pdf')).toMatchObject({
      ...{ status: 422, key: 'WALLS.ERRORS.PICTURES_ONLY' },
    });
    const sent = [];
    for (let i = 0; i < 6; i++) sent.push(await sendsPhoto(portal, key));
    expect(sent.map((s) => s.status)).toEqual([200, 200, 200, 200, 200, 422]);
    expect(sent[5]?.key).toBe('WALLS.ERRORS.PHOTOS');
    const late = await leaves(portal, code);
    const noon = portal.clock.now;
    portal.clock.now = new Date(noon.getTime() + 3600_000);
    const forged = `${late.key.slice(0, -3)}AAA`;
    expect([
      await sendsPhoto(portal, late.key),
      await sendsPhoto(portal, forged),
      await sendsPhoto(portal, 'nic'),
    ]).toEqual(Array.from({ length: 3 }, () => ({ status: 404, key: 'WALLS.ERRORS.KEY', id: undefined })));
    portal.clock.now = noon;
  });
});

describe('a code', () => {
  it('leads nowhere once it is changed, taken away, its place removed, or the house shuts them; all alike', async () => {
    const { chair } = h;
    const other = await aBoardHouse(portal);
    const look = (token: string) => nobody(portal).refused(wallDoor.look, { token });
    const renewed = await aPlace(chair);
    const fresh = await chair.asks(walls.renew, { id: renewed.id });
    await nobody(portal).asks(wallDoor.look, { token: fresh.code as string });
    await chair.asks(walls.revoke, { id: renewed.id });
    const removed = await aPlace(chair);
    await chair.asks(walls.removePlace, { id: removed.id });
    const shut = await aPlace(other.chair);
    await other.chair.asks(walls.turn, { isOn: false });
    const dead = [renewed.code, fresh.code as string, removed.code, shut.code, '0000000000', 'nic', '💧'];
    for (const token of dead) {
      expect(await look(token)).toMatchObject(gone);
      expect(await nobody(portal).refused(wallDoor.write, aNoteForm(token))).toMatchObject(gone);
    }
    await other.chair.asks(walls.turn, { isOn: true });
    await nobody(portal).asks(wallDoor.look, { token: shut.code });
  });

  it('fills the form in for whoever is signed in and may report in that house, and for nobody else', async () => {
    const { chair, alena, ids, house } = h;
    const { code } = await aPlace(chair, { name: 'Výtah', entranceId: ids.e14 });
    const stranger = (await aBoardHouse(portal)).alena;
    const look = async (who: typeof alena) => (await who.asks(wallDoor.look, { token: code })).member;
    const form = { svj: house.id, entranceId: ids.e14, floor: null, space: 'Výtah' };
    expect([await look(alena), await look(stranger)]).toEqual([form, null]);
    await house.inside((db) => db.execute(`update member set has_access = false where id = ${alena.memberId}`));
    expect(await look(alena)).toBeNull();
    await house.inside((db) => db.execute(`update member set has_access = true where id = ${alena.memberId}`));
  });

  it('is tried 120 times an hour from an address, then even a right one is refused', async () => {
    const { code } = await aPlace(h.chair);
    const seen = new Set<string>();
    for (let i = 0; i < 120; i++)
      seen.add(JSON.stringify(await nobody(portal).refused(wallDoor.look, { token: `000000${1000 + i}` })));
    expect([...seen]).toEqual([JSON.stringify({ ...gone, errors: {} })]);
    expect(await nobody(portal).refused(wallDoor.look, { token: code })).toMatchObject({ code: 429 });
  });

  it('takes five reports a day from an address, from a mailbox, and twenty from a place', async () => {
    const { code } = await aPlace(h.chair);
    const calm = { code: 429, key: 'BASE.LIMITS.TODAY' };
    const again = (key: string) => portal.pool.raw.query('delete from tries where key like $1', [`${key}:%`]);
    for (let i = 0; i < 5; i++) await leaves(portal, code);
    expect(await nobody(portal).refused(wallDoor.write, aNoteForm(code))).toMatchObject(calm);
    await again('wallReportAddress');
    // The mailbox is asked five times whoever asks it.
    expect(await nobody(portal).refused(wallDoor.write, aNoteForm(code))).toMatchObject(calm);
    for (let i = 7; i < 21; i++) {
      await again('wallReportAddress');
      await leaves(portal, code, { email: `kdo${i}@posta.example` });
    }
    await again('wallReportAddress');
    const next = aNoteForm(code, { email: 'jiny@posta.example' });
    expect(await nobody(portal).refused(wallDoor.write, next)).toMatchObject(calm);
    const keys = (await portal.pool.raw.query('select key from tries')).rows.map((r) => (r as { key: string }).key);
    expect(keys.join()).not.toContain('@');
  });
});

describe('what is decided or forgotten', () => {
  it('goes: unconfirmed ones in a day, decided ones in thirty, with their pictures and addresses', async () => {
    const { chair } = h;
    const { code } = await aPlace(chair);
    const start = portal.clock.now;
    const had = new Set((await onDisk(portal)).files);
    const lost = await leaves(portal, code, { email: 'lost@posta.example' });
    await sendsPhoto(portal, lost.key);
    const token = await linkTo(portal, 'lost@posta.example');
    const put = await aWaiting(portal, code, { email: 'put@posta.example' });
    await sendsPhoto(portal, put.key);
    const kept = await aWaiting(portal, code, { email: 'kept@posta.example' });
    await chair.asks(walls.decline, { id: put.id });
    const left = async () =>
      (await rowsOf(`select id as n from wall_note where id >= ${lost.id} order by id`)).map((r) => r.n);
    const atDay = async (days: number, more = 0) => {
      portal.clock.now = new Date(start.getTime() + days * 24 * 3600_000 + more);
      await sweepNotes(portal, (error) => {
        throw error;
      });
    };
    await atDay(1, -1);
    expect(await left()).toEqual([lost.id, put.id, kept.id]);
    portal.clock.now = new Date(start.getTime() + 24 * 3600_000);
    const dead = { code: 404, key: 'WALLS.ERRORS.LINK' };
    expect(await nobody(portal).refused(wallDoor.confirm, { token })).toMatchObject(dead);
    await atDay(1);
    expect(await left()).toEqual([put.id, kept.id]);
    expect(await nobody(portal).refused(wallDoor.confirming, { token })).toMatchObject(dead);
    await atDay(30);
    expect(await left()).toEqual([kept.id]);
    portal.clock.now = new Date(start.getTime() + 32 * 24 * 3600_000);
    await sweepFiles(portal);
    portal.clock.now = start;
    expect((await onDisk(portal)).files.filter((name) => !had.has(name))).toEqual([]);
    await chair.asks(walls.erase, { id: kept.id });
    expect(await left()).toEqual([]);
  });

  it('that was put aside by mistake may still be let in', async () => {
    const { code } = await aPlace(h.chair);
    const { id } = await aWaiting(portal, code);
    await h.chair.asks(walls.decline, { id });
    await h.chair.asks(walls.letIn, { id, title: 'Přece jen', type: 'repair', visibility: 'public' });
    expect(await h.chair.refused(walls.decline, { id })).toMatchObject({ key: 'WALLS.ERRORS.DECIDED' });
  });
});

describe('who may', () => {
  it('members, auditors and another house reach none of it, confirmed or not', async () => {
    const { chair, alena, house } = h;
    const auditor = await house.person({ role: 'auditMayor' });
    const foreign = (await aBoardHouse(portal)).chair;
    const { id: placeId, code } = await aPlace(chair);
    const waiting = await aWaiting(portal, code);
    await sendsPhoto(portal, waiting.key);
    const { notes } = await chair.asks(walls.notes, {});
    const url = notes.find((n) => n.id === waiting.id)?.photos[0]?.url as string;
    expect((await fetched(portal, url)).statusCode).toBe(200);
    const letIn = { id: waiting.id, title: 'Cizí', type: 'fault', visibility: 'public' };
    for (const who of [alena, auditor])
      for (const [call, input] of [
        [walls.one, {}],
        [walls.notes, {}],
        [walls.letIn, letIn],
        [walls.erase, { id: waiting.id }],
        [walls.turn, { isOn: false }],
      ] as const)
        expect((await who.refused(call, input)).code).toBe(403);
    expect(await foreign.refused(walls.letIn, letIn)).toMatchObject({ code: 404, key: 'WALLS.ERRORS.NOTE' });
    expect(await foreign.refused(walls.revoke, { id: placeId })).toMatchObject({
      code: 404,
      key: 'WALLS.ERRORS.PLACE',
    });
    const hidden = await leaves(portal, code);
    expect(await chair.refused(walls.letIn, { ...letIn, id: hidden.id })).toMatchObject({ code: 404 });
  });

  it('an open page hears nothing of it until it is let in, but that of who administers reports', async () => {
    const { chair, alena, house } = await aBoardHouse(portal);
    const auditor = await house.person({ role: 'auditMayor' });
    const inside = await listens(chair);
    const outside = [await listens(alena), await listens(auditor)];
    const all = [inside, ...outside];
    const hear = (topic: string, some: readonly Listener[]) => Promise.all(some.map((one) => one.hears(topic)));
    const forget = () => {
      for (const one of all) one.told.length = 0;
    };
    // Words come in the order of commits: once this came, all before it have.
    await aMessage(chair);
    await hear('messages', all);
    forget();
    const since = performance.now();

    const step = async <T>(does: () => Promise<T>): Promise<T> => {
      inside.told.length = 0;
      const done = await does();
      await inside.hears('walls');
      return done;
    };
    const { code } = await step(() => aPlace(chair));
    const left = await step(() => leaves(portal, code));
    expect((await step(() => sendsPhoto(portal, left.key))).status).toBe(200);
    const token = await linkTo(portal, left.email);
    await step(() => nobody(portal).asks(wallDoor.confirm, { token }));
    await step(() => chair.asks(walls.decline, { id: left.id }));
    await aMessage(chair);
    await hear('messages', outside);
    expect(outside.map((one) => one.topics())).toEqual([['messages'], ['messages']]);

    forget();
    await chair.asks(walls.letIn, { id: left.id, title: 'Voda', type: 'fault', visibility: 'public' });
    await hear('reports', all);
    expect(inside.topics()).toContain('walls');
    await aMessage(chair);
    await hear('messages', outside);
    expect(outside.flatMap((one) => one.topics())).not.toContain('walls');
    // Who comes back is told no more of what they missed.
    const late = await listens(alena, { age: Math.ceil(performance.now() - since) });
    expect(late.told[0]?.data).toMatchObject({ missed: false });
    expect(late.topics().toSorted()).toEqual(['messages', 'reports']);
    for (const one of [...all, late]) one.leaves();
  });

  it('a place is in an entrance of the house, changed from where it stands, sixty of them at most', async () => {
    const { chair } = h;
    const other = await aBoardHouse(portal);
    const refused = await chair.refused(walls.addPlace, { name: 'Sklep', entranceId: other.ids.e16 });
    expect(refused).toMatchObject({ code: 422, errors: { entranceId: 'WALLS.ERRORS.ENTRANCE' } });
    const place = await aPlace(chair);
    const change = { id: place.id, name: 'Kočárkárna', entranceId: null, floor: 0, updatedAt: place.updatedAt };
    expect(await chair.asks(walls.changePlace, change)).toMatchObject({ name: 'Kočárkárna', code: place.code });
    expect((await chair.refused(walls.changePlace, change)).code).toBe(409);
    await other.house.inside((db) =>
      db.execute(`insert into wall_place (svj_id, name, created_at, updated_at)
        select ${other.house.id}, 'Místo ' || n, now(), now() from generate_series(1, 60) n`),
    );
    expect((await other.chair.refused(walls.addPlace, { name: 'Další' })).key).toBe('WALLS.ERRORS.MOST_PLACES');
  });
});

describe('the sheet', () => {
  it('of a place is a page whose code a phone reads, with the place in words', async () => {
    const other = await aBoardHouse(portal);
    const { chair, ids } = other;
    const cellar = await aPlace(chair, { name: 'Sklep', entranceId: ids.e14, floor: -1 });
    const lift = await aPlace(chair, { name: 'Výtah', entranceId: ids.e16 });
    const { url } = await chair.asks(walls.print, {});
    const pdf = (await fetched(portal, url)).rawPayload;
    const { pages } = await readPdf(pdf);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Sklep');
    expect(pages[0]?.replaceAll('\u00a0', ' ')).toContain('Lipová 14');
    expect(await readCode(pdf)).toBe(cellar.url);
    expect(await readCode(pdf, 2)).toBe(`https://portal.example/z/${lift.code}`);
    const small = (await fetched(portal, (await chair.asks(walls.print, { paper: 'A5' })).url)).rawPayload;
    expect([(await readPdf(pdf)).sizes[0], (await readPdf(small)).sizes]).toEqual([
      ...[[210, 297], Array.from({ length: 2 }, () => [148, 210])],
    ]);
    expect([await readCode(small), await readCode(small, 2)]).toEqual([cellar.url, lift.url]);
    await chair.asks(walls.revoke, { id: lift.id });
    const { url: none } = await chair.asks(walls.print, { ids: [lift.id] });
    expect((await fetched(portal, none)).statusCode).toBe(422);
  });
});
