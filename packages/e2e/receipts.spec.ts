import encodeQR from 'qr';
import { dayIn } from '#contract/base/dates.ts';
import { dialog } from './board.ts';
import { expect, expectFlawlessInBoth, expectReadable, here, test } from './people.ts';

const house = 'SVJ Lipová 14';
const keeper = 'vybor@lipova.example';
/** A photograph of a receipt with this code. */
const photoOf = (text: string) => ({
  ...{ name: 'uctenka.gif', mimeType: 'image/gif' },
  buffer: Buffer.from(encodeQR(text, 'gif', { ecc: 'medium', border: 4, scale: 6 })),
});

test('the treasurer buys a bulb, the code on the receipt fills the record, and what was typed stays', {
  tag: '@mobile',
}, async ({ page, as }) => {
  test.setTimeout(120_000);
  await here().somebody(keeper, house);
  await as(keeper, house, '/pokladna');
  await page.getByRole('button', { name: 'Zadat počáteční zůstatek' }).click();
  await dialog(page).getByRole('textbox', { name: 'Kolik je v pokladně (Kč)' }).fill('1 000');
  await dialog(page).getByRole('button', { name: 'Uložit změny' }).click();
  await page.getByRole('link', { name: 'Nový záznam' }).click();
  await page.getByRole('textbox', { name: 'Číslo na dokladu' }).fill('117');
  const day = dayIn(new Date()).replaceAll('-', '');
  const code = `SPD*1.0*ACC:CZ8520100000002000000528*AM:89.00*CC:CZK*RN:ELEKTRO MALY*X-INV:SID%2A1.0%2AID:2026/0117%2ADD:${day}`;
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles([photoOf(code)]);
  await expect(page.getByText('Z QR kódu je vyplněno: částka, komu.')).toBeVisible();
  await expect(page.getByText('Číslo na dokladu: v kódu 2026/0117, napsáno 117')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Částka v Kč' })).toHaveValue('89.00');
  await expect(page.getByRole('button', { name: /uctenka\.gif/ })).toBeVisible();
  await page.screenshot({ path: `/tmp/receipts-look/cash-${page.viewportSize()?.width}.png`, fullPage: true });
  await expectFlawlessInBoth(page);
  await expectReadable(page);
  await page.getByRole('button', { name: 'Přepsat podle kódu' }).click();
  await expect(page.getByRole('textbox', { name: 'Číslo na dokladu' })).toHaveValue('2026/0117');
  await page.getByRole('textbox', { name: 'Za co' }).fill('Žárovka na chodbu');
  await page.getByRole('button', { name: 'Uložit výdaj' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Výdaj V\d{4}\/0001$/);
  await expect(page.getByText('ELEKTRO MALY')).toBeVisible();
  await expect(page.getByText('2026/0117')).toBeVisible();
});

test('LOOK', { tag: '@mobile' }, async ({ page, as }) => {
  test.setTimeout(200_000);
  const w = page.viewportSize()?.width;
  const shot = async (name: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/receipts-look/${name}-${w}-${colorScheme}.png`, fullPage: true });
    }
    await page.emulateMedia({ colorScheme: 'light' });
  };
  const by = await here().somebody(keeper, house);
  const { fees } = await import('../contract/src/fees/endpoints.ts');
  const { payments } = await import('../contract/src/payments/endpoints.ts');
  const { cashdesk } = await import('../contract/src/cashdesk/endpoints.ts');
  const { id } = await by.asks(fees.create, { name: 'Servis výtahu', amount: '2420', frequency: 'monthly', firstDue: '2026-01-10' } as never);
  await as(keeper, house, `/prehled-poplatku/${id}`);
  await expect(page.getByText(/^Letos/)).toBeVisible();
  await shot('fee-empty');
  const told = { id, date: '2026-11-10', amount: '2420', name: 'Servis výtahu za listopad', supplier: 'Výtahy Vysočina s.r.o.', externalNumber: '20260117' };
  await by.asks(payments.create, told as never);
  const undone = await by.asks(payments.create, { ...told, date: '2026-10-10' } as never);
  await by.asks(payments.undo, { id: undone.id, reason: 'Zapsáno dvakrát' } as never);
  await by.asks(cashdesk.open, { date: '2026-01-01', amount: '5000' } as never).catch(() => undefined);
  const rec = await by.asks(cashdesk.create, { type: 'expense', date: '2026-11-20', amount: '486.50', name: 'Maznice výtahu', moneyFrom: 'Elektro Malý s.r.o.', acceptedBy: 'Jana' } as never);
  await by.asks(payments.create, { ...told, source: { kind: 'cash', id: rec.id } } as never);
  await by.asks(cashdesk.create, { type: 'expense', date: '2026-11-21', amount: '99', name: 'Žárovka', moneyFrom: 'Elektro Malý s.r.o.', acceptedBy: 'Jana' } as never);
  await as(keeper, house, `/prehled-poplatku/${id}`);
  await expect(page.getByText(/^Letos/)).toBeVisible();
  await shot('fee');
  await page.getByRole('button', { name: 'Zapsat platbu' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.waitForTimeout(700);
  await shot('fee-dialog');
  await as(keeper, house, `/pokladna/${rec.id}`);
  await page.waitForTimeout(1500);
  await shot('cash-record');
});
