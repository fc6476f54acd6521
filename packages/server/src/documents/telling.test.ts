import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { documentAccepts } from '#contract/documents/endpoints-accepts.ts';
import { documentDelivery } from '#contract/documents/endpoints-delivery.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { notices } from '#contract/notices/endpoints.ts';
import { aDocument, aFolder, editedFolder } from '#house/documents.ts';
import { nobody, type Person } from '#house/house.ts';
import { aBoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { uploads } from '#house/sending-files.ts';
import { anOffice, letters, type Office, wishes } from '#house/telling.ts';

const saturday = '2026-11-21T09:00:00Z';
const inMinutes = (minutes: number) => new Date(Date.parse(saturday) + minutes * 60_000).toISOString();

let portal: TestPortal;
let office: Office;
beforeAll(async () => {
  portal = await aPortal();
  office = await anOffice(portal);
});
afterAll(async () => {
  await office.close();
  await portal.close();
});
beforeEach(() => {
  portal.clock.now = new Date(saturday);
});

const told = { notify: true };
const at = (who: Person, subject: string) => `${who.email}: ${subject}`;
async function many(by: Person, names: readonly string[], folderId: number | null = null) {
  const files = [];
  for (const name of names) files.push({ fileId: (await uploads(by, name, name)).id, ...told });
  return by.asks(documents.create, { folderId, files });
}

describe('a new document', () => {
  it('is told only when who uploads says so, to everybody it is for but them, with a way to leave', async () => {
    const { chair, alena, bedrich, house, for16 } = await aBoardHouse(portal);
    await aDocument(chair, 'Potichu.txt');
    const folder = await aFolder(chair, 'Vchod 16', for16);
    const d = await aDocument(chair, 'Stoupačky.txt', { ...told, folderId: folder.id, description: 'Ve středu.' });
    expect(await office.deliveredAt(inMinutes(2))).toEqual([]);
    const mails = await office.deliveredAt(inMinutes(3));
    expect(letters(mails)).toEqual([at(alena, 'Nový dokument: Stoupačky.txt')]);
    const [mail] = mails;
    expect(mail?.text).toContain('Složka: Vchod 16\n\nVe středu.');
    expect(mail?.text).not.toContain('Potvrďte');
    expect(mail?.links[0]).toBe(`https://portal.example/dokumenty/${d.id}?svj=${house.id}`);
    expect((await chair.asks(documentDelivery.delivery, { id: d.id })).rows).toMatchObject([
      { kind: 'published', state: 'sent', person: { id: alena.memberId } },
    ]);
    expect((await chair.asks(documents.one, { id: d.id })).announced).toBe(true);
    expect((await alena.asks(documents.one, { id: d.id })).announced).toBe(false);
    const header = /List-Unsubscribe: <([^>]+)>/.exec(mail?.raw.toString().replace(/\r\n\s+/g, ' ') ?? '')?.[1] ?? '';
    const token = /\/api\/v2\/unsubscribe\/(.+)$/.exec(header)?.[1] as string;
    expect(await nobody(portal).asks(notices.subscription, { token })).toMatchObject({
      module: 'documents',
      off: false,
    });
    await nobody(portal).asks(notices.unsubscribe, { token } as never);
    await aDocument(chair, 'Další.txt', { ...told, folderId: folder.id });
    expect(await office.deliveredAt(inMinutes(10))).toEqual([]);
    expect(bedrich.email).toBeTruthy();
  });

  it('comes with all that were uploaded in the same minutes in one mail, a hundred of them too', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    await many(
      chair,
      Array.from({ length: 99 }, (_, i) => `Výkres ${i + 1}.txt`),
    );
    portal.clock.now = new Date(inMinutes(2));
    await many(chair, ['Poslední.txt']);
    expect(await office.deliveredAt(inMinutes(4))).toEqual([]);
    const mails = await office.deliveredAt(inMinutes(5));
    expect(letters(mails)).toEqual([alena, bedrich].map((who) => at(who, 'V dokumentech je 100 novinek')).sort());
    expect(mails[0]?.text).toContain('Výkres 57.txt');
    expect(mails[0]?.text).toContain('Poslední.txt');
    expect(mails[0]?.links.at(-1) ?? '').toContain('http');
    expect(await office.deliveredAt(inMinutes(60))).toEqual([]);
  }, 60_000);

  it('comes as soon as each of them wishes', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    await wishes(alena, 'daily', null, 'documents');
    await wishes(bedrich, 'never', null, 'documents');
    await aDocument(chair, 'Řád.txt', told);
    expect(await office.deliveredAt(inMinutes(30))).toEqual([]);
    expect(letters(await office.deliveredAt('2026-11-22T06:00:00Z'))).toEqual([at(alena, 'Nový dokument: Řád.txt')]);
  });

  it('that was moved away or deleted meanwhile is told to nobody it is not for any more', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const inner = await aFolder(chair, 'Výbor', { visibility: 'committee' });
    const open = await aFolder(chair, 'Smlouvy');
    const [moved, deleted, kept] = [
      await aDocument(chair, 'Přesunutý.txt', told),
      await aDocument(chair, 'Smazaný.txt', told),
      await aDocument(chair, 'Zůstal.txt', { ...told, folderId: open.id }),
    ];
    await chair.asks(folders.move, { files: [moved.id], folders: [], parentId: inner.id });
    await chair.asks(documents.remove, { id: deleted.id });
    const subject = `Nový dokument: ${kept.name}.txt`;
    const mails = await office.deliveredAt(inMinutes(3));
    expect(letters(mails)).toEqual([alena, bedrich].map((who) => at(who, subject)).sort());
    await aDocument(chair, 'Zúžený.txt', { ...told, folderId: open.id });
    await chair.asks(folders.update, editedFolder(open, { visibility: 'committee' }) as never);
    expect(await office.deliveredAt(inMinutes(20))).toEqual([]);
  });

  it('of a unit is told to its people alone', async () => {
    const { chair, alena, ids, house } = await aBoardHouse(portal);
    await house.person({ role: 'memberCommittee' });
    const own = await aFolder(chair, 'Byt 16/1', { visibility: 'owner', unitId: ids.u16 });
    await many(chair, ['Vyúčtování.txt'], own.id);
    expect(letters(await office.deliveredAt(inMinutes(3)))).toEqual([at(alena, 'Nový dokument: Vyúčtování.txt')]);
  });
});

describe('a new version', () => {
  it('is told with its number, and asks again only who is asked again', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    await wishes(bedrich, 'never', null, 'documents');
    const d = await aDocument(chair, 'Řád.txt', { acceptRead: true });
    const add = async (words: string, said: object) => {
      const { id: fileId } = await uploads(chair, 'nový.txt', words);
      await chair.asks(documents.addVersion, { id: d.id, fileId, ...told, ...said });
    };
    await add('druhá', {});
    const [second] = await office.deliveredAt(inMinutes(3));
    expect(second?.subject).toBe('Nová verze dokumentu: Řád.txt');
    expect(second?.text).toContain('má novou verzi, číslo 2.');
    expect(second?.text).not.toContain('podstatná');
    await add('třetí', { material: true });
    const [third, ...rest] = await office.deliveredAt(inMinutes(10));
    expect([third?.to, rest]).toEqual([alena.email, []]);
    expect(third?.text).toContain('Změna je podstatná.');
  });
});

describe('a reminder to confirm', () => {
  it('goes to those who have not confirmed, at most once in twelve hours, and not once they have', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const d = await aDocument(chair, 'Řád.txt', { acceptRead: true });
    await wishes(bedrich, 'daily', null, 'documents');
    expect(await chair.asks(documentAccepts.remind, { id: d.id })).toMatchObject({ people: 2, withoutAddress: 0 });
    expect(letters(await office.delivered())).toEqual([at(alena, 'Potvrďte prosím přečtení: Řád.txt')]);
    expect(await chair.refused(documentAccepts.remind, { id: d.id })).toMatchObject({ code: 429 });
    await bedrich.asks(confirmations.accept, { id: `document-${d.id}-1` });
    expect(await office.deliveredAt('2026-11-22T06:00:00Z')).toEqual([]);
  });
});
