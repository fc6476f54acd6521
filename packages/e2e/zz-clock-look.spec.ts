import { dialog } from './board.ts';
import { test } from './people.ts';

const chair = ['vybor@lipova.example', 'SVJ Lipová 14'] as const;
const empty = ['predseda@lipova.example', 'SVJ Prázdná 3'] as const;
const out = '/tmp/clock-eyes';

test('eyes', async ({ page, as }) => {
  test.setTimeout(300_000);
  for (const [w, h] of [[1440, 900], [390, 844]] as const) {
    await page.setViewportSize({ width: w, height: h });
    for (const [who, name] of [[chair, 'full'], [empty, 'empty']] as const) {
      await as(who[0], who[1], '/lhuty').catch(() => undefined);
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `${out}/${name}-${w}.png`, fullPage: true }).catch(() => undefined);
      if (name === 'full') {
        await page.locator('summary').nth(1).click({ timeout: 3000 }).catch(() => undefined);
        await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'dark'));
        await page.screenshot({ path: `${out}/dark-${w}.png`, fullPage: true }).catch(() => undefined);
        await page.getByRole('button', { name: 'Zapsat splnění' }).first().click({ timeout: 3000 }).catch(() => undefined);
        await page.waitForTimeout(600);
        await page.screenshot({ path: `${out}/done-${w}.png` }).catch(() => undefined);
      }
    }
    await as(chair[0], chair[1], '/lhuty').catch(() => undefined);
    await page.getByRole('button', { name: 'Zapsat lhůtu' }).click({ timeout: 3000 }).catch(() => undefined);
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${out}/new-${w}.png` }).catch(() => undefined);
    await as(chair[0], chair[1], '/kalendar-udalosti').catch(() => undefined);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${out}/calendar-${w}.png`, fullPage: true }).catch(() => undefined);
    void dialog;
  }
});
