import type { InjectOptions } from 'fastify';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { orders } from '#contract/orders/endpoints.ts';
import { orderDoor } from '#contract/orders/endpoints-door.ts';
import { anAdmin, nobody, type Person } from '#house/house.ts';
import { aForm, anOrder, sendOwners } from '#house/orders.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { startTexts, TextsProvider } from '../src/base/texts.tsx';
import { OrderScreen } from '../src/orders/door/OrderScreen.tsx';
import { every, field, one, press, saying, type, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

let portal: TestPortal;
let admin: Person;
let root: Root | null = null;
/** Whether the line is there. */
let line = true;
beforeAll(async () => {
  portal = await aPortal({ sample: true });
  admin = await anAdmin(portal);
});
afterEach(() => {
  root?.unmount();
  root = null;
  line = true;
  vi.unstubAllGlobals();
});
afterAll(async () => {
  await vi.dynamicImportSettled();
  await portal.close();
});

/** The form as somebody with the link sees it, before the whole portal. */
async function opens(token: string): Promise<void> {
  vi.stubGlobal('fetch', async (target: unknown, init: RequestInit = {}) => {
    if (!line) throw new TypeError('no line');
    const sent = { method: init.method ?? 'GET', url: String(target), headers: init.headers, payload: init.body };
    const reply = await portal.app.inject(sent as InjectOptions);
    return new Response(reply.body, { status: reply.statusCode });
  });
  vi.stubGlobal('scrollTo', () => undefined);
  await startTexts('cs');
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(
    <TextsProvider initial="cs">
      <OrderScreen token={token} />
    </TextsProvider>,
  );
  await until('no page', () => document.querySelector('h1')?.textContent, 60_000);
}

it('the number fills name and seat, what is missing is said at its field, and what is typed is in the portal', async () => {
  const { token } = await anOrder(admin);
  await opens(token);
  press(await one('button', 'Pokračovat na oprávněnou osobu'));
  await words('Napište název společenství.');
  await nothingForAxe();
  type(await field(/^IČO/), '99990016');
  await words('Našli jsme vás, název a sídlo jsou z rejstříku ARES.');
  expect((await field(/^Název/)).value).not.toBe('');
  // Addresses of the register are offered to the street; one that is taken fills in the town.
  type(await field(/^Ulice/), 'Dlouhá 7');
  const line = await until('no address', () => document.querySelector('datalist option')?.getAttribute('value'));
  type(await field(/^Ulice/), line);
  const taken = [/^Ulice/, /^Obec|^Město/, /^PSČ/].map(async (name) => (await field(name)).value);
  expect(await Promise.all(taken)).toEqual(['Dlouhá 7/3, Za Tratí', 'Horní Lipnice', '389 99']);
  type(await field(/^IČO/), '99990017');
  await words('Toto IČO v rejstříku není. Zkontrolujte číslice, nebo údaje vyplňte.');
  type(await field(/^E-mail/), 'vybor@jablonova.example');
  await until('nothing saved', async () => (await nobody(portal).asks(orderDoor.look, { token })).version > 0);
  await words(/^Uloženo (?:dnes|\d)/);
});

it('without a line it is kept on the device, and sent when the line is back', async () => {
  const { token } = await anOrder(admin);
  await opens(token);
  line = false;
  type(await field(/^Název/), 'Dům bez spojení');
  await words('Uloženo v tomto zařízení');
  root?.unmount();
  line = true;
  await opens(token);
  expect((await field(/^Název/)).value).toBe('Dům bez spojení');
  await until('not sent', async () => {
    const { svj } = await nobody(portal).asks(orderDoor.look, { token });
    return svj.name === 'Dům bez spojení';
  });
});

it('owners are counted before the code and named after it; the form is sent once with both consents', async () => {
  const { id, token } = await anOrder(admin);
  await sendOwners(portal, token);
  await nobody(portal).asks(orderDoor.draft, { token, version: 0, step: 'cadastre', ...aForm() });
  await opens(token);
  await words(/16 jednotek ze souboru dum\.json/);
  await nothingForAxe();
  press(await one('button', 'Poslat kód'));
  const code = await until('no code', () => /(\d{6})$/.exec(portal.said.at(-1) ?? '')?.[1]);
  type(await field('Kód z e-mailu'), code);
  press(await one('button', 'Ukázat jména'));
  await one('heading', 'Vlastníci');
  press(await one('button', 'Pokračovat na dokončení'));
  press(await one('button', 'Odeslat objednávku'));
  await words('Bez souhlasu s obchodními podmínkami objednávku odeslat nejde.');
  await nothingForAxe();
  press(await one('checkbox', 'Souhlasím s obchodními podmínkami.'));
  press(await one('checkbox', /zásady ochrany/));
  press(await one('button', 'Odeslat objednávku'));
  await one('heading', 'Objednávka je odeslaná');
  expect((await admin.asks(orders.one, { id })).finish).toBe(true);
  root?.unmount();
  await opens(token);
  await one('heading', 'Odkaz už neplatí');
});

it('whoever does not want it says why, and the link ends', async () => {
  const { id, token } = await anOrder(admin);
  await opens(token);
  press(await until('no way out', () => every('button', 'Objednávku nechci')[0]));
  press(await one('button', 'Odeslat a skončit'));
  await words('Vyplňte toto pole.');
  type(await field('Proč objednávku nechcete'), 'Máme jiný portál');
  press(await one('button', 'Odeslat a skončit'));
  await one('heading', 'Objednávka je zrušená');
  expect((await admin.asks(orders.one, { id })).declineReason).toBe('Máme jiný portál');
});

it('what it costs is counted from units as they are typed, by the year or the month, and said where nothing is known or paid', async () => {
  const at = async ({ token }: { token: string }, period: 'annual' | 'monthly') => {
    const form = aForm({ svj: { plan: JSON.stringify({ units: 16, period }) } });
    const { version } = await nobody(portal).asks(orderDoor.look, { token });
    await nobody(portal).asks(orderDoor.draft, { token, version, step: 'invoice', ...form });
    root?.unmount();
    await opens(token);
    return one('region', 'Kolik to bude stát');
  };
  const paying = await anOrder(admin);
  await words('Cenu vám napíšeme před začátkem.', await at(paying, 'annual'));
  await portal.pool.raw.query(`insert into invoice_price (valid_from, per_unit) values ('2026-01-01', 1000)`);
  await portal.pool.raw.query(`update invoice_supplier set dic = 'CZ99990016'`);

  const card = await at(paying, 'annual');
  await words('1 936,00 Kč za rok', card);
  await words('nebo 193,60 Kč za měsíc', card);
  for (const row of ['16 jednotek po 10,00 Kč', '10 měsíců v roce', 'DPH 21 %']) await words(row, card);
  type(await field('Počet jednotek'), '3');
  await words('363,00 Kč za rok', card);
  await words('3 jednotky po 10,00 Kč', card);
  await nothingForAxe();

  const monthly = await at(paying, 'monthly');
  await words('193,60 Kč za měsíc', monthly);
  await words('nebo 1 936,00 Kč za rok', monthly);
  expect(saying('10 měsíců v roce', monthly)).toEqual([]);

  const free = await at(await anOrder(admin, { isFree: true }), 'annual');
  await words('Pro váš dům je portál zdarma.', free);
  expect(saying(/Kč/, free)).toEqual([]);
});
