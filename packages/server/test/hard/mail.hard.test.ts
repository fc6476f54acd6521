import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { atDatabase } from '#server/base/embedded/embedded-provision.ts';
import { aPost, type Post } from '../post.ts';
import { ask } from './portal-process.ts';
import { addressIn, call, endReal, type RealPortal, startReal } from './real-portal.ts';
import { aWarmDatabase } from './warm.ts';

const soon = { timeout: 30_000, interval: 20 };
const never = new Promise<never>(() => undefined);
const to = 'vlastnik@lipova.example';
let folder: string;
let database: string;
let settings: Record<string, string>;
let post: Post;
let started: RealPortal[];
let made = 0;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pavlac-mail-'));
  database = `mail_${process.pid}_${++made}`;
  settings = await aWarmDatabase(database, folder);
  post = await aPost();
  started = [];
});
afterEach(async () => {
  for (const portal of started) await endReal(portal, 'SIGKILL');
  await post.close();
  rmSync(folder, { recursive: true, force: true });
});

/** One more portal on the one database and the one folder of files. */
async function start(): Promise<RealPortal> {
  const portal = await startReal(folder, {
    ...settings,
    PAVLAC_SMTP_URL: post.url,
    PAVLAC_MAIL_FROM: 'Pavlač <pavlac@dum.example>',
  });
  started.push(portal);
  return portal;
}

const rows = <Row extends object>(sql: string) =>
  ask<Row & Record<string, unknown>>(atDatabase(inject('superUrl'), database), sql);
/** Time flies: leases of the dead end now, and the living are told. */
const leaseEnds = () => rows('update outbox set locked_until = now() where locked_until is not null; notify outbox');
const stateOf = async () =>
  (
    await rows<{ state: string; reason: string | null; handed: number; outcomes: string[]; secret: unknown }>(
      `select state, reason, handed, secret, array(select t ->> 'outcome' from jsonb_array_elements(tries) t) as outcomes
       from outbox where recipient = '${to}'`,
    )
  )[0];

const askForReset = async (portal: RealPortal) =>
  call(addressIn(portal), '/api/v2/auth/reset-password', { method: 'POST', body: { email: to } });

/** The portal is killed while the server, at this point of the conversation, keeps it waiting. */
async function killedAt(portal: RealPortal, point: 'recipient' | 'accepted', begin: () => Promise<unknown>) {
  const reached = Promise.withResolvers<void>();
  post.behaviour = {
    [point]: () => {
      reached.resolve();
      return never;
    },
  };
  await begin();
  await reached.promise;
  await endReal(portal, 'SIGKILL');
  post.behaviour = {};
}

test('killed before DATA: another portal sends it, once, and nobody counts it as a repeat', async () => {
  const first = await start();
  const second = await start();
  // Stopped, it does not take the mail before the first one; then it goes on.
  second.process.kill('SIGSTOP');
  await killedAt(first, 'recipient', () => askForReset(first));
  second.process.kill('SIGCONT');
  expect(post.mails).toEqual([]);
  await leaseEnds();
  await vi.waitFor(async () => expect((await stateOf())?.state).toBe('sent'), soon);
  expect(await stateOf()).toMatchObject({ handed: 1, outcomes: ['died', 'accepted'], secret: null });
  expect(post.mails.map((m) => m.to)).toEqual([to]);
});

test('killed after acceptance: one repeat with the same Message-ID, told by the row; after a second kill no third', async () => {
  const first = await start();
  await killedAt(first, 'accepted', () => askForReset(first));
  expect(post.mails.length).toBe(1);
  const second = await start();
  await leaseEnds();
  await vi.waitFor(async () => expect((await stateOf())?.state).toBe('sent'), soon);
  expect(await stateOf()).toMatchObject({ handed: 2, outcomes: ['died', 'accepted'], secret: null });
  expect(post.mails.map((m) => [m.to, m.messageId])).toEqual([0, 1].map(() => [to, post.mails[0]?.messageId]));

  post.mails.length = 0;
  await rows(`delete from outbox where recipient = '${to}'`);
  await killedAt(second, 'accepted', () => askForReset(second));
  const third = await start();
  await killedAt(third, 'accepted', leaseEnds);
  await start();
  await leaseEnds();
  await vi.waitFor(async () => expect((await stateOf())?.state).toBe('failed'), soon);
  expect(await stateOf()).toMatchObject({ reason: 'doubt', handed: 2 });
  expect(post.mails.map((m) => m.messageId)).toEqual([0, 1].map(() => post.mails[0]?.messageId));
});

test('two portals share 200 mails; one is killed amid them and every mail arrives, at most the held ones twice', async () => {
  const [first] = [await start(), await start()];
  let accepted = 0;
  post.behaviour = {
    accepted: () => {
      if (++accepted === 60) first.process.kill('SIGKILL');
    },
  };
  await rows(`insert into outbox (kind, recipient, lang, data, created_at, next_at)
    select 'reset', 'soused' || i || '@dum.example', 'cs', '{"email":"x"}', now(), now() from generate_series(1, 200) i`);
  const waiting = async () =>
    (await rows<{ n: number }>("select count(*)::int as n from outbox where state <> 'sent'"))[0]?.n;
  // The living one takes all that the dead one does not hold.
  await vi.waitFor(async () => expect(await waiting()).toBeLessThanOrEqual(5), soon);
  const held = (await waiting()) as number;
  await leaseEnds();
  await vi.waitFor(async () => expect(await waiting()).toBe(0), soon);
  const times = new Map<string, string[]>();
  for (const { to: address, messageId } of post.mails) times.set(address, [...(times.get(address) ?? []), messageId]);
  expect(times.size).toBe(200);
  const repeated = [...times.values()].filter((ids) => ids.length > 1);
  expect(repeated.length).toBeLessThanOrEqual(held);
  for (const ids of repeated) expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  const told = await rows<{ n: number }>('select count(*)::int as n from outbox where handed = 2');
  expect(told[0]?.n).toBeGreaterThanOrEqual(repeated.length);
});

test('asked to end while a mail is under way, the portal finishes it and leaves with 0', async () => {
  const portal = await start();
  const under = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  post.behaviour = {
    recipient: () => {
      under.resolve();
      return go.promise;
    },
  };
  await askForReset(portal);
  await under.promise;
  portal.process.kill('SIGTERM');
  await vi.waitFor(() => expect(portal.said).toContain('Ukončuji …'), soon);
  go.resolve();
  expect(await portal.ended).toBe(0);
  expect(await stateOf()).toMatchObject({ state: 'sent', handed: 1 });
  expect(post.mails.length).toBe(1);
});
