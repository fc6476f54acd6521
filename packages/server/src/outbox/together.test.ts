import { afterEach, beforeEach, expect, it } from 'vitest';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aPost, type Mail, type Post } from '#house/post.ts';
import { aSender, queue, rowOf } from '#house/sender.ts';
import { lease } from '../base/mail/queue.ts';
import type { Sender } from './steps.ts';

let portal: TestPortal;
let post: Post;
let senders: Sender[];

beforeEach(async () => {
  portal = await aPortal();
  post = await aPost();
  senders = [aSender(portal, post), aSender(portal, post)];
});
afterEach(async () => {
  for (const sender of senders) await sender.stop();
  await post.close();
  await portal.close();
});

const later = (ms: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + ms);
};

it('two workers share 200 mails and each goes out exactly once', async () => {
  const all = Array.from({ length: 200 }, (_, i) => `soused${i}@dum.example`);
  for (const to of all) await queue(portal, { to });
  const [one, other] = await Promise.all(senders.map((s) => s.run()));
  expect((one as number) + (other as number)).toBe(200);
  expect(Math.min(one as number, other as number)).toBeGreaterThan(0);
  expect(post.mails.map((m) => m.to).sort()).toEqual([...all].sort());
  expect(new Set(post.mails.map((m) => m.messageId)).size).toBe(200);
});

it('a connection that breaks after acceptance leads to one repeat with the same Message-ID, never to a third', async () => {
  const to = 'dvakrat@dum.example';
  await queue(portal, { to });
  const [sender] = senders as [Sender, Sender];
  // The server keeps the mail and falls over before it says so.
  const fall = async (_: Mail) => {
    const { port } = post;
    const kept = post.mails;
    await Promise.race([post.close(), new Promise((r) => setTimeout(r, 300))]);
    post = await aPost({}, port);
    post.mails.push(...kept);
  };
  post.behaviour = { accepted: fall };
  await sender.run();
  expect(await rowOf(portal, to)).toMatchObject({ state: 'waiting', handed: 1, outcomes: ['unknown'] });
  later(60_000);
  post.behaviour = { accepted: fall };
  await sender.run();
  expect(await rowOf(portal, to)).toMatchObject({ state: 'failed', reason: 'doubt', handed: 2 });
  later(24 * 3600_000);
  await sender.run();
  expect(post.mails.map((m) => [m.to, m.messageId === post.mails[0]?.messageId])).toEqual([
    [to, true],
    [to, true],
  ]);
});

it('what one worker holds, another takes only after its lease, and only one of them hands it over', async () => {
  const to = 'drzeny@dum.example';
  await queue(portal, { to });
  const [first, second] = senders as [Sender, Sender];
  const stalled = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  let times = 0;
  post.behaviour = {
    recipient: () => {
      if (++times > 1) return undefined;
      arrived.resolve();
      return stalled.promise;
    },
  };
  const slow = first.run();
  await arrived.promise;
  expect(await second.run()).toBe(0);
  later(lease + 1000);
  expect(await second.run()).toBe(1);
  stalled.resolve();
  await slow;
  expect(post.mails.length).toBe(1);
  expect(await rowOf(portal, to)).toMatchObject({ state: 'sent', handed: 1, outcomes: ['died', 'accepted'] });
});
