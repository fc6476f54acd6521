import { beforeAll, expect, it, vi } from 'vitest';
import { approvals } from '#contract/approvals/endpoints.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { anOffering, answers, aRequest, idOf, type Offering, standsIn } from '#house/approvals.ts';
import { anInvoice } from '#house/invoices.ts';
import { aDoor } from './door.tsx';
import { every, field, gone, one, pick, plain, press, type, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';
import { chooseFiles, sentTo } from './sent-files.ts';

const { portal, opens } = aDoor();
let h: Offering;
beforeAll(async () => {
  h = await anOffering(portal());
});
const at = (id: number) => `/pozadavky-ke-schvaleni/${id}`;

it('lists requests with their state for who reads them, and has nothing for owners', async () => {
  const { house, manager, chair, deputy, audit, owner } = h;
  await aRequest(manager, [chair, deputy], { title: 'Kamera u popelnic' });
  await opens(house, audit, '/pozadavky-ke-schvaleni');
  await one('link', 'Kamera u popelnic');
  await words('0 z 2');
  expect(every('link', 'Nový požadavek')).toEqual([]);
  await nothingForAxe();
  await opens(house, owner, '/nastenka');
  await one('link', 'Nástěnka');
  expect(every('link', /Požadavky ke schválení/)).toEqual([]);
});

it('an approver who rejects without a word is asked for it, and may change the answer until it is decided', async () => {
  const { house, manager, chair, deputy } = h;
  const { id } = await aRequest(manager, [chair, deputy], { rule: 'count', needed: 1 });
  await opens(house, chair, at(id));
  await words('Zatím nikdo není pro, nikdo proti. Stačí 1 schválení z 2.');
  press(await one('button', 'Zamítnout'));
  await words('Napište prosím důvod.');
  await nothingForAxe();
  expect((await manager.asks(approvals.one, { id })).decidedCount).toBe(0);
  type(await field('Poznámka'), 'Drahé');
  press(await one('button', 'Zamítnout'));
  await words('Vaše rozhodnutí: zamítnuto');
  press(await one('button', 'Změnit na schváleno'));
  await words(/^Schváleno \d/);
  expect(await manager.asks(approvals.one, { id })).toMatchObject({ status: 'approved', decidedCount: 1 });
});

it('what was decided meanwhile is said, and who is not asked has nothing to press', async () => {
  const { house, manager, chair, deputy, audit } = h;
  const { id } = await aRequest(manager, [chair, deputy]);
  await opens(house, audit, at(id));
  await words('1 přílohu vidí jen schvalovatelé a výbor.');
  expect(every('button', 'Schválit požadavek')).toEqual([]);
  await opens(house, deputy, at(id));
  const approve = await one('button', 'Schválit požadavek');
  await answers(chair, id, 'rejected', 'Ne');
  press(approve);
  await words('O požadavku už je rozhodnuto, změnit to nejde.');
});

it('several requests are decided at once, and what could not be is named', async () => {
  const { house, manager, chair, deputy, audit } = h;
  const mine = await aRequest(manager, [chair], { title: 'Nová vrata' });
  const other = await aRequest(manager, [deputy, audit], { title: 'Nové schránky' });
  await opens(house, chair, '/pozadavky-ke-schvaleni?tab=waiting');
  for (const name of ['Nová vrata', 'Nové schránky']) press(await one('checkbox', new RegExp(name)));
  press(await one('button', 'Zamítnout vybrané'));
  const dialog = await one('dialog', 'Zamítnout vybrané');
  press(await one('button', 'Zamítnout vybrané', dialog));
  await words('Napište prosím důvod.');
  type(await field('Důvod'), 'Není z čeho');
  await nothingForAxe();
  press(await one('button', 'Zamítnout vybrané', dialog));
  await words('1 rozhodnutí je uložené.');
  await words('Rozhodnout nešlo:');
  await words('Nové schránky:');
  await nothingForAxe();
  expect((await manager.asks(approvals.one, { id: mine.id })).status).toBe('rejected');
  expect((await manager.asks(approvals.one, { id: other.id })).decidedCount).toBe(0);
});

it('who stands in decides for whom they stand in, and sees that they do', async () => {
  const { house, manager, chair, audit } = h;
  const day = dayIn(portal().clock.now);
  await standsIn(chair, audit, { from: day, to: day });
  const { id } = await aRequest(manager, [chair], { amount: '300000.01' });
  await opens(house, audit, at(id));
  await words(/^Zastupujete: /);
  await words('300 000,01 Kč');
  press(await one('button', 'Schválit požadavek'));
  await words(/^zástupce: /);
  press(await one('button', 'Ověřit záznam'));
  await words('Znění ani přílohy se od podání nezměnily.');
  await nothingForAxe();
  expect((await manager.asks(approvals.one, { id })).status).toBe('approved');
});

it('who lost the right is replaced by the committee with a reason', async () => {
  const { house, manager, chair, audit } = h;
  const gone = await house.person({ role: 'auditMember', firstName: 'Ivo', lastName: 'Odešlý' });
  const { id } = await aRequest(manager, [chair, gone]);
  await house.inside((db, scope) =>
    db.client.query('update member set role = $1 where svj_id = $2 and id = $3', ['owner', scope.svjId, idOf(gone)]),
  );
  await opens(house, manager, at(id));
  await words('Rozhodovat už nemůže');
  press(await one('button', 'Vybrat jiného místo: Ivo Odešlý'));
  const dialog = await one('dialog', 'Vybrat jiného schvalovatele');
  await nothingForAxe();
  press(await one('button', 'Vyměnit', dialog));
  await words('Vyplňte toto pole.');
  expect((await manager.asks(approvals.one, { id })).approvers.map((p) => p.user?.id)).toEqual([
    idOf(chair),
    idOf(gone),
  ]);
  expect(idOf(audit)).not.toBe(idOf(gone));
});

async function attaches(text: string, name: string): Promise<void> {
  press(await one('button', 'Nahrát přílohu'));
  await one('dialog', 'Nahrát přílohy');
  vi.stubGlobal('XMLHttpRequest', sentTo(portal));
  await chooseFiles(new File([text], name));
  press(await one('button', /^Přidat 1.soubor$/));
  await gone('dialog', 'Nahrát přílohy');
}

it('a new request is filled by an invoice that is attached, what is typed stays, and all of it is asked for', async () => {
  const { house, manager, chair } = h;
  await opens(house, manager, '/pozadavky-ke-schvaleni/novy');
  type(await field(/^Název/), 'Světla na chodby');
  await attaches(anInvoice({ type: '2' }), 'dobropis.isdoc');
  await words(/^Soubor je dobropis/);
  expect((await field(/^Částka/)).value).toBe('');
  const due = '2099-01-31';
  await attaches(anInvoice().replace('2026-11-17', due), 'faktura.isdoc');
  await words('Z faktury 2026/0117 je vyplněno: částka, dodavatel, IČO, do kdy rozhodnout. Zkontrolujte to.');
  const filled = [/^Název/, /^Částka/, /^Dodavatel/, /^IČO dodavatele/];
  expect(await Promise.all(filled.map(async (label) => plain((await field(label)).value)))).toEqual([
    ...['Světla na chodby', '8 028,00', 'Elektro Malý s.r.o.', '27082440'],
  ]);
  await nothingForAxe();
  await pick(/^Přidat schvalovatele/, /Předsedová/);
  press(await one('button', 'Podat požadavek'));
  await words('Požadavek je podaný a schvalovatelé o něm vědí.');
  const { data } = await manager.asks(approvals.list, {});
  const made = await chair.asks(approvals.one, { id: data.find((a) => a.title === 'Světla na chodby')?.id ?? 0 });
  const supplier = { name: 'Elektro Malý s.r.o.', ico: '27082440' };
  expect(made).toMatchObject({ amount: '8028.00', supplier, dueOn: due });
  expect(made.attachments.map((f) => f.name)).toEqual(['dobropis', 'faktura']);
});

it('an invoice that was to be paid already gives a new request its name, and no day that is over', async () => {
  await opens(h.house, h.manager, '/pozadavky-ke-schvaleni/novy');
  await field(/^Název/);
  await attaches(anInvoice().replace('2026-11-17', '2020-01-31'), 'faktura.isdoc');
  await words('Z faktury 2026/0117 je vyplněno: název, částka, dodavatel, IČO. Zkontrolujte to.');
  expect((await field(/^Název/)).value).toBe('Elektro Malý s.r.o. 2026/0117');
});
