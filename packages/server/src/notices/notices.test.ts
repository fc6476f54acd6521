import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notices } from '#contract/notices/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { nobody, type Person } from '#house/house.ts';
import { aBoardHouse, aMessage, inDays } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import type { Mail } from '#house/post.ts';
import { anOffice, letters, type Office, wishes } from '#house/telling.ts';
import { sealTicket } from '../base/secrets/tokens.ts';

let portal: TestPortal;
let office: Office;
let stranger: Person;
beforeAll(async () => {
  portal = await aPortal();
  office = await anOffice(portal);
  stranger = nobody(portal);
});
afterAll(async () => {
  await office.close();
  await portal.close();
});

const paceOf = async (who: Person) => (await who.asks(session.verify, {})).user?.settings.notifications.messages;
/** The address a mail program posts to, from the header of the mail. */
function oneClickOf(mail: Mail | undefined): { path: string; token: string } {
  const raw = (mail?.raw.toString() ?? '').replace(/\r\n\s+/g, ' ');
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  const url = new URL(/List-Unsubscribe: <([^>]+)>/.exec(raw)?.[1] as string);
  expect(url.origin).toBe('https://portal.example');
  return { path: url.pathname, token: url.pathname.split('/').at(-1) as string };
}
const clicks = (path: string, type = 'application/x-www-form-urlencoded') => {
  const edge = 'edge';
  const form = `--${edge}\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${edge}--\r\n`;
  const isMultipart = type.startsWith('multipart');
  return portal.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': isMultipart ? `${type}; boundary=${edge}` : type },
    payload: isMultipart ? form : 'List-Unsubscribe=One-Click',
  });
};

/** A house whose chair wants no mails, and the mail that Alena of entrance 16 got. */
async function aMailedOwner() {
  const board = await aBoardHouse(portal);
  await wishes(board.chair, 'never');
  await aMessage(board.chair, board.for16);
  const [mail] = await office.delivered();
  return { ...board, ...oneClickOf(mail), mail: mail as Mail };
}

describe('leaving news with one click', () => {
  it.each(['application/x-www-form-urlencoded', 'multipart/form-data'])(
    'a mail program posts %s and no more come, but of emergencies',
    async (type) => {
      const { chair, alena, bedrich, for16, path, mail } = await aMailedOwner();
      expect(mail.to).toBe(alena.email);
      const reply = await clicks(path, type);
      expect(reply.statusCode).toBe(200);
      expect(await paceOf(alena)).toBe('never');
      expect(await paceOf(bedrich)).toBeUndefined();
      await aMessage(chair, for16);
      expect(await office.delivered()).toEqual([]);
      const today = { long_term: false, dateFrom: inDays(portal, 0), dateTo: inDays(portal, 1) };
      await aMessage(chair, { ...for16, title: 'Hoří', emergency: true, ...today });
      expect(letters(await office.delivered())).toEqual([`${alena.email}: Mimořádná zpráva: Hoří`]);
    },
  );

  it('opening the link changes nothing; the page posts, and can take it back', async () => {
    const { alena, house, token, path, mail } = await aMailedOwner();
    expect(mail.links).toContain(`https://portal.example/odhlasit/${token}`);
    const opened = await portal.app.inject({ method: 'GET', url: path, headers: { accept: 'text/html,*/*' } });
    expect([opened.statusCode, opened.headers.location]).toEqual([302, `/odhlasit/${token}`]);
    expect(mail.text).toContain('Nechci e-maily o zprávách z tohoto domu');
    expect(await stranger.asks(notices.subscription, { token })).toEqual({
      house: house.name,
      module: 'messages',
      off: false,
    });
    expect(await paceOf(alena)).toBeUndefined();
    expect((await stranger.asks(notices.unsubscribe, { token })).off).toBe(true);
    expect(await paceOf(alena)).toBe('never');
    expect((await stranger.asks(notices.unsubscribe, { token, back: true })).off).toBe(false);
    expect(await paceOf(alena)).toBe('now');
  });

  it('taking it back brings back the pace that was there, for each their own', async () => {
    const { chair, alena, path, token } = await aMailedOwner();
    await wishes(alena, 'weekly');
    for (const _ of [1, 2]) await clicks(path);
    expect(await paceOf(alena)).toBe('never');
    await stranger.asks(notices.unsubscribe, { token, back: true });
    expect(await paceOf(alena)).toBe('weekly');
    // Once more changes nothing of what they chose since.
    await wishes(alena, 'daily');
    await stranger.asks(notices.unsubscribe, { token, back: true });
    expect(await paceOf(alena)).toBe('daily');
    expect(await paceOf(chair)).toBe('never');
  });

  it('a couple with one address leaves together', async () => {
    const { house, chair, alena, bedrich } = await aBoardHouse(portal);
    await wishes(chair, 'never');
    await house.inside(async (db) => {
      const both = `${alena.memberId}, ${bedrich.memberId}`;
      await db.execute(`update member set has_access = false, is_active = false where id in (${both})`);
      await db.execute(`insert into member_contact (svj_id, member_id, kind, value)
        select svj_id, id, 'email', 'oba@dum.example' from member where id in (${both})`);
    });
    await aMessage(chair);
    const [mail, ...more] = await office.delivered();
    expect([mail?.to, more]).toEqual(['oba@dum.example', []]);
    await clicks(oneClickOf(mail).path);
    await aMessage(chair);
    expect(await office.delivered()).toEqual([]);
  });

  it('a forged word leaves nothing: another member, another module, another house, a ticket', async () => {
    const { token, alena, bedrich, house } = await aMailedOwner();
    const signature = token.split('.')[1] as string;
    const said = (...what: unknown[]) => Buffer.from(JSON.stringify(what)).toString('base64url');
    const forged = [
      `${said(house.id, 'messages', [bedrich.memberId])}.${signature}`,
      `${said(house.id, 'vote', [alena.memberId])}.${signature}`,
      `${said(house.id + 1, 'messages', [alena.memberId])}.${signature}`,
      `${token.slice(0, -2)}AA`,
      'x'.repeat(60),
      sealTicket(portal.secret, { path: '/', sessionId: 1, actorId: 1, input: {}, until: Date.now() + 1e9 }),
    ];
    for (const wrong of forged) {
      const refusal = await stranger.refused(notices.unsubscribe, { token: wrong });
      expect(refusal).toMatchObject({ code: 404, key: 'NOTICES.ERRORS.LINK' });
      expect(await stranger.refused(notices.subscription, { token: wrong })).toMatchObject({ code: 404 });
    }
    expect([await paceOf(alena), await paceOf(bedrich)]).toEqual([undefined, undefined]);
  });

  it('other calls do not take forms that any page could post', async () => {
    const { alena } = await aMailedOwner();
    const reply = await portal.app.inject({
      method: 'POST',
      url: '/api/v2/message',
      headers: { ...alena.headers(), 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'title=x',
    });
    expect(reply.statusCode).toBe(415);
  });
});

it('wishes are kept one beside another, and a wrong hour is refused', async () => {
  const { alena } = await aBoardHouse(portal);
  const id = alena.memberId as number;
  const quiet = { from: '21:30', to: '06:00' };
  await wishes(alena, 'weekly', quiet);
  await alena.asks(session.settings, { id, settings: { sorts: { units: 'number' } } });
  expect((await alena.asks(session.verify, {})).user?.settings).toMatchObject({
    notifications: { messages: 'weekly' },
    quiet,
  });
  for (const from of ['24:00', '9:00', '', '12:60']) {
    expect(await alena.refused(session.settings, { id, settings: { quiet: { from, to: '07:00' } } })).toMatchObject({
      code: 400,
    });
  }
  await alena.asks(session.settings, { id, settings: { quiet: null } });
  expect((await alena.asks(session.verify, {})).user?.settings.quiet).toBeNull();
});
