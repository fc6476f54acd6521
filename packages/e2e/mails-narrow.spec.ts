import { expect, test } from '@playwright/test';
import type { MailKind } from '../contract/src/texts/mail.ts';
import { catalogues } from '../server/src/base/text/catalogues.ts';
import { write } from '../server/src/outbox/print.ts';

const argument = /\{\s*([a-zA-Z]\w*)\s*[,}]/g;
type Mails = Record<MailKind, Record<string, string>>;
const mails = [catalogues.cs, catalogues.en].map(({ MAIL }) => MAIL as unknown as Mails);
const kinds = Object.keys(mails[0] ?? {}) as MailKind[];
/** As long without a space as an address, a name of a file or a number can be. */
const long = 'nejneobhospodarovavatelnejsimi.obecne-platne-usneseni-vlastniku@velmi-dlouha-adresa-domu.example';

test('every mail fits a phone 360 px wide, whatever long word is in it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const lang of ['cs', 'en'] as const)
    for (const kind of kinds) {
      const words = mails.flatMap((texts) => Object.values(texts[kind]));
      const names = words.flatMap((text) => [...text.matchAll(argument)].map((m) => m[1] as string));
      const data = Object.fromEntries(names.map((name) => [name, long]));
      const secret = { url: `https://portal.example/${'x'.repeat(90)}`, code: '123456' };
      const { html } = write({ kind, lang, data, secret, houseName: long }, 'https://portal.example');
      await page.setContent(html);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([kind, lang, wide]).toEqual([kind, lang, 360]);
    }
});
