import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '#contract/messages/endpoints.ts';
import { aBoardHouse, aMessage, editedMessage } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { anOffice, type Office, wishes } from '#house/telling.ts';

let portal: TestPortal;
let office: Office;
beforeAll(async () => {
  portal = await aPortal();
  office = await anOffice(portal);
  portal.clock.now = new Date('2026-11-21T09:00:00Z');
});
afterAll(async () => {
  await office.close();
  await portal.close();
});

it('mails ask for a confirmation only those who are asked for it: never the author', async () => {
  const { chair, alena } = await aBoardHouse(portal);
  const m = await aMessage(chair, { acceptRead: true });
  const asking = async () =>
    new Map((await office.delivered()).map((mail) => [mail.to, /[Pp]otvrďte/.test(mail.text)] as const));
  const first = await asking();
  expect([first.get(chair.email), first.get(alena.email)]).toEqual([false, true]);
  await chair.asks(messages.update, editedMessage(m, { material: true }));
  const mails = await office.delivered();
  const to = (email: string) => mails.find((mail) => mail.to === email)?.text;
  expect(to(alena.email)).toContain('potvrďte ho prosím znovu');
  expect(to(alena.email)).toContain('Autor zprávy: Jan Předsedová.');
  expect(to(chair.email)).toContain('podstatně změnila');
  expect(to(chair.email)).not.toContain('potvrďte');
  // Later with a digest of one it is the same mail.
  await wishes(chair, 'daily');
  await wishes(alena, 'daily');
  await aMessage(chair, { title: 'Nová čidla', acceptRead: true });
  const later = await office.deliveredAt('2026-11-22T06:00:00Z');
  expect(later.map((mail) => [mail.to, /Potvrďte/.test(mail.text)]).filter(([who]) => who === chair.email)).toEqual([
    [chair.email, false],
  ]);
});
