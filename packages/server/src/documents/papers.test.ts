import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { addressedPapers } from '#contract/documents/endpoints-addressed.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { memberDeath } from '#contract/members/endpoints-death.ts';
import { memberFiles } from '#contract/members/endpoints-files.ts';
import { notices } from '#contract/notices/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { aDocument, aFolder, editedDocument, editedFolder, namesIn } from '#house/documents.ts';
import { aRegistered, idOf, isIn, sell } from '#house/entitled.ts';
import { edited, nobody, type Person } from '#house/house.ts';
import { anOfficer } from '#house/member-form.ts';
import { aPhoto } from '#house/papers.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, uploads } from '#house/sending-files.ts';
import { anOffice, letters } from '#house/telling.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

/** A registered house whose first unit, the seller's until 21 November and then the buyer's, has a folder with papers. */
async function aCabinet() {
  const found = await aRegistered(portal);
  const { chair, unit, buyer } = found;
  const folder = await aFolder(chair, 'Byt 1', { visibility: 'owner', unitId: unit.id });
  const paper = (name: string, change: object = {}) =>
    aDocument(chair, `${name}.txt`, { folderId: folder.id, ...change });
  await paper('dřív', { dateFor: '2026-11-01' });
  await paper('později', { dateFor: '2026-11-21' });
  await paper('plán', { dateFor: '1999-05-05', forLater: true });
  return { ...found, folder, paper, sold: () => sell(chair, unit.id, buyer, '2026-11-21') };
}
const seen = (who: Person, folder: { id: number }) => namesIn(who, folder.id);

describe('a paper of a unit', () => {
  it('is of the day of its upload unless somebody says another, and who only reads says nothing of it', async () => {
    const { chair, seller, folder, paper } = await aCabinet();
    const made = await paper('bez data');
    expect(made).toMatchObject({ dateFor: '2026-11-21', forLater: false, byName: false });
    const theirs = await aDocument(seller, 'od vlastníka.txt', {
      folderId: folder.id,
      ...{ dateFor: '2001-01-01', forLater: true, toIds: [idOf(chair)] },
    });
    expect(theirs).toMatchObject({ dateFor: '2026-11-21', forLater: false, byName: false });
    const one = await seller.asks(documents.one, { id: made.id });
    expect(one).toMatchObject({ unit: { number: '1' }, addressees: [] });
    for (const dateFor of ['2026-02-30', '22. 11. 2026', ''])
      expect((await chair.refused(documents.update, editedDocument(made, { dateFor }))).errors).toHaveProperty(
        'dateFor',
      );
  });

  it('is for those of their own time there, and for later ones when it says so', async () => {
    const { seller, buyer, folder, sold } = await aCabinet();
    expect(await seen(seller, folder)).toEqual(['dřív', 'plán', 'později']);
    await sold();
    expect(await seen(buyer, folder)).toEqual(['plán', 'později']);
    expect(await isIn(seller)).toBe(false);
  });

  it('is of nobody else’s time for an owner who lives there too', async () => {
    const { house, chair, unit, buyer, stays, folder } = await aCabinet();
    const half = '{"numerator":"1","denominator":"2"}';
    const owners = [stays, buyer].map((who) => ({ memberIds: [idOf(who)], joint: false, share: half }));
    const before = await chair.asks(units.one, { id: unit.id });
    await chair.asks(units.update, edited(before, { owners, validFrom: '2026-11-21' }) as never);
    // Somebody else has the other half since ever.
    await house.inside((db) =>
      db.execute(sql`update ownership o set valid_from = null from ownership_member m
        where o.svj_id = ${house.id} and o.unit_id = ${unit.id} and m.svj_id = o.svj_id and m.ownership_id = o.id
          and m.member_id = ${idOf(stays)}`),
    );
    expect(await seen(stays, folder)).toEqual(['dřív', 'plán', 'později']);
    const living = { authorized: [{ memberId: idOf(buyer), relation: 'daughter' as const }] };
    await chair.asks(units.update, edited(await chair.asks(units.one, { id: unit.id }), living) as never);
    expect(await seen(buyer, folder)).toEqual(['plán', 'později']);
  });

  it('is opened to later owners, and closed again, by the committee', async () => {
    const { chair, buyer, folder, sold } = await aCabinet();
    await sold();
    const { files } = await chair.asks(documents.list, { folderId: folder.id });
    const old = files.find((f) => f.name === 'dřív') as (typeof files)[number];
    await chair.asks(documents.update, editedDocument(old, { forLater: true }));
    expect(await seen(buyer, folder)).toContain('dřív');
    const now = await chair.asks(documents.one, { id: old.id });
    // Who says nothing of it leaves it as it is.
    await chair.asks(documents.update, editedDocument(now, { description: 'kopie' }));
    expect(await seen(buyer, folder)).toContain('dřív');
    const then = await chair.asks(documents.one, { id: old.id });
    await chair.asks(documents.update, editedDocument(then, { forLater: false }));
    expect(await seen(buyer, folder)).not.toContain('dřív');
    const last = await chair.asks(documents.one, { id: old.id });
    await chair.asks(documents.update, editedDocument(last, { dateFor: '2026-11-25' }));
    expect(await seen(buyer, folder)).toContain('dřív');
  });

  it('is for a representative from the day they act', async () => {
    const { house, unit, folder } = await aCabinet();
    const acts = await house.person({ role: 'authorizePerson' });
    await house.represented(unit.id, idOf(acts));
    expect(await seen(acts, folder)).toEqual(['dřív', 'plán', 'později']);
    await house.inside((db) =>
      db.execute(sql`update unit_representative set valid_from = '2026-11-10' where svj_id = ${house.id}`),
    );
    expect(await seen(acts, folder)).toEqual(['plán', 'později']);
  });

  it('is for whoever only lives there when the folder says so, as far as those who own the unit now see it', async () => {
    const { house, chair, unit, folder, sold } = await aCabinet();
    const lodger = await house.person({ role: 'neighbour' });
    const living = { authorized: [{ memberId: idOf(lodger), relation: 'renter' as const }] };
    await chair.asks(units.update, edited(await chair.asks(units.one, { id: unit.id }), living) as never);
    expect((await lodger.refused(documents.list, { folderId: folder.id })).key).toBe('FOLDER.NOT_FOUND');
    const one = await chair.asks(folders.one, { id: folder.id });
    await chair.asks(folders.update, editedFolder(one, { forTenants: true }));
    expect(await seen(lodger, folder)).toEqual(['dřív', 'plán', 'později']);
    await sold();
    await chair.asks(units.update, edited(await chair.asks(units.one, { id: unit.id }), living) as never);
    expect(await seen(lodger, folder)).toEqual(['plán', 'později']);
  });
});

describe('a paper addressed by name', () => {
  it('is named in the file of a person only to them and to who administers documents', async () => {
    const { house, chair, seller, paper } = await aCabinet();
    await paper('dluh', { toIds: [idOf(seller)] });
    const clerk = await anOfficer(house, chair, { members: 'rw' });
    const told = async (who: Person) => {
      const { url } = await who.asks(memberFiles.dataTicket, { id: idOf(seller) });
      return (await portal.app.inject({ method: 'GET', url })).body;
    };
    expect(await told(seller)).toContain('dluh');
    expect(await told(chair)).toContain('dluh');
    expect(await told(clerk)).not.toContain('dluh');
  });

  it('is not named in the log of the house to who does not administer documents', async () => {
    const { house, chair, seller, paper } = await aCabinet();
    const made = await paper('dluh', { toIds: [idOf(seller)] });
    await chair.asks(documents.update, editedDocument(made, { toIds: [] }));
    const clerk = await anOfficer(house, chair, { svj: 'rw' });
    const told = async (who: Person) =>
      (await who.asks(houseLog.activity, { filters: JSON.stringify({ noun: 'documents' }) } as never)).activities;
    expect((await told(chair)).map((a) => a.name)).toContain('dluh.txt');
    // That people were named is told, and not who.
    expect(JSON.stringify(await told(chair))).not.toContain(`[${idOf(seller)}]`);
    expect(JSON.stringify(await told(clerk))).not.toContain('dluh');
    expect(await told(clerk)).toHaveLength((await told(chair)).length);
  });

  it('is closed to everybody else of the unit, and stays with whoever has left', async () => {
    const { chair, seller, buyer, stays, folder, paper, sold } = await aCabinet();
    const bill = await paper('vyúčtování', { toIds: [idOf(seller)] });
    expect(bill.byName).toBe(true);
    expect(await seen(seller, folder)).toContain('vyúčtování');
    await sold();
    expect(await seen(buyer, folder)).toEqual(['plán', 'později']);
    expect((await buyer.refused(documents.one, { id: bill.id })).key).toBe('FILE.NOT_FOUND');
    const { files } = await seller.asks(addressedPapers.list, {});
    expect(files.map((f) => [f.name, f.unit, f.dateFor])).toEqual([['vyúčtování', '1', '2026-11-21']]);
    const reply = await fetched(portal, files[0]?.url as string);
    expect([reply.statusCode, reply.body]).toEqual([200, 'vyúčtování.txt']);
    expect((await stays.asks(addressedPapers.list, {})).files).toEqual([]);
    expect((await chair.asks(documents.one, { id: bill.id })).addressees.map((a) => a.id)).toEqual([idOf(seller)]);
  });

  it('is told of by one mail to whoever has left, when it is filed, in words that name no folder, and they may leave', async () => {
    const { house, chair, seller, buyer, stays, folder, paper, sold } = await aCabinet();
    const office = await anOffice(portal);
    const start = portal.clock.now.getTime();
    const mailedIn = (minutes: number) => office.deliveredAt(new Date(start + minutes * 60_000).toISOString());
    try {
      await sold();
      await mailedIn(0);
      const sent = { toIds: [idOf(seller)], notify: true };
      await paper('Potichu', { toIds: [idOf(seller)] });
      const bill = await paper('Vyúčtování', { ...sent, description: 'Za rok 2026.' });
      const mails = await mailedIn(4);
      expect(letters(mails)).toEqual([`${seller.email}: Papír pro vás: Vyúčtování.txt`]);
      expect(mails[0]?.text).toContain('Za rok 2026.');
      expect(mails[0]?.text).not.toContain('Byt 1');
      expect(mails[0]?.links[0]).toBe(`https://portal.example/nastenka?svj=${house.id}`);
      // A new version is told to those who read documents; what was taken back or deleted before the mail goes, to nobody.
      const { id: fileId } = await uploads(chair, 'Vyúčtování.txt', 'oprava');
      await chair.asks(documents.addVersion, { id: bill.id, fileId, notify: true } as never);
      const taken = await paper('Omylem', sent);
      await chair.asks(documents.update, editedDocument(taken, { toIds: [idOf(buyer)] }));
      const deleted = await paper('Smazaný', sent);
      await chair.asks(documents.remove, { id: deleted.id });
      expect((await mailedIn(9)).map((m) => m.to)).not.toContain(seller.email);
      // Who has no access any more would open nothing, though their address is known.
      await house.inside((db) =>
        db.execute(sql`with m as (update member set has_access = false
            where svj_id = ${house.id} and id = ${idOf(seller)} returning svj_id, id)
          insert into member_contact (svj_id, member_id, kind, value) select svj_id, id, 'email', ${seller.email} from m`),
      );
      await paper('Zavřeno', sent);
      expect(await mailedIn(14)).toEqual([]);
      await house.inside((db) =>
        db.execute(sql`update member set has_access = true where svj_id = ${house.id} and id = ${idOf(seller)}`),
      );
      const raw = mails[0]?.raw.toString().replace(/\r\n[ \t]+/g, ' ') ?? '';
      const token = /\/api\/v2\/unsubscribe\/([^>\s]+)>/.exec(raw)?.[1] as string;
      await nobody(portal).asks(notices.unsubscribe, { token } as never);
      await paper('Nechci', sent);
      expect(await mailedIn(19)).toEqual([]);
      expect((await stays.asks(addressedPapers.list, {})).files).toEqual([]);
      expect(await seen(buyer, folder)).not.toContain('Vyúčtování');
    } finally {
      portal.clock.now = new Date(start);
      await office.close();
    }
  });

  it('of somebody who died is for whoever acts for the estate, as long as they do', async () => {
    const { house, chair, seller, buyer, folder, paper, sold } = await aCabinet();
    const [office, heir] = [await anOffice(portal), await house.person({ role: 'neighbour', lastName: 'Dědicová' })];
    const bill = await paper('vyúčtování', { toIds: [idOf(seller)] });
    const addressed = async () => (await heir.asks(addressedPapers.list, {})).files;
    await chair.asks(memberDeath.mark, { id: idOf(seller), day: '2026-11-20', note: '' });
    expect(await addressed()).toEqual([]);
    const estate = { id: idOf(seller), memberId: idOf(heir), as: 'administrator', from: '2026-11-20' } as const;
    await chair.asks(memberDeath.addPerson, { ...estate, fileIds: [await aPhoto(chair)] });
    expect(await seen(heir, folder)).toContain('vyúčtování');
    const files = await addressed();
    expect(files.map((f) => f.name)).toEqual(['vyúčtování']);
    expect((await fetched(portal, files[0]?.url as string)).body).toBe('vyúčtování.txt');
    await aDocument(chair, 'Nedoplatek.txt', { folderId: folder.id, toIds: [idOf(seller)], notify: true });
    const now = portal.clock.now.getTime();
    const mails = await office.deliveredAt(new Date(now + 5 * 60_000).toISOString());
    expect(letters(mails)).toContain(`${heir.email}: Nový dokument: Nedoplatek.txt`);
    portal.clock.now = new Date(now);
    await office.close();
    await sold();
    expect(await addressed()).toHaveLength(2);
    const people = (await chair.asks(memberDeath.one, { id: idOf(seller) })).people;
    await chair.asks(memberDeath.endPerson, { id: idOf(seller), person: people[0]?.id as number });
    expect(await addressed()).toEqual([]);
    expect((await buyer.refused(documents.one, { id: bill.id })).key).toBe('FILE.NOT_FOUND');
  });

  it('becomes everybody’s of the unit again when nobody is named, and goes with the bin', async () => {
    const { chair, seller, buyer, folder, paper, sold } = await aCabinet();
    const bill = await paper('vyúčtování', { toIds: [idOf(seller)] });
    await sold();
    const one = await chair.asks(documents.one, { id: bill.id });
    await chair.asks(documents.update, editedDocument(one, { toIds: [] }));
    expect(await seen(buyer, folder)).toContain('vyúčtování');
    expect((await seller.asks(addressedPapers.list, {})).files).toEqual([]);
    const again = await chair.asks(documents.one, { id: bill.id });
    await chair.asks(documents.update, editedDocument(again, { toIds: [idOf(seller), idOf(buyer)] }));
    expect(await seen(buyer, folder)).toContain('vyúčtování');
    expect((await seller.asks(addressedPapers.list, {})).files).toHaveLength(1);
    await chair.asks(documents.remove, { id: bill.id });
    expect((await seller.asks(addressedPapers.list, {})).files).toEqual([]);
  });

  it('names only people of the house', async () => {
    const { chair, paper } = await aCabinet();
    const other = await aRegistered(portal);
    const bill = await paper('vyúčtování');
    for (const toIds of [[idOf(other.seller)], [987_654_321]])
      expect((await chair.refused(documents.update, editedDocument(bill, { toIds }))).errors).toEqual({
        toIds: 'FILE.ERRORS.ADDRESSEE',
      });
  });
});
