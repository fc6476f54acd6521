import { documents } from '../contract/src/documents/endpoints.ts';
import { documentAccepts } from '../contract/src/documents/endpoints-accepts.ts';
import { expect, expectFlawless, here, test } from './people.ts';
import { another } from './voting.ts';

const house = 'SVJ Lipová 14';
const chair = ['predseda@lipova.example', house] as const;
const owner = ['vlastnik@lipova.example', house] as const;

test('the chair asks for a document to be confirmed and mails it, an owner confirms what they opened', async ({
  page,
  as,
}) => {
  test.setTimeout(150_000);
  const calls = await here().somebody(...chair);
  await here().somebody(...owner);
  const head = await another(...chair, '/dokumenty');
  await head.getByRole('button', { name: 'Nahrát soubory' }).click();
  const dialog = head.getByRole('dialog');
  const words = Buffer.from('Noční klid je od 22 do 6 hodin.\n');
  await dialog
    .locator('input[type=file]')
    .setInputFiles([{ name: 'Domovní řád.txt', mimeType: 'text/plain', buffer: words }]);
  await dialog.getByRole('switch', { name: 'Žádat o potvrzení přečtení' }).check();
  await dialog.getByRole('switch', { name: /Poslat e-.?mail/ }).check();
  await expectFlawless(head);
  await dialog.getByRole('button', { name: /^Přidat/ }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await expect(head.getByRole('link', { name: 'Domovní řád.txt' })).toBeVisible();
  const { files } = await calls.asks(documents.search, { text: 'domovní řád' });
  const id = files[0]?.id as number;

  await as(...owner);
  const queue = page.getByRole('dialog', { name: 'K potvrzení přečtení' });
  await expect(queue.getByRole('heading', { level: 3, name: 'Domovní řád.txt' })).toBeFocused();
  await queue.getByText('Pro ověření').click();
  await expect(queue.getByText(/otisk SHA-256 [0-9a-f]{64}/)).toBeVisible();
  await expectFlawless(page);
  await queue.getByRole('link', { name: 'Otevřít dokument' }).click();
  await expect(page.getByText('Noční klid je od 22 do 6 hodin.')).toBeVisible();
  await expect(queue).toBeHidden();
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Potvrdit přečtení' }).click();
  await expect(page.getByText('Přečtení je potvrzené.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Potvrdit přečtení' })).toHaveCount(0);
  await expect(page.getByText('Vaše potvrzení')).toBeVisible();

  const { allAccepts } = await calls.asks(documentAccepts.list, { id });
  expect(allAccepts).toHaveLength(1);
  await head.goto(`/dokumenty/${id}`);
  const card = head.getByRole('region', { name: 'Přečteno' });
  await expect(card.getByText(/^1 z/)).toBeVisible();
  await card.getByRole('button', { name: 'Připomenout chybějícím' }).click();
  await head
    .getByRole('dialog', { name: 'Připomenout potvrzení?' })
    .getByRole('button', { name: 'Poslat připomínku' })
    .click();
  await expect(head.getByText('Připomínky odcházejí.').first()).toBeVisible();
  await expectFlawless(head);
  await head.close();
});
