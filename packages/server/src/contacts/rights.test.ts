import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleIds } from '#contract/access.ts';
import { association } from '#contract/association/endpoints.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { contacts } from '#contract/contacts/endpoints.ts';
import { aContact, aFirmForm, editedContact } from '#house/contacts.ts';
import { aHouse, anAdmin, nobody, type Person, type TestHouse } from '#house/house.ts';
import { anOfficer } from '#house/member-form.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched } from '#house/sending-files.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

/** One contact for everybody and one for the committee, both pinned, with a note. */
async function twoContacts(house: TestHouse) {
  const chair = await house.chair();
  const open = await aContact(chair, { companyName: 'Firma veřejná', isPinned: true, notes: 'poznámka' });
  const shut = await aContact(chair, {
    ...{ companyName: 'Firma tajná', isPinned: true, visibility: 'private', notes: 'poznámka' },
    phones: [{ value: '777 123 456' }],
  });
  return { chair, open, shut };
}
type Two = Awaited<ReturnType<typeof twoContacts>>;

/** Which of the two somebody meets; every place must say the same. */
async function met(who: Person, { open, shut }: Two): Promise<string[]> {
  const list = await who.asks(contacts.list, {});
  const places = [
    list.contacts.map((c) => c.full_name),
    (await who.asks(contacts.rows, { sort: '-category' })).contacts.map((c) => c.full_name),
    (await who.asks(contacts.pins, {})).contacts.map((c) => c.full_name),
    (await who.asks(contacts.search, { text: 'firma' })).contacts.map((c) => c.title),
  ];
  const { url } = await who.asks(contacts.exportTicket, { format: 'vcf', ids: [open.id, shut.id] });
  places.push([...(await fetched(portal, url)).body.matchAll(/^FN:(.+)\r$/gm)].map(([, name]) => name as string));
  const opened: string[] = [];
  for (const c of [open, shut]) {
    const answer = await who.call(contacts.one, { id: c.id });
    if (answer.status === 200) opened.push(c.full_name);
    else
      for (const [call, input] of [
        [contacts.one, {}],
        [contacts.update, editedContact(c)],
        [contacts.remove, {}],
      ] as const) {
        // Exactly as one that does not exist, or one that they may not touch at all.
        const there = await who.refused(call, { ...input, id: c.id } as never);
        expect(there).toEqual(await who.refused(call, { ...input, id: 999_999 } as never));
      }
  }
  for (const place of places) expect([...place].sort()).toEqual([...opened].sort());
  const byNumber = (await who.asks(contacts.search, { text: '777 123' })).contacts.map((c) => c.title);
  expect(byNumber).toEqual(opened.filter((name) => name === shut.full_name));
  expect([list.total, list.allCount, list.companyCount]).toEqual(Array(3).fill(opened.length));
  return opened;
}

describe('who meets a contact', () => {
  it('is said alike by lists, counts, pins, search, files and pages, of every default role', async () => {
    const house = await aHouse(portal);
    const two = await twoContacts(house);
    for (const role of roleIds) {
      const who = role === 'mayorCommittee' ? two.chair : await house.person({ role });
      const isCommittee = /Committee$|manager$/.test(role);
      expect({ role, met: await met(who, two) }).toEqual({
        role,
        met: isCommittee ? ['Firma veřejná', 'Firma tajná'] : ['Firma veřejná'],
      });
      const { notes, may } = await who.asks(contacts.one, { id: two.open.id });
      expect([role, notes, may.edit]).toEqual([role, isCommittee ? 'poznámka' : null, isCommittee]);
      if (isCommittee) continue;
      expect((await who.refused(contacts.create, aFirmForm())).code).toBe(403);
      expect((await who.refused(contacts.removeAll, { ids: [two.open.id] })).code).toBe(403);
      expect((await who.refused(contacts.register, { ico: '99990016' })).code).toBe(403);
    }
  });

  it('is for a custom role of another group not the committee, though it writes contacts', async () => {
    const house = await aHouse(portal);
    const two = await twoContacts(house);
    const rights = { contact: 'rw', members: 'r', svj: 'rw' } as const;
    const clerk = await anOfficer(house, two.chair, rights);
    expect(await met(clerk, two)).toEqual(['Firma veřejná']);
    const shut = await clerk.refused(contacts.create, aFirmForm({ visibility: 'private' }));
    expect([shut.code, shut.key]).toEqual([422, 'CONTACTS.ERRORS.PRIVATE']);
    // What they do not read they neither write nor wipe.
    const seen = await clerk.asks(contacts.one, { id: two.open.id });
    await clerk.asks(contacts.update, editedContact(seen, { notes: 'přepsáno', position: 'jiná' }));
    expect(await two.chair.asks(contacts.one, { id: two.open.id })).toMatchObject({
      notes: 'poznámka',
      position: 'jiná',
    });
    expect(await clerk.asks(contacts.removeAll, { ids: [two.shut.id] })).toEqual({ deleted: 0 });
    for (const told of [await clerk.asks(houseLog.activity, {}), await clerk.asks(association.mine, {})])
      expect(JSON.stringify(told)).not.toContain('tajná');
    expect(JSON.stringify(await two.chair.asks(houseLog.activity, {}))).toContain('Firma tajná');
  });

  it('is nobody of another house, nobody who is not signed in, nobody where the module is off', async () => {
    const house = await aHouse(portal);
    const two = await twoContacts(house);
    const stranger = await (await aHouse(portal)).chair();
    expect(await met(stranger, two)).toEqual([]);
    expect(await stranger.asks(contacts.removeAll, { ids: [two.open.id, two.shut.id] })).toEqual({ deleted: 0 });
    expect((await nobody(portal).refused(contacts.list, {})).code).toBe(401);
    await house.inside((db) =>
      db.execute(sql`update svj set modules = array_remove(modules, 'contact') where id = ${house.id}`),
    );
    expect((await two.chair.refused(contacts.list, {})).code).toBe(403);
    expect((await two.chair.asks(contacts.search, { text: 'firma' })).contacts).toEqual([]);
  });

  it('is a visit only to read, and never of private ones', async () => {
    const house = await aHouse(portal);
    const two = await twoContacts(house);
    const admin = await anAdmin(portal);
    for (const write of [false, true]) {
      const visit = await admin.asks(association.visit, { id: house.id, reason: 'Dotaz výboru', write });
      const guest = admin.as(visit.session_user_id);
      expect(await met(guest, two)).toEqual(['Firma veřejná']);
      const seen = await guest.asks(contacts.one, { id: two.open.id });
      expect([seen.notes, seen.may]).toEqual([null, { edit: false, remove: false }]);
      expect((await guest.refused(contacts.update, editedContact(two.open))).code).toBe(403);
    }
  });
});
