import { expect, test, vi } from 'vitest';
import { addressIn, call, endReal } from './real-portal.ts';
import { aMinute, aTold, owners, published } from './thousand-told.ts';

const { start, chairOf, moveIn, rows, count, post, database } = aTold();

test('a planned message of two portals, one killed amid telling, goes to everybody exactly once', async () => {
  const [first, second] = [await start(), await start()];
  const { headers, svjId } = await chairOf(first);
  await moveIn(svjId);
  const planned = { ...published, long_term: false, dateTo: new Date(Date.now() + 7 * 24 * 3600_000).toISOString() };
  // Far enough for a busy computer: what is for now is told inside of the call.
  const dateFrom = new Date(Date.now() + 15_000).toISOString();
  const { status, data } = await call(addressIn(first), '/api/v2/message', {
    method: 'POST',
    headers,
    body: { ...planned, dateFrom },
  });
  expect(status).toBe(200);
  const { id } = data as { id: number };
  expect(await count(`notice where owner = 'message' and owner_id = ${id}`)).toBe(0);
  let accepted = 0;
  post().behaviour = {
    accepted: () => {
      if (++accepted === 100) first.process.kill('SIGKILL');
    },
  };
  await vi.waitFor(
    async () => expect(await count(`message where id = ${id} and announced_at is not null`)).toBe(1),
    aMinute,
  );
  const told = await count(`notice where owner = 'message' and owner_id = ${id}`);
  const mails = await count(`outbox where message_id in (select message_id from notice where owner_id = ${id})`);
  expect(told).toBeGreaterThanOrEqual(owners);
  expect(mails).toBe(
    await count(`(select distinct lower(recipient) from notice where owner_id = ${id} and recipient is not null)`),
  );
  // The living one takes all that the dead one does not hold, and that once its lease is over.
  const waiting = () => count("outbox where state = 'waiting'");
  await vi.waitFor(async () => expect(await waiting()).toBeLessThanOrEqual(5), aMinute);
  await rows('update outbox set locked_until = now() where locked_until is not null; notify outbox');
  await vi.waitFor(async () => expect(await waiting()).toBe(0), aMinute);
  expect(second.process.exitCode).toBeNull();
  const byAddress = Map.groupBy(
    post().mails.filter((m) => m.subject === published.title),
    (m) => m.to,
  );
  expect(byAddress.size).toBe(mails);
  // What the dead one was handing over may come once more, under the same Message-ID.
  const twice = [...byAddress.values()].filter((some) => some.length > 1);
  expect(twice.length).toBeLessThanOrEqual(5);
  for (const some of twice) expect([some.length, new Set(some.map((m) => m.messageId)).size]).toEqual([2, 1]);
  expect(await count(`notice where owner_id = ${id}`)).toBe(told);
});

test('killed between the claim and the commit, it is told by another portal', async () => {
  const first = await start();
  const { headers, svjId } = await chairOf(first);
  await moveIn(svjId);
  const dateTo = new Date(Date.now() + 7 * 24 * 3600_000).toISOString();
  // Whoever tells first waits with the transaction open; numbers of a sequence are not given back.
  await rows(`create schema waiting; create sequence waiting.once;
    create function waiting.once() returns trigger language plpgsql security definer as
    $$ begin if nextval('waiting.once') = 1 then perform pg_sleep(600); end if; return null; end $$;
    create trigger once after insert on notice for each statement execute function waiting.once()`);
  // Here the call would wait with it.
  const dateFrom = new Date(Date.now() + 15_000).toISOString();
  const term = { long_term: false, dateFrom, dateTo };
  const body = { ...published, ...term };
  const { data } = await call(addressIn(first), '/api/v2/message', { method: 'POST', headers, body });
  const { id } = data as { id: number };
  const waiting = async () =>
    (
      await rows<{ pid: number }>(
        `select pid from pg_stat_activity where datname = '${database()}' and wait_event = 'PgSleep'`,
      )
    )[0];
  await vi.waitFor(async () => expect(await waiting()).toBeDefined(), aMinute);
  const second = await start();
  expect(await count(`message where id = ${id} and announced_at is not null`)).toBe(0);
  await endReal(first, 'SIGKILL');
  // The database learns of a dead client only when it writes to it.
  await rows(`select pg_terminate_backend(${(await waiting())?.pid})`);
  await vi.waitFor(
    async () => expect(await count(`message where id = ${id} and announced_at is not null`)).toBe(1),
    aMinute,
  );
  expect(await count(`notice where owner_id = ${id} and recipient is not null`)).toBeGreaterThanOrEqual(owners);
  await vi.waitFor(async () => expect(await count("outbox where state = 'waiting'")).toBe(0), aMinute);
  const mailed = post()
    .mails.filter((m) => m.subject === published.title)
    .map((m) => m.to);
  expect(mailed.length).toBeGreaterThanOrEqual(owners);
  expect(new Set(mailed).size).toBe(mailed.length);
  expect(second.process.exitCode).toBeNull();
});
