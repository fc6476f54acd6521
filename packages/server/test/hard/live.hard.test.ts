import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { home } from '#contract/home/endpoints.ts';
import { live } from '#contract/live/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { openPool, type Pool } from '#server/base/db/db.ts';
import { atDatabase } from '#server/base/embedded/embedded-provision.ts';
import { longestWait } from '../../../web/src/live/news.ts';
import { aHouse, type Person } from '../house.ts';
import type { TestPortal } from '../portal.ts';
import { ask } from './portal-process.ts';
import { addressIn, call, endReal, type RealPortal, startReal } from './real-portal.ts';
import { aBareDatabase } from './warm.ts';

const streams = 500;
/** Of one account at most twelve may be open on one server. */
const each = 10;

let folder: string;
let database: string;
let settings: Record<string, string>;
let pool: Pool;
let people: Person[];
let chair: Person;
/** The chair of another house, who only reads. */
let stranger: Person;
let made = 0;
const started: RealPortal[] = [];
const leaving = new Set<AbortController>();

const startOne = async (): Promise<RealPortal> => {
  const portal = await startReal(folder, settings);
  started.push(portal);
  return portal;
};

beforeEach(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'pavlac-live-')));
  database = `live_${process.pid}_${++made}`;
  settings = await aBareDatabase(database);
});
afterEach(async () => {
  for (const one of leaving) one.abort();
  leaving.clear();
  for (const portal of started.splice(0)) await endReal(portal, 'SIGKILL');
  await pool.end();
  rmSync(folder, { recursive: true, force: true });
});

/** A house with as many people as it takes. */
async function furnish(owners: number): Promise<void> {
  pool = openPool(atDatabase(inject('appUrl'), database), { max: 2 });
  const portal = { pool, clock: { now: new Date() } } as unknown as TestPortal;
  const house = await aHouse(portal);
  chair = await house.chair();
  stranger = await (await aHouse(portal)).chair();
  people = [];
  for (let n = 0; n < owners; n += 1) people.push(await house.owner());
}

type Listener = { text: string; over: boolean; until(what: string, holds: (text: string) => boolean): Promise<number> };

async function listen(portal: RealPortal, who: Person, last?: string): Promise<Listener> {
  const leave = new AbortController();
  leaving.add(leave);
  const reply = await fetch(`${addressIn(portal)}${live.listen.path}`, {
    headers: { ...who.headers(), ...(last ? { 'last-event-id': last } : {}) },
    signal: leave.signal,
  });
  expect(reply.status).toBe(200);
  let look = () => {};
  const listener: Listener = {
    text: '',
    over: false,
    until: (what, holds) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${what}: ${listener.text}`)), 30_000);
        look = () => {
          if (!holds(listener.text)) return;
          clearTimeout(late);
          resolve(performance.now());
        };
        look();
      }),
  };
  const read = async () => {
    const text = new TextDecoder();
    for await (const bytes of reply.body as unknown as AsyncIterable<Uint8Array>) {
      listener.text += text.decode(bytes, { stream: true });
      look();
    }
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      listener.over = true;
      look();
    });
  await listener.until('hello', (text) => text.includes('event: hello'));
  return listener;
}

const write = (portal: RealPortal) =>
  call(addressIn(portal), '/api/v2/message', {
    method: 'POST',
    body: { title: 'Odstávka vody', description: '<p>Ve středu.</p>' },
    headers: chair.headers(),
  });
const hears = (one: Listener) => one.until('hears', (text) => text.includes('"messages"'));

const residentOf = ({ process: { pid } }: RealPortal) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const ears = async () =>
  (
    await ask<{ n: number }>(
      atDatabase(inject('superUrl'), database),
      `select count(*)::int as n from pg_stat_activity where application_name = 'pavlac-live' and datname = '${database}'`,
    )
  )[0]?.n;

test('500 open streams take under 100 MB and one connection, and all hear of a change at another server', async () => {
  const [portal, other] = [await startOne(), await startOne()];
  await furnish(streams / each);
  // What any first call brings is there.
  for (const one of [portal, other]) await warms(one);
  const before = residentOf(portal);
  const all: Listener[] = [];
  for (const who of people) all.push(...(await Promise.all(Array.from({ length: each }, () => listen(portal, who)))));
  expect(all).toHaveLength(streams);
  const grown = residentOf(portal) - before;
  expect(await ears()).toBe(2);
  const begun = performance.now();
  const [heard] = await Promise.all([Promise.all(all.map(hears)), write(other)]);
  const took = heard.map((at) => at - begun).sort((a, b) => a - b);
  const p95 = Math.round(took[Math.floor(took.length * 0.95)] ?? 0);
  process.stdout.write(`${streams} streams: ${grown.toFixed(0)} MB; told from another server, p95 ${p95} ms\n`);
  expect(grown).toBeLessThan(100);
  // A server that is told to end does not wait for those who listen.
  const ended = performance.now();
  expect(await endReal(portal)).toBe(0);
  expect(performance.now() - ended).toBeLessThan(10_000);
});

/** One stream that opens, hears and closes. */
async function warms(portal: RealPortal): Promise<void> {
  const one = await listen(portal, chair);
  await Promise.all([hears(one), write(portal)]);
}

test('who listened to a server that was killed hears of what they missed from another one', async () => {
  const [first, second] = [await startOne(), await startOne()];
  await furnish(1);
  const [who] = people as [Person];
  const one = await listen(first, who);
  await Promise.all([hears(one), write(second)]);
  const last = [...one.text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] as string;
  await endReal(first, 'SIGKILL');
  await one.until('is over', () => one.over);
  await write(second);
  const again = await listen(second, who, last);
  expect(again.text).toContain('"missed":true');
  await Promise.all([hears(again), write(second)]);
});

const unreadOf = async (portal: RealPortal, who: Person): Promise<number> => {
  const { status, data } = await call(addressIn(portal), home.waits.path, { headers: who.headers() });
  expect(status).toBe(200);
  return (data as { counts: Record<string, number> }).counts.messagesUnread ?? 0;
};

/** A page: it hears of a change, waits as pages of so many do, and asks; answers when it had the number and what that was. */
async function asked(portal: RealPortal, who: Person, one: Listener): Promise<{ at: number; unread: number }> {
  await hears(one);
  const listeners = Number([...one.text.matchAll(/"listeners":(\d+)/g)].at(-1)?.[1]);
  await sleep(Math.random() * longestWait(listeners));
  const unread = await unreadOf(portal, who);
  return { at: performance.now(), unread };
}

/** Reads of somebody of another house, two at a time with a pause, until they are stopped; answers how long 99 of 100 took at most. */
function reads(portal: RealPortal): () => Promise<number> {
  const took: number[] = [];
  let isOver = false;
  const reader = async () => {
    while (!isOver) {
      const began = performance.now();
      const { status } = await call(addressIn(portal), units.list.path, { headers: stranger.headers() });
      expect(status).toBe(200);
      took.push(performance.now() - began);
      await sleep(20);
    }
  };
  const all = Promise.all(Array.from({ length: 2 }, reader));
  return async () => {
    isOver = true;
    await all;
    return took.sort((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0;
  };
}

type Opened = { portal: RealPortal; who: Person; one: Listener };
/** One change: how many seconds until the last of all pages had the right number, and how reads of others took it. */
async function afterAChange([here, there]: readonly [RealPortal, RealPortal], all: readonly Opened[]) {
  const before = await unreadOf(here, people[0] as Person);
  const quiet = reads(here);
  await sleep(3_000);
  const alone = await quiet();
  const meanwhile = reads(here);
  const begun = performance.now();
  const [answers] = await Promise.all([
    Promise.all(all.map(({ portal, who, one }) => asked(portal, who, one))),
    write(there),
  ]);
  const beside = await meanwhile();
  const unread = [...new Set(answers.map((answer) => answer.unread - before))];
  return { unread, last: (Math.max(...answers.map(({ at }) => at)) - begun) / 1000, alone, beside };
}

test('numbers of 50 and of 500 pages of one house on two servers are right after a change, each having asked once', async () => {
  const servers = [await startOne(), await startOne()] as const;
  await furnish(streams / each);
  for (const one of servers) await warms(one);
  const all: Opened[] = [];
  const open = async () => {
    const [portal, who] = [servers[all.length % 2] as RealPortal, people[all.length % people.length] as Person];
    all.push({ portal, who, one: await listen(portal, who) });
  };
  for (const { pages, goal } of [
    { pages: 50, goal: 2 },
    { pages: streams, goal: 4 },
  ]) {
    while (all.length < pages) await open();
    for (const { one } of all) one.text = '';
    const { unread, last, alone, beside } = await afterAChange(servers, all);
    expect(unread).toEqual([1]);
    // Figures to read, on a machine that nobody else uses.
    process.stdout.write(
      `${pages} pages: right after ${last.toFixed(2)} s (goal ${goal}); p99 of reads of others ${alone.toFixed(0)} → ${beside.toFixed(0)} ms, ${(beside / alone).toFixed(2)}×\n`,
    );
  }
});
