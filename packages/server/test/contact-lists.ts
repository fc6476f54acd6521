import { expect } from 'vitest';
import { contactImports } from '#contract/imports/contacts/endpoints.ts';
import type { ContactTab } from '#contract/imports/contacts/schema.ts';
import { members } from '#contract/members/endpoints.ts';
import { aHouse, type Person, type TestHouse } from './house.ts';
import type { TestPortal } from './portal.ts';
import { sendFile } from './sending.ts';

export const idOf = (p: Person) => p.memberId as number;
export const header = 'Jednotka;Vlastník;E-mail;Telefon';
export const list = (...rows: string[]) => [header, ...rows].join('\n');

/** A house of a couple in unit 1, Petr Dvorský in 2 and his namesake in 3. */
export async function aHouseOfPeople(portal: TestPortal) {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const owner = (firstName: string, lastName: string) => house.owner({ firstName, lastName, access: false });
  const [jan, eva] = [await owner('Jan', 'Novák'), await owner('Eva', 'Nováková')];
  const [petr, namesake] = [await owner('Petr', 'Dvorský'), await owner('Petr', 'Dvorský')];
  await house.unit(chair, '1', [1, 3], [{ memberIds: [idOf(jan), idOf(eva)] }]);
  await house.unit(chair, '2', [1, 3], [{ memberIds: [idOf(petr)] }]);
  await house.unit(chair, '3', [1, 3], [{ memberIds: [idOf(namesake)] }]);
  return { house, chair, jan, eva, petr, namesake };
}

export async function begin(who: Person, body: string | Buffer): Promise<number> {
  const answer = await sendFile(who, contactImports.upload, 'kontakty.xlsx', body);
  expect(answer.code, answer.message?.content).toBe(200);
  const { id, step } = answer.data as { id: number; step: string };
  if (step === 'preview') return id;
  const { table } = await who.asks(contactImports.preview, { id });
  await who.asks(contactImports.mapping, { id, mapping: table.columns.map((c) => c.field) });
  return id;
}
export const look = (who: Person, id: number, tab: ContactTab = 'new') =>
  who.asks(contactImports.preview, { id, tab, sizePerPage: 'all' });
export async function accept(who: Person, id: number, isPublic = false) {
  const { fingerprint } = await look(who, id);
  return who.asks(contactImports.accept, { id, fingerprint, isPublic });
}
export async function contactsOf(who: Person, of: Person) {
  const { emails, phones } = await who.asks(members.one, { id: idOf(of) });
  return [...emails, ...phones].map((c) => `${c.value}${c.isPublic ? ' public' : ''}`);
}
export const add = (house: TestHouse, of: Person, value: string) =>
  house.inside((db) =>
    db.execute(
      `insert into member_contact (svj_id, member_id, kind, value) values (${house.id}, ${idOf(of)}, 'email', '${value}')`,
    ),
  );
