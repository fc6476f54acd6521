import { beforeAll, expect, it } from 'vitest';
import { dayIn } from '#contract/base/time/dates.ts';
import { proxies } from '#contract/proxies/endpoints.ts';
import { summons } from '#contract/summons/endpoints.ts';
import { showCode } from '#contract/walls/rules-codes.ts';
import { aBoardHouse, type BoardHouse } from '#house/messages.ts';
import { aMeeting, aMeetingDraft } from '#house/summons.ts';
import { aDoor } from './door.tsx';
import { every, field, one, press, type, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let h: BoardHouse;
beforeAll(async () => {
  h = await aBoardHouse(portal());
});

it('an owner has their code with its weight, large on tap, and opening it is written down', async () => {
  const { alena, chair, house } = h;
  const m = await aMeeting(chair, { name: 'S kódem' });
  const [seat] = (await alena.asks(summons.mine, { id: m.id })).seats;
  const code = showCode(seat?.code ?? '');
  await opens(house, alena, `/shromazdeni-vlastniku/${m.id}`);
  await words('Váš kód k prezenci');
  await words(code);
  await words(/50,00\s%/);
  await words('1/2');
  await words('Co ještě můžete');
  await nothingForAxe();
  press(await one('button', 'Zvětšit kód jednotky 16/1'));
  const large = await one('dialog', 'Váš kód k prezenci');
  expect(large.textContent).toContain(code);
  await nothingForAxe();
  const { data } = await chair.asks(summons.delivery, { id: m.id, text: '16/1' });
  expect(data[0]?.entries.map((e) => e.state)).toContain('opened');
});

it('an owner who gave a power reads who comes for them, and takes it back there', async () => {
  const { alena, chair, bedrich, house } = h;
  const m = await aMeeting(chair, { name: 'S plnou mocí' });
  const day = dayIn(new Date(m.start));
  await alena.asks(proxies.create, { agentId: bedrich.memberId, validFrom: day, validTo: day });
  await opens(house, alena, `/shromazdeni-vlastniku/${m.id}`);
  await words(/^Zastoupí vás Bedřich/);
  expect(every('link', /Dát plnou moc/)).toEqual([]);
  await nothingForAxe();
  press(await one('button', 'Odvolat'));
  press(await one('button', 'Odvolat plnou moc', await one('dialog', /^Odvolat plnou moc pro Bedřich/)));
  await one('link', /Dát plnou moc v portálu/);
  expect(document.body.textContent).not.toContain('Zastoupí vás');
});

it('whoever has no place has no code, and of a draft nobody has', async () => {
  const { chair, house } = h;
  const m = await aMeeting(chair, { name: 'Bez kódu' });
  await opens(house, chair, `/shromazdeni-vlastniku/${m.id}`);
  await words('Pozvánka a doručení');
  expect(document.body.textContent).not.toContain('Váš kód k prezenci');
  const draft = await aMeetingDraft(chair, { name: 'Koncept' });
  await opens(house, chair, `/shromazdeni-vlastniku/${draft.id}`);
  await words('Náhled pozvánky');
  expect(every('link', /Doručení pozvánek/)).toEqual([]);
});

it('the committee sees the invitation in its three looks before it goes', async () => {
  const { chair, house } = h;
  const m = await aMeetingDraft(chair, { name: 'Náhled' });
  await opens(house, chair, `/shromazdeni-vlastniku/${m.id}/pozvanka`);
  await words(/odejde 2 účastníkům/);
  await words('Projdeme hospodaření domu.');
  await nothingForAxe();
  press(await one('tab', 'E-mail'));
  await words('Pozvánka na shromáždění: Náhled');
  press(await one('tab', 'PDF'));
  await one('button', 'Pozvánka na nástěnku');
  await nothingForAxe();
});

it('deliveries are counted, and what was handed over is written down of all at once', async () => {
  const { chair, house } = h;
  const m = await aMeeting(chair, { name: 'Doručované' });
  await opens(house, chair, `/shromazdeni-vlastniku/${m.id}/doruceni`);
  await words('0 z 2 účastníků');
  await nothingForAxe();
  press(await one('checkbox', /16\/1/));
  press(await one('button', 'Zapsat doručení'));
  const dialog = await one('dialog', 'Zapsat doručení: 1 účastník');
  await nothingForAxe();
  type(await field(/^Kdy/), '21. 11. 2026');
  press(await one('button', 'Zapsat', dialog));
  await words('1 z 2 účastníků');
  await words(/předáno/);
});
