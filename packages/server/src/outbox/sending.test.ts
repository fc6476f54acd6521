import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pauses } from '#contract/outbox/rules.ts';
import { aHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aPost, type Post, Refusal } from '#house/post.ts';
import { aSender, queue, rowOf } from '#house/sender.ts';
import { queueMail } from '../base/mail/mail.ts';
import { whyNotEnter } from './queries.ts';
import type { Sender } from './steps.ts';

let portal: TestPortal;
let post: Post;
let sender: ReturnType<typeof aSender>;
const more: Sender[] = [];

beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  post = await aPost();
  sender = aSender(portal, post);
});
afterEach(async () => {
  for (const one of [sender, ...more.splice(0)]) await one.stop();
  await post.close();
});

const later = (ms: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + ms);
};

describe('a mail', () => {
  it('goes out if and only if its transaction commits', async () => {
    await portal.pool
      .transaction('read write', async (db) => {
        const mail = { svjId: null, kind: 'reset', recipient: 'nikdy@dum.example', data: { email: 'x' } } as const;
        await queueMail(db, { ...mail, createdAt: portal.clock.now });
        throw new Error('nothing of it holds');
      })
      .catch(() => undefined);
    await queue(portal, { to: 'vzdy@dum.example' });
    await sender.run();
    expect(post.mails.map((m) => m.to)).toEqual(['vzdy@dum.example']);
  });

  it.each([
    ['cs', 'Nové heslo do Pavlače', 'Někdo, nejspíš vy, požádal', 'Nastavit nové heslo'],
    ['en', 'A new password for Pavlač', 'Somebody, probably you, asked', 'Set a new password'],
  ] as const)('in %s says the same as text and as HTML, diacritics whole', async (lang, subject, begins, action) => {
    const to = `pisnicka.${lang}@dum.example`;
    const secret = { url: 'https://portal.example/zmena-hesla/t?a=1&b=2', code: '031592' };
    const { id, name } = await aHouse(portal);
    await queue(portal, { to, lang, secret, svjId: id, data: { email: '<b>Žluťoučký</b> & kůň' } });
    await sender.run();
    const mail = await post.mailTo(to);
    expect(mail).toMatchObject({ subject, from: 'pavlac@dum.example' });
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(begins);
      expect(body).toContain(action);
      expect(body).toContain(name);
      expect(body).toContain('031592');
      expect(body).toContain('portal.example');
    }
    expect(mail.text).toContain('<b>Žluťoučký</b> & kůň');
    expect(mail.html).toContain('&lt;b&gt;Žluťoučký&lt;/b&gt; &amp; kůň');
    expect(mail.links).toEqual([secret.url, secret.url]);
    expect(mail.html).not.toMatch(/<img|src=|url\(/);
    expect(mail.raw.toString()).toMatch(/^Auto-Submitted: auto-generated/m);
    const row = await rowOf(portal, to);
    expect(row).toMatchObject({ state: 'sent', secret: null, handed: 1, outcomes: ['accepted'] });
    expect(mail.messageId).toBe(`<${row.message_id}@portal.example>`);
  });

  it('whose text cannot be said is kept and never mailed', async () => {
    await queue(portal, { to: 'dira@dum.example', data: {} });
    await sender.run();
    expect(post.mails).toEqual([]);
    expect(await rowOf(portal, 'dira@dum.example')).toMatchObject({ state: 'failed', reason: 'template' });
  });

  it('is not told to whoever may no longer enter, and its link is forgotten', async () => {
    const house = await aHouse(portal);
    const inside = await house.person();
    const outside = await house.person();
    await house.inside((db) => db.execute(`update member set has_access = false where id = ${outside.memberId}`));
    const strict = aSender(portal, post, { reset: whyNotEnter });
    more.push(strict);
    for (const { email } of [inside, outside]) await queue(portal, { to: email, svjId: house.id });
    await strict.run();
    expect(post.mails.map((m) => m.to)).toEqual([inside.email]);
    expect(await rowOf(portal, outside.email)).toMatchObject({ state: 'dropped', reason: 'access', secret: null });
  });
});

describe('a server that does not take it', () => {
  it('for now is asked again after growing pauses, until almost five days later it is given up and kept', async () => {
    const to = 'pozdeji@dum.example';
    post.behaviour = { recipient: () => Promise.reject(new Refusal(451, 'Greylisted, come back')) };
    await queue(portal, { to });
    for (const pause of pauses) {
      expect(await sender.run()).toBe(1);
      expect(await rowOf(portal, to)).toMatchObject({ state: 'waiting', pause: pause / 1000, handed: 0 });
      later(pause - 1000);
      expect(await sender.run()).toBe(0);
      later(1000);
    }
    await sender.run();
    const row = await rowOf(portal, to);
    expect(row).toMatchObject({ state: 'failed', reason: 'exhausted', attempts: pauses.length + 1 });
    expect(row.secret?.url).toContain('zmena-hesla');
    expect(row.replies.at(-1)).toContain('Greylisted');
    expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
    expect(JSON.stringify(sender.warned)).not.toContain('@');
  });

  it('for now when all of it is in is sent whole again under the same Message-ID', async () => {
    const to = 'podruhe@dum.example';
    let times = 0;
    post.behaviour = { data: () => (++times === 1 ? Promise.reject(new Refusal(452, 'Disk full')) : undefined) };
    await queue(portal, { to });
    await sender.run();
    expect(await rowOf(portal, to)).toMatchObject({ state: 'waiting', handed: 0, outcomes: ['delayed'] });
    later(60_000);
    await sender.run();
    expect(await rowOf(portal, to)).toMatchObject({ state: 'sent', handed: 1, outcomes: ['delayed', 'accepted'] });
    expect(post.mails.length).toBe(1);
  });

  it('for ever ends it at once with the server’s sentence', async () => {
    const to = 'neznamy@dum.example';
    post.behaviour = { recipient: () => Promise.reject(new Refusal(550, 'No such user here')) };
    await queue(portal, { to });
    await sender.run();
    const row = await rowOf(portal, to);
    expect(row).toMatchObject({ state: 'failed', reason: 'refused', attempts: 1, outcomes: ['refused'] });
    expect(row.replies[0]).toContain('550 No such user here');
  });

  it('because it is not there at all costs nothing but time', async () => {
    const to = 'nikdo.doma@dum.example';
    await post.close();
    await queue(portal, { to });
    await sender.run();
    expect(await rowOf(portal, to)).toMatchObject({ state: 'waiting', handed: 0, outcomes: ['delayed'] });
    post = await aPost({}, post.port);
    later(60_000);
    await sender.run();
    expect(await rowOf(portal, to)).toMatchObject({ state: 'sent' });
  });
});

it('a mail due more than five days ago goes out only by hand', async () => {
  await queue(portal, { to: 'stary@dum.example' });
  later(5 * 24 * 3600_000 + 1000);
  await sender.run();
  expect(post.mails).toEqual([]);
  expect(await rowOf(portal, 'stary@dum.example')).toMatchObject({ state: 'failed', reason: 'stale' });
});
