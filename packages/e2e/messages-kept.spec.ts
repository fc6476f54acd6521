import { api, chair, chooseTab, dialog, openTabs, publish, write } from './board.ts';
import { expect, expectFlawless, isPhone, test } from './people.ts';
import { lineOf } from './profiles.ts';
import { another } from './voting.ts';

test('without a connection it is told at once, nothing is lost and nothing goes out by itself', async ({
  page,
  as,
}) => {
  const title = `Bez spojení ${test.info().project.name}`;
  await publish(page, { title: 'Už tu je', toPublic: false });
  await as(...chair, '/zpravy');
  const loses = await lineOf(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zprávy');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await openTabs(page);
  await expect(page.getByRole(isPhone() ? 'menuitemradio' : 'tab', { name: /^Archiv/ })).toBeVisible();
  await loses(true);
  await chooseTab(page, 'Archiv');
  await expect(page.getByText('Nejste připojeni. Až bude spojení, zkuste to prosím znovu.')).toBeVisible();
  await page.getByRole('button', { name: 'Načíst znovu' }).click();
  await expect(page.getByRole('heading', { name: 'Nepodařilo se načíst data' })).toBeVisible();
  await loses(false);
  await expect(page.getByRole('heading', { name: 'Nepodařilo se načíst data' })).toHaveCount(0);

  await page.goto('/zpravy/novy');
  await page.getByLabel(/^Název/).fill(title);
  await write(page, 'Psáno ve výtahu.');
  const sent: string[] = [];
  page.on('request', (r) => r.method() === 'POST' && /\/message$/.test(r.url()) && sent.push(r.url()));
  await loses(true);
  const stayed = page.getByText('Nejste připojeni. Text zůstal, uložte ho prosím, až bude spojení.');
  for (const name of ['Uložit koncept', 'Zveřejnit zprávu']) {
    await page.getByRole('button', { name }).click();
    await expect(stayed).toBeVisible();
    await expect(page.getByRole('button', { name })).toBeEnabled();
  }
  await expect(page.getByLabel(/^Název/)).toHaveValue(title);
  await expect(page.locator('.tiptap')).toHaveText('Psáno ve výtahu.');
  await expectFlawless(page);
  sent.length = 0;
  await loses(false);
  await page.evaluate(() => fetch('/api/ready').then((r) => r.text()));
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Uložit koncept' }).click();
  await expect(page).toHaveURL(/zpravy\/\d+\/upravit/);
  expect(sent).toHaveLength(1);
});

test('what somebody confirmed can be opened after it was changed, by them and by the chair', async ({ page, as }) => {
  test.setTimeout(90_000);
  const owner = 'vlastnik@lipova.example';
  const first = { title: `Řád domu ${test.info().project.name}`, description: '<p>Klid od 22 hodin.</p>' };
  const { id, updatedAt } = await publish(page, { ...first, acceptRead: true });
  expect((await api(page, owner, 'PUT', `/api/v2/accept-read/accept/message-${id}-1`, {})).status).toBe(200);
  const now = { ...first, description: '<p>Klid od 21 hodin.</p>', acceptRead: true, updatedAt, material: true };
  expect((await api(page, chair[0], 'PUT', `/api/v2/message/${id}`, now)).status).toBe(200);

  await as(owner, chair[1], '/zpravy');
  await expect(
    page
      .getByRole('row')
      .or(page.getByRole('listitem'))
      .filter({ hasText: first.title })
      .getByText('k potvrzení')
      .first(),
  ).toBeVisible();
  await page.goto(`/zpravy/${id}`);
  await page.getByRole('button', { name: 'Zobrazit, co jste potvrdili' }).click();
  await expect(dialog(page).getByText(/Klid od\s22\shodin/)).toBeVisible();
  await expect(dialog(page).getByText(/Přečtení tohoto znění jste potvrdili/)).toBeVisible();
  await expectFlawless(page);

  const head = await another(...chair, `/zpravy/${id}`);
  await head.getByRole('button', { name: 'Zobrazit starší znění' }).click();
  await expect(dialog(head).getByText(/Klid od\s22\shodin/)).toBeVisible();
  await head.keyboard.press('Escape');
  await head.getByRole('button', { name: /^Zobrazit všech/ }).click();
  const list = head.getByRole('dialog', { name: 'Kdo zprávu přečetl' });
  if (isPhone()) {
    await list.getByRole('button', { name: /Chybí/ }).click();
    await head.getByRole('menuitemradio', { name: /Předchozí znění/ }).click();
  } else await list.getByRole('tab', { name: /Předchozí znění/ }).click();
  await list.getByRole('button', { name: /^1\. znění: .*Novotníková/ }).click();
  await expect(head.getByRole('dialog', { name: 'Starší znění zprávy' }).getByText(/22\shodin/)).toBeVisible();
  await expectFlawless(head);
  await head.close();
});
