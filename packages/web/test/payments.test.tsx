import { beforeAll, expect, it, vi } from 'vitest';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { fees } from '#contract/fees/endpoints.ts';
import { payments } from '#contract/payments/endpoints.ts';
import { anOffering, answers, aRequest, type Offering } from '#house/approvals.ts';
import { aCashForm } from '#house/cash.ts';
import { anInvoice } from '#house/invoices.ts';
import { aDoor } from './door.tsx';
import { every, field, gone, one, press, type, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';
import { chooseFiles, sentTo } from './sent-files.ts';

const { portal, opens } = aDoor();
let h: Offering;
let fee: number;
beforeAll(async () => {
  vi.stubGlobal('XMLHttpRequest', sentTo(portal));
  // What a page calls today is told by the browser.
  portal().clock.now = new Date();
  h = await anOffering(portal());
  const year = new Date().getFullYear();
  const lift = { name: 'Servis výtahu', amount: '2 420', frequency: 'annual', firstDue: `${year}-01-01` } as const;
  fee = (await h.chair.asks(fees.create, lift)).id;
  await h.chair.asks(cashdesk.open, { date: `${year}-01-01`, amount: '10 000' });
});
const sums = (paid: string) => words(new RegExp(`^Letos \\(\\d{4}\\) zaplaceno ${paid} z 2.420,00.Kč\\.$`));

it('a payment is filled by an invoice that is attached, which stays, and is taken back with a reason', async () => {
  await opens(h.house, h.chair, `/prehled-poplatku/${fee}`);
  await sums('0,00.Kč');
  await words('Zatím tu není žádná platba.');
  press(await one('button', 'Zapsat platbu'));
  const dialog = await one('dialog', 'Zapsat platbu');
  type(await field(/^Za co/), 'Svítidla');
  await chooseFiles(new File([anInvoice({ type: '2' })], 'dobropis.isdoc'));
  await words(/^Soubor je dobropis/);
  await chooseFiles(new File([anInvoice()], 'faktura.isdoc'));
  await words('Z faktury 2026/0117 je vyplněno: částka, dodavatel, číslo faktury. Zkontrolujte to.');
  expect((await field(/^Za co/)).value).toBe('Svítidla');
  await nothingForAxe();
  press(await one('button', 'Zapsat platbu', dialog));
  await sums('8.028,00.Kč');
  await words(/^Elektro Malý s\.r\.o\. · doklad 2026\/0117$/);
  await nothingForAxe();
  press(await one('button', 'Vzít platbu zpět'));
  const back = await one('dialog', /^Vzít zpět platbu/);
  press(await one('button', 'Vzít zpět', back));
  expect((await field(/^Důvod/)).getAttribute('aria-invalid')).toBe('true');
  type(await field(/^Důvod/), 'Omyl');
  await nothingForAxe();
  press(await one('button', 'Vzít zpět', back));
  await words('Vzato zpět');
  await sums('0,00.Kč');
});

it('is made of an expense in cash, whose sum stays; owners read the sums alone', async () => {
  const told = aCashForm({ type: 'expense', amount: '486.50', moneyFrom: 'Výtahy s.r.o.', name: 'Maznice' });
  await h.chair.asks(cashdesk.create, { ...told, date: new Date().toISOString().slice(0, 10) } as never);
  await opens(h.house, h.chair, `/prehled-poplatku/${fee}`);
  press(await one('button', 'Zapsat platbu'));
  const dialog = await one('dialog', 'Zapsat platbu');
  press(await one('combobox', /^Čím se platilo/));
  press(await one('option', /^Pokladna: .*486,50.*Výtahy s\.r\.o\.$/));
  await words(/^Částka je podle vybraného: 486,50.Kč\.$/);
  await nothingForAxe();
  press(await one('button', 'Zapsat platbu', dialog));
  // The record stands in the list a moment before its form goes.
  await gone('dialog', 'Zapsat platbu');
  press(await one('link', /^pokladna V\d{4}\/0001$/));
  await one('link', 'Servis výtahu');
  await nothingForAxe();
  await opens(h.house, h.owner, `/prehled-poplatku/${fee}`);
  await sums('486,50.Kč');
  expect(every('button', 'Zapsat platbu')).toEqual([]);
  expect(every('link', /^pokladna/)).toEqual([]);
});

it('an approved request becomes an expense by one click, or asks who is paid and which fee it pays', async () => {
  const known = await aRequest(h.chair, [h.deputy], {
    amount: '1 890',
    supplierName: 'Elektro Malý',
    title: 'Žárovky',
  });
  await answers(h.deputy, known.id, 'approved');
  await opens(h.house, h.chair, `/pozadavky-ke-schvaleni/${known.id}`);
  press(await one('button', 'Zapsat výdaj do pokladny'));
  press(await one('link', /^V\d{4}\/0002$/));
  await one('link', 'Žárovky');
  const unknown = await aRequest(h.chair, [h.deputy], { amount: '90', title: 'Klíče' });
  await answers(h.deputy, unknown.id, 'approved');
  await opens(h.house, h.chair, `/pozadavky-ke-schvaleni/${unknown.id}`);
  press(await one('button', 'Zapsat výdaj do pokladny'));
  const asks = await one('dialog', 'Zapsat výdaj do pokladny');
  press(await one('button', 'Zapsat výdaj do pokladny', asks));
  await words(/^Vyplňte/);
  await nothingForAxe();
  press(await one('button', 'Nechat být', asks));
  await gone('dialog', 'Zapsat výdaj do pokladny');
  press(await one('button', 'Zapsat jako platbu poplatku'));
  const pay = await one('dialog', 'Platba poplatku z požadavku');
  await nothingForAxe();
  press(await one('button', 'Zapsat platbu', pay));
  await one('link', 'Servis výtahu');
  expect(every('button', 'Zapsat výdaj do pokladny')).toEqual([]);
  const { payment } = await h.chair.asks(payments.became, { id: unknown.id });
  expect(payment?.feeId).toBe(fee);

  const paid = aCashForm({ type: 'expense', amount: '90', moneyFrom: 'Zámečník', name: 'Klíče od domu' });
  await h.chair.asks(cashdesk.create, { ...paid, date: new Date().toISOString().slice(0, 10) } as never);
  press(await one('link', 'Servis výtahu'));
  press(await one('button', 'Zapsat platbu'));
  const form = await one('dialog', 'Zapsat platbu');
  press(await one('combobox', /^Čím se platilo/));
  press(await one('option', /^Pokladna: .*90,00.*Zámečník$/));
  press(await one('button', 'Zapsat platbu', form));
  press(await one('combobox', /^Je to tatáž platba\?/));
  await nothingForAxe();
  press(await one('option', /^Ano: .*Klíče$/));
  press(await one('button', 'Zapsat platbu', form));
  // Both halves stand in one row.
  const row = (await one('link', 'požadavek Klíče')).closest('li') as HTMLElement;
  await one('link', /^pokladna V\d{4}\/0003$/, row);
});
