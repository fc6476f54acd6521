import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { documentAccepts } from '#contract/documents/endpoints-accepts.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { documentsOlder } from '#contract/documents/endpoints-older.ts';
import { documentStanding } from '#contract/documents/endpoints-standing.ts';
import { home } from '#contract/home/endpoints.ts';
import { aDocument, aFolder, editedDocument, editedFolder } from '#house/documents.ts';
import { idOf } from '#house/entitled.ts';
import type { Person } from '#house/house.ts';
import { aBoardHouse } from '#house/messages.ts';
import { readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, uploads } from '#house/sending-files.ts';
import { emptyBins } from './jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const asked = { acceptRead: true };
const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const queue = async (who: Person) => (await who.asks(confirmations.queue, {})).items.map((i) => i.dataValues.id);
const toConfirm = async (who: Person) => (await who.asks(home.waits, {})).counts.documentsToConfirm;
const accept = (who: Person, id: string) => who.asks(confirmations.accept, { id });
const list = (who: Person, id: number, which: 'read' | 'missing' | 'earlier' = 'read') =>
  who.asks(documentAccepts.list, { id, list: which });
const gone = { code: 404, key: 'CONFIRMATIONS.NOT_FOUND' };
async function newVersion(by: Person, id: number, words: string, said: object = {}) {
  const { id: fileId } = await uploads(by, 'nová.txt', words);
  return by.asks(documents.addVersion, { id, fileId, ...said });
}

it('a form that was open before a version asked for confirming does not take that back', async () => {
  const { chair } = await aBoardHouse(portal);
  const paper = await aDocument(chair, 'řád.txt');
  const open = editedDocument(paper, { description: 'překlep', acceptRead: false });
  const { id: fileId } = await uploads(chair, 'řád.txt', 'nový');
  await chair.asks(documents.addVersion, { id: paper.id, fileId, acceptRead: true, material: true });
  expect((await chair.refused(documents.update, open)).code).toBe(409);
  expect((await chair.asks(documents.one, { id: paper.id })).acceptRead).toBe(true);
});

describe('a document that asks to be confirmed', () => {
  it('waits for everybody it is for but who brought it, with its version and the fingerprint of its bytes', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const d = await aDocument(chair, 'Řád.txt', { ...asked, description: 'Čtěte <pečlivě>' }, 'ticho po desáté');
    expect(d).toMatchObject({ acceptRead: true, toConfirm: false });
    const { items, total } = await alena.asks(confirmations.queue, {});
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      dataValues: { id: `document-${d.id}-1`, type: 'document' },
      data: {
        ...{ id: d.id, title: 'Řád.txt', again: false, contentVersion: 1, description: '<p>Čtěte &lt;pečlivě&gt;</p>' },
        file: { id: d.id, name: 'Řád.txt', versionNumber: 1, sha256: sha('ticho po desáté') },
      },
    });
    expect((await fetched(portal, items[0]?.data?.attachments[0]?.url ?? '')).body).toBe('ticho po desáté');
    expect(await queue(chair)).toEqual([]);
    expect(await chair.refused(confirmations.accept, { id: `document-${d.id}-1` })).toMatchObject(gone);
    expect(await toConfirm(alena)).toBe(1);
    expect((await alena.asks(association.mine, {})).acceptWaitingCount).toBe(1);
    expect((await alena.asks(documents.list, { folderId: null })).files[0]).toMatchObject({ toConfirm: true });

    const { readDate } = await accept(alena, `document-${d.id}-1`);
    expect(await accept(alena, `document-${d.id}-1`)).toEqual({ readDate });
    expect(await queue(alena)).toEqual([]);
    expect(await toConfirm(alena)).toBe(0);
    const one = await alena.asks(documents.one, { id: d.id });
    expect(one.accept).toMatchObject({ asked: true, mine: 'done', doneAt: readDate, doneVersion: 1 });
    expect(one.accept.counts).toEqual({ done: 1, total: 2 });
    const read = [{ user: { id: alena.memberId, full_name: expect.any(String) }, isRead: true, readDate }];
    expect(one.allAccepts).toEqual(read);
    const older = await bedrich.asks(documentsOlder.list, { folder_id: null });
    expect(older.files[0]).toMatchObject({ acceptRead: true, toConfirm: true, allAccepts: read });
    expect((await list(bedrich, d.id)).allAccepts).toMatchObject(read);
    expect((await list(bedrich, d.id, 'missing')).allAccepts).toEqual([]);
    expect((await list(chair, d.id, 'missing')).allAccepts.map((a) => a.user.id)).toEqual([bedrich.memberId]);
    const { activities } = await chair.asks(houseLog.activity, { noun: 'documents' } as never);
    expect(JSON.stringify(activities)).toContain('Řád.txt');
  });

  it('tells older callers who has confirmed in as many statements for a page as for one', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const confirms = async (who: Person, d: { id: number }, version = 1) => accept(who, `document-${d.id}-${version}`);
    const first = await aDocument(chair, '01.txt', asked);
    await confirms(alena, first);
    await newVersion(chair, first.id, 'jiná', { material: true });
    await confirms(bedrich, first, 2);
    const trips = vi.spyOn(pg.Client.prototype, 'query');
    const statementsOf = async () => {
      trips.mockClear();
      const { files } = await alena.asks(documentsOlder.list, { folder_id: null });
      return { count: trips.mock.calls.length, read: files.map((f) => f.allAccepts.map((a) => a.user.id)) };
    };
    try {
      const one = await statementsOf();
      expect(one.read).toEqual([[bedrich.memberId]]);
      for (const name of ['02.txt', '03.txt', '04.txt']) {
        const d = await aDocument(chair, name, asked);
        await confirms(alena, d);
        await confirms(bedrich, d);
      }
      await aDocument(chair, '05.txt');
      const more = await statementsOf();
      expect(more.read.map((ids) => ids.length)).toEqual([1, 2, 2, 2, 0]);
      expect(more.count).toBe(one.count);
    } finally {
      trips.mockRestore();
    }
  });

  it('is asked for only by who administers confirmations, and of a link by nobody', async () => {
    const { chair, house } = await aBoardHouse(portal);
    const d = await aDocument(chair, 'Řád.txt');
    const helper = await house.person({ role: 'memberCommittee' });
    await house.inside((db) =>
      db.execute(sql`
        with made as (insert into custom_role (svj_id, title, based_on, rights) values (${house.id}, 'Písař', 'memberCommittee',
          '{"documents":"rw","acceptRead":"r","svj":"r","members":"r"}') returning id)
        update member set custom_role_id = (select id from made) where svj_id = ${house.id} and id = ${helper.memberId}`),
    );
    const { id: fileId } = await uploads(helper, 'a.txt', 'a');
    const files = [{ fileId, ...asked }];
    expect(await helper.refused(documents.create, { folderId: null, files })).toMatchObject({ code: 403 });
    expect(await helper.refused(documents.update, editedDocument(d, asked))).toMatchObject({ code: 403 });
    await chair.asks(documents.update, editedDocument(d, asked));
    const again = await helper.asks(documents.one, { id: d.id });
    const kept = await helper.asks(documents.update, editedDocument(again, { name: 'Domovní řád' }));
    expect(kept).toMatchObject({ name: 'Domovní řád', acceptRead: true });
    const link = await chair.asks(documents.link, { name: 'Web', url: 'example.cz', folderId: null });
    const refused = await chair.refused(documents.update, editedDocument(link, { url: link.url, ...asked }));
    expect(refused).toMatchObject({ code: 422, key: 'FILE.ERRORS.ACCEPT_LINK' });
  });

  it('is named to who administers documents while somebody is to confirm it and it is there, the latest first', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const named = async () => (await chair.asks(documentStanding.standing, {})).unconfirmed.map((d) => d.id);
    const rules = await aDocument(chair, 'Řád.txt', asked, 'řád');
    const fire = await aDocument(chair, 'Požár.txt', asked, 'požár');
    const bins = await aDocument(chair, 'Popelnice.txt', asked, 'popelnice');
    expect(await named()).toEqual([bins.id, fire.id, rules.id]);
    await chair.asks(documents.remove, { id: fire.id });
    for (const who of [alena, bedrich]) await accept(who, `document-${bins.id}-1`);
    expect(await named()).toEqual([rules.id]);
    expect((await alena.refused(documentStanding.standing, {})).code).toBe(403);
  });

  it('asks again only for a version that changes something material; what was read is what is written down', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const d = await aDocument(chair, 'Řád.txt', asked, 'první');
    await accept(alena, `document-${d.id}-1`);
    await newVersion(chair, d.id, 'první bez překlepu');
    expect(await queue(alena)).toEqual([]);
    // Whoever read the older bytes meanwhile reads again.
    expect((await bedrich.refused(confirmations.accept, { id: `document-${d.id}-1` })).key).toBe(
      'CONFIRMATIONS.ERRORS.CHANGED',
    );
    await accept(bedrich, `document-${d.id}-2`);
    const { allAccepts, counts } = await list(chair, d.id);
    expect(counts).toEqual({ done: 2, total: 2 });
    const versions = new Map(allAccepts.map((a) => [a.user.id, a.wording]));
    expect(versions.get(idOf(alena))).toEqual({ contentVersion: 1, id: null, isKept: true });
    expect(versions.get(idOf(bedrich))).toEqual({ contentVersion: 2, id: null, isKept: true });

    const now = await newVersion(chair, d.id, 'druhé', { material: true });
    expect(now.accept).toMatchObject({ from: 3, counts: { done: 0, total: 2 } });
    expect(await queue(alena)).toEqual([`document-${d.id}-3`]);
    const { items } = await alena.asks(confirmations.queue, {});
    expect(items[0]?.data).toMatchObject({ again: true, file: { versionNumber: 3, sha256: sha('druhé') } });
    expect(await list(chair, d.id)).toMatchObject({ counts: { done: 0, total: 2 }, earlier: 2 });
    expect((await list(chair, d.id, 'earlier')).allAccepts.map((a) => a.user.id).sort()).toEqual(
      [idOf(alena), idOf(bedrich)].sort(),
    );
    await accept(alena, `document-${d.id}-3`);
    await chair.asks(documents.restoreVersion, { id: d.id, number: 1, material: true });
    expect(await queue(alena)).toEqual([`document-${d.id}-4`]);
  });

  it('asks at once whom a move or a narrower folder leaves, and nobody else', async () => {
    const { chair, alena, bedrich, for16 } = await aBoardHouse(portal);
    const d = await aDocument(chair, 'Řád.txt', asked);
    const id = `document-${d.id}-1`;
    expect([await queue(alena), await queue(bedrich)]).toEqual([[id], [id]]);
    const folder = await aFolder(chair, 'Vchod 16');
    await chair.asks(folders.move, { files: [d.id], folders: [], parentId: folder.id });
    expect([await queue(alena), await queue(bedrich)]).toEqual([[id], [id]]);
    await chair.asks(folders.update, editedFolder(folder, for16) as never);
    expect([await queue(alena), await queue(bedrich)]).toEqual([[id], []]);
    expect(await bedrich.refused(confirmations.accept, { id })).toMatchObject(gone);
    expect((await list(chair, d.id)).counts).toEqual({ done: 0, total: 1 });
    const own = await aFolder(chair, 'Byt', { visibility: 'owner', ownerId: idOf(bedrich) });
    await chair.asks(folders.move, { files: [d.id], folders: [], parentId: own.id });
    expect([await queue(alena), await queue(bedrich)]).toEqual([[], [id]]);
    const one = await chair.asks(documents.one, { id: d.id });
    await chair.asks(documents.update, editedDocument(one, { isPublic: false }));
    expect(await queue(bedrich)).toEqual([id]);
    await chair.asks(documents.remove, { id: d.id });
    expect(await queue(bedrich)).toEqual([]);
    expect(await toConfirm(bedrich)).toBe(0);
  });

  it('is confirmed on paper too: the printed list names version and fingerprint', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const d = await aDocument(chair, 'Řád.txt', asked, 'ticho');
    const { url } = await chair.asks(documentAccepts.printTicket, { id: d.id, lang: 'cs' });
    const text = (await readPdf((await fetched(portal, url)).rawPayload)).pages.join('\n');
    expect(text.replace(/\s/g, '')).toContain(sha('ticho'));
    expect(text).toContain('verze 1');
    await newVersion(chair, d.id, 'tichounko');
    const paper = { id: d.id, contentVersion: 1, memberIds: [idOf(alena)], day: dayIn(portal.clock.now) };
    expect(await chair.asks(documentAccepts.paper, paper)).toEqual({ count: 1 });
    expect((await list(chair, d.id)).allAccepts[0]?.wording).toMatchObject({ contentVersion: 1 });
    await newVersion(chair, d.id, 'hluk', { material: true });
    const late = { ...paper, memberIds: [idOf(bedrich)] };
    expect((await chair.refused(documentAccepts.paper, late)).key).toBe('CONFIRMATIONS.ERRORS.CHANGED');
    await chair.asks(documentAccepts.paper, { ...late, contentVersion: 3 });
    expect((await list(chair, d.id)).counts).toEqual({ done: 1, total: 2 });
    await chair.asks(documentAccepts.takeBack, { id: d.id, memberId: idOf(bedrich) });
    expect((await list(chair, d.id)).counts).toEqual({ done: 0, total: 2 });
    expect(await alena.refused(documentAccepts.paper, late)).toMatchObject({ code: 403 });
  });
});

describe('bytes that somebody confirmed', () => {
  it('stay when the bin is emptied, and those that nobody confirmed go', async () => {
    const { chair, alena, house } = await aBoardHouse(portal);
    const folder = await aFolder(chair, 'Řády');
    const d = await aDocument(chair, 'Řád.txt', { ...asked, folderId: folder.id }, 'potvrzené');
    const plain = await aDocument(chair, 'Jiný.txt', { folderId: folder.id }, 'nepotvrzené');
    await accept(alena, `document-${d.id}-1`);
    await newVersion(chair, d.id, 'novější, kterou nikdo nečetl', { material: true });
    // One whose confirmed bytes were restored later has them twice.
    const back = await aDocument(chair, 'Vrácený.txt', { ...asked, folderId: folder.id }, 'zpátky');
    await accept(alena, `document-${back.id}-1`);
    await newVersion(chair, back.id, 'mezitím');
    await chair.asks(documents.restoreVersion, { id: back.id, number: 1 });
    await chair.asks(folders.remove, { id: folder.id });
    const before = portal.clock.now;
    portal.clock.now = new Date(before.getTime() + 31 * 24 * 3600_000);
    expect(
      await emptyBins(portal, (e) => {
        throw e;
      }),
    ).toBeGreaterThan(0);
    const left = await house.inside(async (db) => {
      const { rows } = await db.execute<{ id: number; number: number; sha: string }>(sql`
        select v.document_id as id, v.number, encode(x.sha256, 'hex') as sha from document_version v
        join file x on x.svj_id = v.svj_id and x.id = v.file_id where v.svj_id = ${house.id} order by 1, 2`);
      return rows;
    });
    expect(left).toEqual([
      { id: d.id, number: 1, sha: sha('potvrzené') },
      { id: back.id, number: 1, sha: sha('zpátky') },
      { id: back.id, number: 3, sha: sha('zpátky') },
    ]);
    // Once emptied, nothing comes back to be emptied.
    expect(
      await emptyBins(portal, (e) => {
        throw e;
      }),
    ).toBe(0);
    portal.clock.now = before;
    expect(await chair.refused(documents.one, { id: d.id })).toMatchObject({ code: 404 });
    expect(await chair.refused(documents.one, { id: plain.id })).toMatchObject({ code: 404 });
  });
});
