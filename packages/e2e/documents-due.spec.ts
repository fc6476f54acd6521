import { documents } from '../contract/src/documents/endpoints.ts';
import { documentDue } from '../contract/src/documents/endpoints-due.ts';
import { plusDays } from '../contract/src/documents/rules-due.ts';
import { session } from '../contract/src/session/endpoints.ts';
import { expect, expectFlawless, expectReadable, here, test } from './people.ts';

const house = 'SVJ Dlouhá 7';
const manager = ['sprava@spravce.example', house] as const;

const dayNow = (): string => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Prague' });

test('the manager finds what is overdue and closes its round with a new report', async ({ page, as }, info) => {
  test.setTimeout(90_000);
  const calls = await here().somebody(...manager);
  const name = `Komíny ${info.project.name}`;
  const { id } = await calls.sends(documents.upload, { name }, new File(['loni'], 'kominy.txt'));
  const today = dayNow();
  const since = plusDays(today, -380);
  const said = { kind: 'chimney', firm: 'Kominictví Zdeněk Svatoš', validFrom: since, months: 12 } as const;
  await calls.asks(documentDue.set, { id, ...said });
  await as(...manager, '/dokumenty');
  await page.getByRole('button', { name: 'Další akce' }).click();
  await page.getByRole('menuitem', { name: 'Co končí' }).click();
  await expect(page.getByRole('heading', { name: 'Co končí' })).toBeVisible();
  const mine = page.getByRole('link', { name: `${name}.txt` });
  await expect(mine).toBeVisible();
  await expect(page.getByText(/dnů po termínu/).first()).toBeVisible();
  await expectReadable(page);
  await expectFlawless(page);
  await mine.click();
  await expect(page.getByText('Kominictví Zdeněk Svatoš')).toBeVisible();
  await expectFlawless(page);
  const own = (await calls.asks(session.verify, {})).user?.full_name ?? '';
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Akce pro Termín' }).click();
  await page.getByRole('menuitem', { name: 'Upravit termín' }).click();
  await dialog.getByRole('combobox', { name: 'Komu chodí upozornění' }).fill(own.split(' ').at(-1) ?? '');
  await dialog.getByRole('option', { name: own }).click();
  await expect(dialog.getByRole('button', { name: `Nechodí: ${own}` })).toBeVisible();
  await expectFlawless(page);
  await dialog.getByRole('button', { name: 'Uložit termín' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Nahrát novou verzi' }).click();
  await expect(dialog.getByText('Nová verze uzavírá kolo')).toBeVisible();
  await expect(dialog.getByText(/Další termín bude/)).toBeVisible();
  await expectFlawless(page);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Vybrat soubor' }).click(),
  ]);
  await chooser.setFiles({ name: 'kominy.txt', mimeType: 'text/plain', buffer: Buffer.from('letos') });
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await expect(page.getByText(/až po termínu/)).toBeVisible();
  await expect(page.getByText(/verze 2$/)).toBeVisible();
  const { obligation } = await calls.asks(documentDue.one, { id });
  expect(obligation?.validFrom).toBe(today);
  await page.goBack();
  await page.getByRole('searchbox', { name: 'Hledat v názvu a firmě' }).fill('svatos');
  await expect(mine).toBeVisible();
  await expect(page.getByText('v pořádku').first()).toBeVisible();
});
