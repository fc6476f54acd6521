import { beforeAll, expect, it } from 'vitest';
import { handovers } from '#contract/handovers/endpoints.ts';
import { work } from '#contract/handovers/endpoints-work.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { aContact } from '#house/contacts.ts';
import { hands, lastToken, sendsPhoto } from '#house/handovers.ts';
import { aHouse, nobody, type Person, type TestHouse } from '#house/house.ts';
import { aReport, solves, takes } from '#house/reports.ts';
import { photo, uploads } from '#house/sending-files.ts';
import { aDoor } from './door.tsx';
import { every, field, one, press, type, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
let alena: Person;
beforeAll(async () => {
  house = await aHouse(portal());
  chair = await house.chair();
  alena = await house.owner({ firstName: 'Alena', lastName: 'Nováková' });
});

it('a solver hands a report over; when somebody else was faster, what was typed stays', async () => {
  const firm = await aContact(chair, {
    companyName: 'Elektro Pospíchal',
    emails: [{ value: 'elektro@firma.example' }],
  });
  const r = await aReport(alena, { title: 'Světlo' });
  await opens(house, chair, `/hlaseni/${r.id}`);
  press(await one('button', 'Předat firmě'));
  const asking = await one('dialog', 'Předat firmě');
  await words(/Řešitel nemá veřejný telefon/);
  press(await one('button', 'Poslat odkaz', asking));
  await words('Vyplňte toto pole.');
  type(await field('Komu'), 'pospich');
  press(await one('option', /Elektro Pospíchal/));
  type(await field('Vzkaz firmě'), 'Klíč je v přízemí.');
  await nothingForAxe();
  await takes(chair, r.id);
  press(await one('button', 'Poslat odkaz', asking));
  await words('Načíst jejich verzi');
  expect((await field('Vzkaz firmě')).value).toBe('Klíč je v přízemí.');
  expect((await chair.asks(handovers.ofReport, { id: r.id })).handovers).toEqual([]);
  expect(firm.id).toBeGreaterThan(0);
});

it('the page of a report tells when the firm comes and what it says; the contact its jobs', async () => {
  const firm = await aContact(chair, { companyName: 'Voda', emails: [{ value: 'voda@firma.example' }] });
  const r = await aReport(alena, { title: 'Kape kohout' });
  const token = await hands(chair, r.id, firm);
  const day = portal().clock.now.toISOString().slice(0, 10);
  await nobody(portal()).asks(work.day, { token, day, from: 7, to: 9 });
  await nobody(portal()).asks(work.done, { token, message: 'Nový kohout.' });
  await opens(house, alena, `/hlaseni/${r.id}`);
  const card = await one('region', 'Firma');
  await until('the firm says done', () => card.textContent?.includes('firma hlásí hotovo'));
  expect(card.textContent).toMatch(/Přijde .*7–9 hodin/);
  expect(card.textContent).toContain('Nový kohout.');
  // The address that the link went to is not for who only reads the report.
  expect(card.textContent).not.toContain('voda@firma.example');
  expect(every('button', 'Ukončit odkaz')).toEqual([]);
  await words('Firma určila den');
  await nothingForAxe();
  press(await one('link', 'Voda'));
  await one('region', 'Zakázky v domě');
  await one('link', 'Kape kohout');
  await nothingForAxe();
});

it('the last picture of the firm stands beside the one of what was wrong, where who solved it took none', async () => {
  const firm = await aContact(chair, { companyName: 'Malíři', emails: [{ value: 'mal@firma.example' }] });
  const fileIds = [(await uploads(alena, 'Skvrna.jpg', await photo())).id];
  const r = await aReport(alena, { title: 'Skvrna na stropě', fileIds } as never);
  const token = await hands(chair, r.id, firm);
  for (const name of ['Omítka.jpg', 'Nátěr.jpg']) await sendsPhoto(portal(), token, await photo(), name);
  await nobody(portal()).asks(work.done, { token });
  const door = await opens(house, alena, `/hlaseni/${r.id}`);
  await one('region', 'Po opravě');
  const pictures = () =>
    every('region', 'Po opravě').flatMap((card) => [...card.querySelectorAll('img')].map((img) => img.alt));
  expect([pictures().length, pictures().includes('Předtím')]).toEqual([2, false]);
  await solves(chair, r.id);
  door.goes('/hlaseni');
  await one('heading', 'Hlášení');
  door.goes(`/hlaseni/${r.id}`);
  await until('both', () => pictures().slice(0, 2).join() === 'Předtím,Potom');
  expect(pictures()).toHaveLength(3);
  await nothingForAxe();
});

it('the link is ended by hand', async () => {
  const firm = await aContact(chair, { companyName: 'Klíče', emails: [{ value: 'klice@firma.example' }] });
  const r = await aReport(alena, { title: 'Zámek' });
  await hands(chair, r.id, firm);
  await opens(house, chair, `/hlaseni/${r.id}`);
  press(await one('button', 'Ukončit odkaz'));
  press(await one('button', 'Ukončit odkaz', await one('dialog', /Ukončit odkaz pro firmu/)));
  await words('Dřívější předání');
  await one('button', 'Předat firmě');
  expect((await chair.asks(reports.one, { id: r.id })).work).toBeNull();
  await solves(chair, r.id);
  expect(await lastToken(portal(), 'klice@firma.example')).toBeTruthy();
});
