import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { dayIn } from '../contract/src/base/time/dates.ts';
import { showNumber } from '../contract/src/ledger/rules-numbers.ts';
import { readTicket } from '../contract/src/paper/rules-tickets.ts';
import { readCode, readPdf } from '../server/test/paper.ts';
import { showTyped } from '../web/src/kit/day/typed-dates.ts';
import { filmOf } from './camera.ts';
import { browserOf, call, chair, running, second } from './papers.ts';
import { expect, expectFlawless, isPhone, profileOf, test } from './people.ts';

const owner = 'vlastnik@lipova.example';
const squeezed = (text: string) => text.replace(/\s+/g, ' ');

/** The ticket of the owner among the printed ones: its number and the address in its code. */
async function ticketOf(pdf: Buffer, name: string, law = '§ 1212') {
  const { pages } = await readPdf(pdf);
  const at = pages.findIndex((text) => squeezed(text).includes(name));
  expect(at).toBeGreaterThanOrEqual(0);
  const text = squeezed(pages[at] as string);
  for (const words of ['Hlasovací lístek', 'Schvaluje se oprava.', '2. Nový výtah', 'Zdržuji se', law])
    expect(text).toContain(words);
  const address = await readCode(pdf, at + 1);
  expect(readTicket(address)).toMatchObject({ kind: 'code' });
  const number = /Číslo lístku ((?:\d{4} ?)+\d{0,4})/.exec(text)?.[1]?.trim() as string;
  expect(readTicket(number)).toMatchObject({ kind: 'number' });
  return { number: number.replace(/\s/g, ''), address, page: text };
}

test('a paper comes back: printed, read, recorded by its number, confirmed, and nobody votes twice', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const committee = await browserOf(chair);
  // Only an opinion poll may be ended before its announced end while somebody has not voted.
  const id = await running(page, committee.who, 'Střecha a výtah na papíře', 'poll');
  const desk = committee.page;

  // Tickets of everybody are saved as one PDF.
  await desk.goto(`/hlasovani/${id}`);
  await desk.getByRole('button', { name: 'Další akce' }).click();
  await desk.getByRole('menuitem', { name: 'Hlasovací lístky' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Hlasovací lístky');
  await expect(desk.getByText('Novotníková').first()).toBeVisible();
  await expectFlawless(desk);
  const saved = desk.waitForEvent('download');
  await desk.getByRole('button', { name: /^Vytisknout lístky \(\d+\)$/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^hlasovaci-listky-\d{4}-\d{2}-\d{2}\.pdf$/);
  const { number, address } = await ticketOf(readFileSync(await file.path()), 'Novotníková', 'vlastnoručním podpisem');

  // A mistyped number is told at the field; the right one shows whose the paper is. Then by keyboard alone.
  await desk.goto(`/hlasovani/${id}`);
  await desk.getByRole('button', { name: 'Další akce' }).click();
  await desk.getByRole('menuitem', { name: 'Zapsat papírový hlas' }).click();
  const field = desk.getByLabel('Číslo lístku');
  await expect(field).toBeFocused();
  await field.fill(`${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`);
  await field.press('Enter');
  await expect(desk.getByText('je v něm překlep')).toBeVisible();
  await expectFlawless(desk);
  await field.fill(number);
  await field.press('Enter');
  await expect(desk.getByRole('region', { name: `Lístek ${showNumber(number)}` })).toContainText('Novotníková');
  // The date is read from the paper: nothing stands there at first, and the keyboard comes to it first.
  const date = desk.getByLabel('Datum na lístku');
  await expect(date).toBeFocused();
  await expect(date).toHaveValue('');
  await expectFlawless(desk);
  await desk.keyboard.type(showTyped(dayIn(new Date())));
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('radio', { name: 'Pro', exact: true }).first()).toBeFocused();
  await desk.keyboard.press('1');
  await desk.keyboard.press('2');
  await expect(desk.getByRole('radio', { name: 'Proti' }).nth(1)).toBeChecked();
  await expect(desk.getByRole('button', { name: 'Zkontrolovat a zapsat' })).toBeFocused();
  await desk.keyboard.press('Enter');
  const readBack = desk.getByRole('dialog', { name: 'Je na lístku opravdu toto?' });
  await expect(readBack).toContainText('1. Oprava střechyPro');
  await expect(readBack).toContainText('2. Nový výtahProti');
  await expect(readBack.getByRole('button', { name: 'Zapsat lístek' })).toBeFocused();
  await expectFlawless(desk);
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(/^Zapsáno, čeká na druhou osobu: lístek/)).toBeVisible();
  await expect(field).toBeFocused();

  // The same paper again, now by its code as the camera of a phone opens it.
  const opened = new URL(address);
  await desk.goto(`${opened.pathname}${opened.search}`);
  await expect(desk.getByText(/čeká na fotografii nebo na druhou osobu/)).toBeVisible();
  await expect(desk.getByText('kód je pravý')).toBeVisible();

  // A second person compares and confirms; who recorded it cannot.
  await desk.goto(`/hlasovani/${id}/listek?tab=list`);
  await expect(desk.getByText('čeká na druhou osobu').first()).toBeVisible();
  await expectFlawless(desk);
  const other = await browserOf(second);
  await other.page.goto(`/hlasovani/${id}/listek?tab=list`);
  const confirming = other.page.getByRole('button', { name: `Potvrdit druhou osobou: lístek ${showNumber(number)}` });
  await expect(confirming).toBeVisible();
  await expectFlawless(other.page);
  await confirming.click();
  const record = other.page.getByRole('dialog', { name: `Zápis lístku ${showNumber(number)}` });
  await expect(record).toContainText('2. Nový výtahProti');
  await record.getByRole('button', { name: 'Potvrdit zápis' }).click();
  await expect(record).toBeHidden();
  await expect(other.page.getByText('počítá se', { exact: true })).toBeVisible();

  // The owner sees it, and cannot vote for the seat any more; with the code they are told what it is for.
  const home = await browserOf(owner);
  await home.page.goto(`/hlasovani/${id}`);
  await expect(home.page.getByRole('button', { name: 'Podat námitku' })).toBeVisible();
  await expect(home.page.getByText(`Platí papírový lístek ${showNumber(number)}`)).toBeVisible();
  await expect(home.page.getByText(/hlasoval.? Eva|Za vás hlasoval/)).toBeHidden();
  const seat = readTicket(number)?.seat as number;
  const { data: vote } = await call<{ votePoints: { id: number }[] }>(page, home.who, 'GET', `/api/v2/vote/${id}`);
  const points = vote.votePoints.map((p) => ({ vote_point_id: p.id, voted_user_id: seat, vote_value: 'agree' }));
  expect((await call(page, home.who, 'POST', `/api/v2/vote/${id}/code`, { ids: [seat], points })).status).toBe(409);
  await home.page.goto(`${opened.pathname}${opened.search}`);
  await expect(home.page.getByRole('heading', { name: 'Lístek odevzdejte výboru' })).toBeVisible();

  // Finished, the ledger says it came on paper and who confirmed it.
  expect((await call(page, committee.who, 'PUT', `/api/v2/vote/${id}/finish`)).status).toBe(200);
  const { data: ledger } = await call<{ entries: { body: string }[] }>(
    page,
    home.who,
    'GET',
    `/api/v2/vote/${id}/ledger?sizePerPage=all`,
  );
  const said = ledger.entries.map((e) => JSON.parse(e.body));
  expect(said.map((e) => e.kind)).toEqual(['start', 'tickets', 'paper', 'confirmed', 'finish']);
  expect(said[2]).toMatchObject({ number, scanned: false });
  for (const { page: one } of [committee, other, home]) await one.close();
});

test('the camera reads the code of a ticket; a refused camera leads to the number', async ({ page }) => {
  test.setTimeout(90_000);
  const committee = await browserOf(chair);
  const id = await running(page, committee.who, 'Lístek před kamerou');
  const { data } = await call<string>(page, committee.who, 'POST', `/api/v2/vote/${id}/voteTickets`, {});
  const { number, address } = await ticketOf(Buffer.from(data, 'base64'), 'Novotníková');

  await committee.page.goto(`/hlasovani/${id}/listek`);
  await committee.page.getByRole('button', { name: 'Načíst kód kamerou' }).click();
  await expect(committee.page.getByText(/^(Prohlížeč ke kameře nepouští|Kamera tu není)/)).toBeVisible();
  await expectFlawless(committee.page);
  await committee.page.close();

  const { launchOptions } = test.info().project.use;
  const seeing = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${filmOf(address, test.info().outputPath('listek.y4m'))}`,
    ],
  });
  const { page: phone } = await browserOf(chair, await (await profileOf(seeing, test.info().project.use)).newPage());
  await phone.goto(`/hlasovani/${id}/listek`);
  await phone.getByRole('button', { name: 'Načíst kód kamerou' }).click();
  await expect(phone.getByRole('region', { name: `Lístek ${showNumber(number)}` })).toContainText('Novotníková');
  await expect(phone.getByText('kód je pravý')).toBeVisible();
  if (isPhone()) await phone.getByRole('radio', { name: 'Pro', exact: true }).first().tap();
  await seeing.close();
});
