import type { Page, Request } from '@playwright/test';
import { association } from '../contract/src/association/endpoints.ts';
import { expect, here, test } from './people.ts';

const admin = ['spravce.portalu@pavlac.example', null] as const;

/** The administration of the portal picks a house of this walk, which nobody else visits. */
async function visits(page: Page, reason: string) {
  const name = here().address('SVJ @Navštívená').replace('@', '');
  await (await here().somebody(...admin)).asks(association.create, { name, nickname: name });
  await page.getByRole('searchbox').fill(name);
  await page.getByText(name).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Důvod návštěvy/).fill(reason);
  await dialog.getByRole('button', { name: 'Zahájit návštěvu' }).click();
}

/** Waits until the screen is here and nothing that it asked is on its way; moving within a page loads nothing to wait for. */
async function answered(page: Page, onTheWay: ReadonlySet<Request>) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dobr(é|ý) /);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect.poll(() => onTheWay.size).toBe(0);
}

test('a visit that ends says only that it ended', async ({ page, as }) => {
  const onTheWay = new Set<Request>();
  page.on('request', (request) => onTheWay.add(request));
  page.on('requestfinished', (request) => onTheWay.delete(request));
  page.on('requestfailed', (request) => onTheWay.delete(request));
  await as(...admin, '/');
  await visits(page, 'Dotaz výboru');
  // What the dashboard asked before the end may be refused after it.
  await answered(page, onTheWay);
  const refused: string[] = [];
  page.on('response', (r) => r.status() === 403 && refused.push(r.url()));
  await page.getByRole('button', { name: 'Ukončit návštěvu' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do kterého domu jdete?');
  await expect(page.getByText('Návštěva je ukončená.')).toBeVisible();
  await expect(page.getByText(/už nemáte přístup/)).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('a visit is ended from the menu too, on the server, and its activity says so', async ({ page, as }) => {
  await as(...admin, '/');
  await visits(page, 'Dotaz výboru z nabídky');
  await page
    .getByRole('button', { name: /^Účet|Správa|spravce/ })
    .first()
    .click();
  const sent = page.waitForResponse((r) => r.request().method() === 'DELETE' && r.url().endsWith('/api/v2/svj/visit'));
  await page.getByRole('menuitem', { name: 'Ukončit návštěvu' }).click();
  expect((await sent).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do kterého domu jdete?');
});
