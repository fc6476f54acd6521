import sharp from 'sharp';
import { assemblyDesk } from '../contract/src/assembly/endpoints-desk.ts';
import { meetings } from '../contract/src/meetings/endpoints.ts';
import { api, chair, type Detail } from './board.ts';
import { flat, neighbour } from './house.ts';
import { expect, expectFlawlessInBoth, here, test } from './people.ts';
import { another } from './voting.ts';

const hour = 3600_000;
const field = 'Jméno, jednotka, nebo načtený kód';

test('people are registered at two desks, by the keyboard and with a photographed power', {
  tag: '@mobile',
}, async ({ page, as }) => {
  test.setTimeout(180_000);
  const path = '/api/v2/meeting-of-owners';
  await as(...chair, '/shromazdeni-vlastniku');
  const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  const form = { name: 'Dnešní schůze', address: 'Kočárkárna', start: at(2), end: at(4), isPublic: false };
  const made = (await api(page, chair[0], 'POST', path, form)).data as Detail;
  await api(page, chair[0], 'PUT', `${path}/${made.id}/schedule`, { updatedAt: made.updatedAt });
  await page.goto(`/shromazdeni-vlastniku/${made.id}`);
  await page.getByRole('link', { name: 'Přejít k prezenci' }).click();
  await expectFlawlessInBoth(page);
  await page.getByRole('button', { name: 'Otevřít prezenci' }).click();
  const typed = page.getByRole('searchbox', { name: field });
  await expect(typed).toBeFocused();

  const other = await another(...chair, `/shromazdeni-vlastniku/${made.id}/prezence`);
  await expect(other.getByRole('heading', { name: 'Kdo právě přišel?' })).toBeVisible();

  const { seats } = (await api(page, chair[0], 'GET', `${path}/${made.id}/desk/seats`)).data as {
    seats: { id: number; way: string; owners: string; units: string[]; hasPower: boolean }[];
  };
  // Somebody who owns a part of another unit too is not meant by the name alone.
  const isAlone = ({ owners }: { owners: string }) => seats.filter((s) => s.owners.includes(owners)).length === 1;
  const plain = seats.filter((s) => s.way === 'owner' && !s.hasPower && isAlone(s));
  const [first, second] = plain as [(typeof plain)[0], (typeof plain)[0]];
  await page.keyboard.type(first.owners);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Zapsáno: ${first.owners}`)).toBeVisible();
  await expect(typed).toBeFocused();
  // The other desk sees it by itself.
  await expect(other.getByText('V místnosti').and(other.locator('span')).first()).toBeVisible({ timeout: 2_000 });
  await expectFlawlessInBoth(page);

  // A hall comes by keys alone, and so does a couple, of whom one is chosen.
  for (const { owners } of plain.slice(2, 10)) {
    await page.keyboard.type(owners);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Zapsáno: ${owners}`)).toBeVisible();
    await expect(typed).toHaveValue('');
  }
  const couple = seats.find((s) => s.way === 'couple' && isAlone(s)) as (typeof seats)[0];
  await page.keyboard.type(couple.owners);
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('region', { name: couple.owners }).getByRole('radio', { checked: true });
  await expect(chosen).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(chosen).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: couple.owners })).toHaveCount(0);

  await typed.fill(second.owners);
  await page
    .getByRole('list', { name: 'Nalezení účastníci' })
    .getByRole('button', { name: second.owners, exact: true })
    .click();
  const card = page.getByRole('region', { name: second.owners });
  // The whole card of a choice is pressed, as people do.
  await card.getByText('Zmocněnec s plnou mocí na papíře', { exact: true }).click();
  await card.getByRole('switch', { name: 'Zmocněnec není z domu' }).check({ force: true });
  await card.getByRole('textbox', { name: /^Jméno zmocněnce/ }).fill('Ota Cizí');
  const paper = await sharp({ create: { width: 300, height: 420, channels: 3, background: '#f7f6f0' } })
    .jpeg()
    .toBuffer();
  await card.locator('input[type=file]').setInputFiles({ name: 'plná moc.jpg', mimeType: 'image/jpeg', buffer: paper });
  await expect(card.getByRole('img', { name: 'Vyfocená plná moc' })).toBeVisible();
  await card.getByRole('checkbox', { name: /^Na listině je datum/ }).check();
  await expectFlawlessInBoth(page);
  await card.getByRole('button', { name: 'Zapsat příchod na plnou moc' }).click();
  await expect(page.getByText('Plná moc čeká').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Plné moci k potvrzení' })).toBeVisible();
  await expectFlawlessInBoth(page);

  const sheet = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Vytisknout prezenční listinu/ }).click();
  expect((await sheet).suggestedFilename()).toContain('prezencni-listina-');
  await other.close();
});

test('fifty seats come by keys alone, one after another, and the room can decide', async () => {
  test.setTimeout(120_000);
  const [house, head, seats] = ['SVJ Plný sál', 'salova@posta.example', 50];
  const nameOf = (n: number) => `Host${String(n).padStart(2, '0')}`;
  here().found({
    nickname: house,
    name: house,
    leader: head,
    people: { [head]: 'Sálová' },
    async fill(by) {
      await neighbour(by, 'Sálová', 'mayorCommittee');
      for (let n = 1; n <= seats; n++) await flat(by, String(n), [1, seats], await neighbour(by, nameOf(n), 'owner'));
    },
  });
  const by = await here().somebody(head, house);
  const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  const form = { name: 'Plný sál', address: 'Sokolovna', start: at(2), end: at(4), isPublic: false };
  const { id, updatedAt } = await by.asks(meetings.create, form as never);
  await by.asks(meetings.schedule, { id, updatedAt });
  await by.asks(assemblyDesk.open, { id });
  const page = await another(head, house, `/shromazdeni-vlastniku/${id}/prezence`);
  const typed = page.getByRole('searchbox', { name: field });
  await expect(typed).toBeFocused();
  for (let n = 1; n <= seats; n++) {
    await page.keyboard.type(nameOf(n).toLowerCase());
    await page.keyboard.press('Enter');
    await expect(typed).toHaveValue('');
    await expect(typed).toBeFocused();
  }
  await expect(page.getByText('Shromáždění je usnášeníschopné')).toBeVisible();
  await expect.poll(async () => (await by.asks(assemblyDesk.desk, { id })).sums?.counts.room).toBe(seats);
  // A name that is no name stays in the field and writes nobody down.
  await page.keyboard.type('nikdo takový');
  await page.keyboard.press('Enter');
  await expect(typed).toHaveValue('nikdo takový');
});
