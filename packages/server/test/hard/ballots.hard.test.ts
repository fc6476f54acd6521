import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Receipt } from '#contract/answers/schema.ts';
import type { Pack } from '#contract/ledger/rules-recount.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { checkLedger } from '#contract/verification/rules-checks.ts';
import { checkReceipt } from '#contract/verification/rules-receipt.ts';
import { drawn, seed } from '../seed.ts';
import { postmasterOf } from './portal-process.ts';
import { addressIn, call, databaseOf, endReal, type RealPortal, signIn, startReal } from './real-portal.ts';
import { aWarmFolder } from './warm.ts';

const rounds = 10;
const writers = 4;
const soon = { timeout: 60_000, interval: 20 };

let folder: string;
let portal: RealPortal;
let address: Promise<string>;
let me: Awaited<ReturnType<typeof signIn>>;
let vote: VoteDetail;
let seats: number[];
let finished = false;
/** Receipts that a 200 has brought: whoever has one was promised that the entry is there. */
const confirmed: Receipt[] = [];
const strange: string[] = [];
let unanswered = 0;

/** Asks until the portal reaches its database: a connection that the kill broke is found out only when it is used. */
async function asking(path: string, method = 'GET', body?: object) {
  for (;;) {
    const answer = await call(await address, path, { method, headers: me.headers, ...(body ? { body } : {}) });
    if (answer.status === 503) continue;
    expect([path, answer.status === 200 ? undefined : answer]).toEqual([path, undefined]);
    return answer.data as never;
  }
}

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'pavlac-ballots-')));
  await aWarmFolder(folder);
  portal = await startReal(folder);
  address = Promise.resolve(addressIn(portal));
  me = await signIn(await address, 'predseda@lipova.example');
  const form = {
    name: 'Zkouška pádů',
    type: 'local',
    basis: 'assembly',
    participation_count: 50,
    accept_count: 50,
    points: [{ name: 'První' }, { name: 'Druhý' }],
  };
  const draft: VoteDetail = await asking('/api/v2/vote', 'POST', form);
  vote = await asking(`/api/v2/vote/${draft.id}/start`, 'PUT', { updatedAt: draft.updatedAt });
  const { users } = (await asking(`/api/v2/vote/${vote.id}/users?sizePerPage=all`)) as {
    users: { id: number; own: boolean }[];
  };
  seats = users.filter((u) => !u.own).map((u) => u.id);
});
afterAll(async () => {
  finished = true;
  await endReal(portal);
  rmSync(folder, { recursive: true, force: true });
});

const isReady = () => vi.waitFor(async () => expect((await call(await address, '/api/ready')).status).toBe(200), soon);

const values = ['agree', 'notAgree', 'noVote'] as const;

/** Corrects one seat again and again; a lost answer is neither yes nor no. */
async function writeOn(writer: number): Promise<void> {
  for (let n = 0; !finished; n++) {
    const seat = seats[(writer + n * writers) % seats.length] as number;
    const points = vote.votePoints.map((p, i) => ({
      vote_point_id: p.id,
      voted_user_id: seat,
      vote_value: values[(n + i + Math.floor(n / seats.length)) % 3],
    }));
    try {
      const path = `/api/v2/vote/${vote.id}/storeWithCode?ids=${seat}`;
      const { status, key, data } = await call(await address, path, {
        method: 'POST',
        body: { points },
        headers: me.headers,
      });
      if (status === 200) confirmed.push(...(data as { receipts: Receipt[] }).receipts);
      else if (status !== 503) strange.push(`${status} ${key}`);
    } catch {
      unanswered += 1;
      await isReady().catch(() => undefined);
    }
  }
}

async function wholeLedger(): Promise<Pack> {
  const pages: Pack[] = [];
  for (let page = 1; ; page++) {
    const one = (await asking(`/api/v2/vote/${vote.id}/ledger?sizePerPage=all&page=${page}`)) as Pack & {
      total: number;
    };
    pages.push(one);
    const entries = pages.flatMap((p) => p.entries);
    if (entries.length >= one.total) return { ...(pages[0] as Pack), entries };
  }
}

async function killPortal(): Promise<void> {
  const restarted = Promise.withResolvers<string>();
  address = restarted.promise;
  await endReal(portal, 'SIGKILL');
  portal = await startReal(folder);
  restarted.resolve(addressIn(portal));
}

test(`${rounds} × kill -9 of the portal and of its database in turn loses no receipt that somebody has (seed ${seed})`, {
  timeout: 10 * 60_000,
}, async () => {
  const work = Array.from({ length: writers }, (_, i) => writeOn(i));
  for (let round = 0; round < rounds; round++) {
    const before = confirmed.length;
    await vi.waitFor(() => expect(confirmed.length).toBeGreaterThan(before + 5 + drawn(`kill ${round}`, 15)), soon);
    if (drawn('first victim', 2) === round % 2) await killPortal();
    else process.kill(postmasterOf(databaseOf(folder)), 'SIGKILL');
    await isReady();
  }
  finished = true;
  await Promise.all(work);
  expect(strange).toEqual([]);
  // Otherwise the kills fell between the writes and nothing was proven.
  expect(unanswered).toBeGreaterThan(rounds / 4);

  await asking(`/api/v2/vote/${vote.id}/cancel`, 'PUT', { reason: 'Konec zkoušky' });
  const pack = await wholeLedger();
  expect(checkLedger(pack)).toEqual([]);
  const lost = confirmed.filter((receipt) => checkReceipt(pack, receipt).length > 0);
  expect(lost).toEqual([]);
  expect(new Set(confirmed.map((r) => r.seq)).size).toBe(confirmed.length);
});
