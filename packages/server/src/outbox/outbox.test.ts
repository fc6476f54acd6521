import { afterAll, beforeAll, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { members } from '#contract/members/endpoints.ts';
import { outbox } from '#contract/outbox/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { aHouse, anAdmin, nobody, type Person } from '#house/house.ts';
import { editedMember } from '#house/member-form.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aPost, type Post, Refusal } from '#house/post.ts';
import { aSender, queue, rowOf } from '#house/sender.ts';
import type { SmtpTarget } from '../base/start/config.ts';
import { readConfig } from '../base/start/config.ts';
import { sweepMails } from './jobs.ts';

let portal: TestPortal;
let post: Post;
let sender: ReturnType<typeof aSender>;
let admin: Person;

beforeAll(async () => {
  portal = await aPortal();
  post = await aPost();
  sender = aSender(portal, post);
  admin = await anAdmin(portal);
});
afterAll(async () => {
  await sender.stop();
  await post.close();
  await portal.close();
});

const found = async (recipient: string, tab: 'waiting' | 'sent' | 'failed' | 'all' = 'all') =>
  admin.asks(outbox.list, { tab, filters: JSON.stringify({ recipient }) });

it('without SMTP a mail waits and a product administrator reads it with its link', async () => {
  const house = await aHouse(portal);
  const owner = await house.person();
  await nobody(portal).asks(session.resetPassword, { email: owner.email });
  const list = await found(owner.email.toUpperCase());
  expect(list).toMatchObject({ total: 1, waitingCount: 1, sentCount: 0, failedCount: 0, allCount: 1, sends: false });
  expect(list.mails[0]).toMatchObject({ subject: 'Nové heslo do Pavlače', state: 'waiting', repeated: false });
  const mail = await admin.asks(outbox.one, { id: list.mails[0]?.id as number });
  const link = /https:\/\/portal\.example\/zmena-hesla\/\S+/.exec(mail.text)?.[0] as string;
  expect(mail.html).toContain(link);
  expect(portal.said.join()).toContain(link);
  expect(await owner.refused(outbox.one, { id: mail.id })).toMatchObject({ code: 403 });
});

it('with SMTP nobody but the recipient reads the link, not even while the mail waits', async () => {
  const { smtp } = readConfig({ PAVLAC_SMTP_URL: post.url, PAVLAC_MAIL_FROM: 'pavlac@dum.example' });
  const sending = await aPortal({ smtp: smtp as SmtpTarget });
  await queue(sending, { to: 'cekajici@dum.example' });
  const { id } = await rowOf(sending, 'cekajici@dum.example');
  const mail = await (await anAdmin(sending)).asks(outbox.one, { id });
  expect(mail).toMatchObject({ state: 'waiting', sends: true, forgotten: true });
  expect(mail.text + mail.html).not.toContain('zmena-hesla');
  await sending.close();
});

it('once it is sent its link is forgotten here too', async () => {
  await queue(portal, { to: 'odeslana@dum.example' });
  await sender.run();
  const [row] = (await found('odeslana@', 'sent')).mails;
  const mail = await admin.asks(outbox.one, { id: row?.id as number });
  expect(mail).toMatchObject({ state: 'sent', forgotten: true, tries: [{ outcome: 'accepted' }] });
  expect(mail.text + mail.html).not.toContain('zmena-hesla');
});

it('a failed one is shown with the server’s sentence and can be sent again under its Message-ID', async () => {
  const to = 'plna@dum.example';
  post.behaviour = { recipient: () => Promise.reject(new Refusal(552, 'Mailbox full')) };
  await queue(portal, { to });
  await sender.run();
  post.behaviour = {};
  const [row] = (await found(to, 'failed')).mails;
  const mail = await admin.asks(outbox.one, { id: row?.id as number });
  expect(mail).toMatchObject({ reason: 'refused', tries: [{ outcome: 'refused', reply: '552 Mailbox full' }] });
  await admin.asks(outbox.again, { id: mail.id });
  expect(await admin.refused(outbox.again, { id: mail.id })).toMatchObject({
    code: 422,
    key: 'OUTBOX.ERRORS.NOT_FAILED',
  });
  await sender.run();
  expect((await post.mailTo(to)).messageId).toContain(mail.messageId);
  expect(await rowOf(portal, to)).toMatchObject({ state: 'sent', outcomes: ['refused', 'again', 'accepted'] });
});

it('links nobody used are forgotten after 60 days, sent mails after a year', async () => {
  const to = 'zapomenuta@dum.example';
  post.behaviour = { recipient: () => Promise.reject(new Refusal(550, 'Unknown')) };
  await queue(portal, { to });
  await sender.run();
  post.behaviour = {};
  const begun = portal.clock.now;
  portal.clock.now = new Date(begun.getTime() + 61 * 24 * 3600_000);
  await sweepMails(portal);
  const { id } = await rowOf(portal, to);
  // Sessions have died meanwhile.
  const later = await anAdmin(portal);
  expect(await later.refused(outbox.again, { id })).toMatchObject({ code: 422, key: 'OUTBOX.ERRORS.FORGOTTEN' });
  portal.clock.now = new Date(begun.getTime() + 366 * 24 * 3600_000);
  await sweepMails(portal);
  expect(await rowOf(portal, 'odeslana@dum.example')).toBeUndefined();
  expect(await rowOf(portal, to)).toMatchObject({ state: 'failed', secret: null });
  portal.clock.now = begun;
});

it('pages, counts and refuses what is not there', async () => {
  for (let i = 0; i < 30; i++) await queue(portal, { to: `stranka${i}@dum.example` });
  const asked = { tab: 'waiting', filters: JSON.stringify({ recipient: 'stranka' }) } as const;
  const first = await admin.asks(outbox.list, asked);
  const second = await admin.asks(outbox.list, { ...asked, page: 2 });
  expect([first.mails.length, second.mails.length, first.total]).toEqual([25, 5, 30]);
  expect(first.mails[0]?.recipient).toBe('stranka29@dum.example');
  expect(await admin.refused(outbox.one, { id: 999_999 })).toMatchObject({ code: 404, key: 'OUTBOX.NOT_FOUND' });
  expect(await admin.refused(outbox.again, { id: 999_999 })).toMatchObject({ code: 404 });
});

it('what is written in a mail of a house is read on a visit there, and the house is told', async () => {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const one = await house.owner();
  const detail = await chair.asks(members.one, { id: one.memberId as number });
  await chair.asks(members.update, editedMember(detail, { role: 'memberCommittee' }));
  const [row] = (await found(chair.email)).mails;
  const id = row?.id as number;
  expect(await admin.asks(outbox.one, { id })).toMatchObject({ text: '', html: '', readIn: house.id });
  const outside = { code: 403, key: 'HOUSE.VISITS.HOME_ONLY' };
  expect(await admin.refused(outbox.read, { id })).toMatchObject(outside);
  const elsewhere = await aHouse(portal);
  const visit = async (to: number) =>
    admin.as((await admin.asks(association.visit, { id: to, reason: 'Nedoručený e-mail' })).session_user_id);
  expect(await (await visit(elsewhere.id)).refused(outbox.read, { id })).toMatchObject(outside);
  expect((await (await visit(house.id)).asks(outbox.read, { id })).text).toContain('Nyní: člen výboru');
  const [deed] = (await chair.asks(houseLog.activity, {})).activities;
  expect(deed).toMatchObject({ verb: 'mailRead', byVisit: true, detail: { kind: 'officeChanged' } });
});
