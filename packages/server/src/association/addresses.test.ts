import { afterAll, beforeAll, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { aHouse, anAdmin, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { addContact } from '../members/rows/queries.ts';

let portal: TestPortal;
let house: TestHouse;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  owner = await house.owner();
  admin = await anAdmin(portal);
  const memberId = owner.memberId as number;
  await house.inside((db, scope) =>
    addContact(db, scope, { memberId, kind: 'email', value: 'Jan.Novák_50%@Pošta.Seznam.example' }),
  );
  await house.inside((db, scope) => addContact(db, scope, { memberId, kind: 'phone', value: '+420777123456' }));
});
afterAll(() => portal.close());

const houses = async (q: string) => {
  const { svj_list, total } = await admin.asks(association.all, { q });
  expect(total).toBe(svj_list.length);
  return svj_list.map((s) => s.id);
};

it.each(['jan.novák_50%@pošta.seznam.example', 'NOVÁK_50%@PO', '%@pošta', '@pošta.sez', 'jan.novák_50%@'])(
  'an administrator finds a house by what stands around the at-sign of a contact: %s',
  async (q) => expect(await houses(q)).toEqual([house.id]),
);

it.each(['novak_50%@', 'jan_novák@', '50%@seznam', '@seznam.example', 'q@', '777123456@'])(
  'other signs, other parts and phones lead nowhere: %s',
  async (q) => expect(await houses(q)).toEqual([]),
);

it('a login leads to its houses, and an e-mail of the association itself to it, each once', async () => {
  expect(await houses(owner.email)).toEqual([house.id]);
  const { id } = await admin.asks(association.create, {
    name: 'SVJ Dvojí 1',
    email: 'vybor@dvoji.example',
    invoiceEmail: 'Faktury@Dvoji.example',
    ico: '99990164',
  });
  for (const q of ['@dvoji', 'tury@dvo', 'vybor@dvoji.example']) expect(await houses(q)).toEqual([id]);
});

it('people are found by the beginning of an address or of what is behind its at-sign', async () => {
  const people = async (email: string) => (await admin.asks(session.searchByEmail, { email })).users.map((u) => u.id);
  for (const email of ['jan.nov', 'pošta.s', 'ovák_50%@pošta', owner.email.slice(0, 8)])
    expect(await people(email)).toContain(owner.memberId);
  for (const email of ['777', 'ovák_', 'seznam.example']) expect(await people(email)).not.toContain(owner.memberId);
});

it('pages of a search by e-mail are parts of one list in the order of names', async () => {
  const made: number[] = [];
  for (const [n, ico] of ['99990181', '99990199', '99990202'].entries()) {
    const typed = { name: `SVJ Řada ${3 - n}`, email: `rada${n}@rada.example`, ico };
    made.unshift((await admin.asks(association.create, typed)).id);
  }
  const page = (n: number) => admin.asks(association.all, { q: '@rada.example', page: n });
  expect(await page(1)).toMatchObject({ svj_list: made.map((id) => ({ id })), total: 3 });
  expect(await page(2)).toEqual({ svj_list: [], total: 3 });
});
