import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { votePaper } from '#contract/paper/endpoints.ts';
import type { TicketPrint } from '#contract/paper/schema.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { aroundOf, jobsOf } from '#server/around.ts';
import { type Errand, type Jobs, openJobs } from '#server/base/start/jobs.ts';
import { endIfDue, remindIfDue } from '#server/course/jobs.ts';
import { aMessage } from './messages.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { aRunningVote, type Running } from './votes.ts';

const soon = { timeout: 25_000, interval: 200 };
const day = 24 * 3600_000;
let portal: TestPortal;
/** Two servers of one database. */
let servers: Jobs[];
const errors: unknown[] = [];
beforeAll(async () => {
  portal = await aPortal();
  // Errands come by the clock of the database.
  portal.clock.now = new Date();
  servers = [];
  for (let n = 0; n < 2; n += 1)
    servers.push(await openJobs(portal.ownerUrl, 'pavlac_app', (e) => void errors.push(e)));
});
afterAll(async () => {
  for (const one of servers) await one.stop();
  await portal.close();
});

const [first, second] = [() => servers[0] as Jobs, () => servers[1] as Jobs];

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    return (await db.query<Row>(text)).rows;
  } finally {
    await db.end();
  }
}
const left = (name: string) =>
  ask<{ state: string; data: { id: number } }>(
    portal.ownerUrl,
    `select state, data from pgboss.job where name = '${name}'`,
  );

it('an errand is there if and only if the transaction is committed, and is done once by two servers', {
  timeout: 60_000,
}, async () => {
  const done: number[] = [];
  const errand: Errand = { name: 'probe.errand', does: async ({ id }) => void done.push(id) };
  const send = (id: number) =>
    portal.pool.transaction('read write', async (db) => {
      await first().queue.send(db, errand.name, { svj: 1, id });
      if (id === 1) throw new Error('no');
    });
  await expect(send(1)).rejects.toThrow('no');
  await send(2);
  expect((await left(errand.name)).map((job) => job.data.id)).toEqual([2]);
  await first().work([errand]);
  await second().work([errand]);
  for (let id = 3; id < 9; id += 1) await send(id);
  await vi.waitFor(() => expect(done).toHaveLength(7), soon);
  expect([...done].sort()).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(await first().lateSeconds()).toBeLessThan(60);
});

it('dead rows are cleaned away by the owner of the table after the errand', { timeout: 60_000 }, async () => {
  const cleaned = async () => {
    const [row] = await ask<{ last_vacuum: Date | null }>(
      portal.ownerUrl,
      "select last_vacuum from pg_stat_user_tables where relname = 'survey_box'",
    );
    return row?.last_vacuum ?? null;
  };
  expect(await cleaned()).toBeNull();
  const errand: Errand = { name: 'probe.cleaning', does: async () => undefined, vacuums: ['survey_box'] };
  await first().work([errand]);
  await portal.pool.transaction('read write', (db) => first().queue.send(db, errand.name, { svj: 1, id: 1 }));
  await vi.waitFor(async () => expect(await cleaned()).toBeInstanceOf(Date), soon);
});

it('one that fails is tried again, and the failure is told', { timeout: 60_000 }, async () => {
  const before = errors.length;
  let tries = 0;
  await first().work([
    {
      name: 'probe.failing',
      does: async () => {
        tries += 1;
        if (tries === 1) throw new Error('not yet');
      },
    },
  ]);
  await portal.pool.transaction('read write', (db) => first().queue.send(db, 'probe.failing', { svj: 1, id: 1 }));
  const waits = async () => (await left('probe.failing')).map((job) => job.state);
  await vi.waitFor(async () => expect(await waits()).toEqual(['retry']), soon);
  // Its time comes at once instead of in a few seconds.
  await ask(portal.ownerUrl, "update pgboss.job set start_after = now() where name = 'probe.failing'");
  await vi.waitFor(() => expect(tries).toBe(2), soon);
  expect(errors.slice(before).map(String)).toEqual(['Error: not yet']);
});

it('the role of the application leaves errands and neither reads nor changes them', async () => {
  for (const text of [
    'select data from pgboss.job',
    'delete from pgboss.job',
    "update pgboss.job set state = 'completed'",
    'delete from pgboss.queue',
    'select * from pgboss.schedule',
    'create table pgboss.mine ()',
  ])
    await expect(ask(portal.appUrl, text), text).rejects.toThrow('permission denied');
});

let working: Promise<void> | undefined;
/** Everything the nouns leave is done by both servers, as they would, from the first test on that needs it. */
const atWork = (): Promise<void> => {
  working ??= beginToWork();
  return working;
};
async function beginToWork(): Promise<void> {
  portal.queue = first().queue;
  const errands = jobsOf(portal, () => undefined, aroundOf(portal)).filter((work): work is Errand => 'does' in work);
  expect(errands.map((e) => e.name).sort()).toEqual([
    'cadastre.check',
    'cadastre.extract',
    'documents.read',
    'documents.scan',
    'gallery.sizes',
    'insolvency.check',
    'invoices.issue',
    'messages.release',
    'portable.import',
    'portable.pack',
    'prescriptions.print',
    'proposals.recount',
    'reminders.print',
    'reports.endedFromWall',
    'summons.later',
    'surveys.clean',
    'surveys.course',
    'votes.end',
    'votes.remind',
    'votes.tickets',
  ]);
  for (const one of servers) await one.work(errands);
}

/** Reminded, with an end that comes in so many seconds. */
async function aShortVote(seconds: number): Promise<Running> {
  const closesAt = new Date(portal.clock.now.getTime() + seconds * 1000).toISOString();
  return aRunningVote(portal, { basis: 'poll', closesAt });
}

it('planned messages go out, votes end and tickets are printed without any clock of the portal', {
  timeout: 90_000,
}, async () => {
  await atWork();
  portal.clock.now = new Date();
  const clock = setInterval(() => {
    portal.clock.now = new Date();
  }, 100);
  try {
    const [vote, quiet] = [await aShortVote(60), await aShortVote(5)];
    const { chair } = vote;
    const dateFrom = new Date(Date.now() + 3000).toISOString();
    const message = await aMessage(chair, { dateFrom });
    const seatOf = (id: number) =>
      vote.house.inside((db) =>
        db.execute(`insert into vote_seat (svj_id, vote_id, position, unit_ids, units, owners, num, den, owner_ids)
          select ${vote.house.id}, ${id}, 100 + n, array[n], 'P' || n, 'Soused ' || n, 1, 1000, '{}' from generate_series(1, 58) n`),
      );
    await seatOf(vote.vote.id);
    const print = (await chair.asks(votePaper.voteTickets, { id: vote.vote.id })) as TicketPrint;
    await vi.waitFor(async () => {
      const [found] = (await chair.asks(votePaper.ticketPrints, { id: vote.vote.id })).prints;
      expect([found?.id, found?.state]).toEqual([print.id, 'done']);
    }, soon);
    const announced = () =>
      vote.house.inside(async (db) => {
        const { rows } = await db.execute(`select from message where id = ${message.id} and announced_at is not null`);
        return rows.length;
      });
    await vi.waitFor(async () => expect(await announced()).toBe(1), soon);
    const ended = async () => (await quiet.chair.asks(votes.one, { id: quiet.vote.id })).status;
    await vi.waitFor(async () => expect(await ended()).toBe('finish'), soon);
  } finally {
    clearInterval(clock);
  }
});

it('what comes twice, late, too soon, or to what is gone does no harm', { timeout: 60_000 }, async () => {
  await atWork();
  portal.clock.now = new Date();
  const { house, chair, vote } = await aRunningVote(portal, { basis: 'poll', remindDays: 3 });
  const about = { svj: house.id, id: vote.id };
  const closes = new Date(vote.closesAt as string);
  const entries = () => house.count('vote_entry');
  const started = await entries();
  expect(await endIfDue(portal, about)).toBe(false);
  expect(await remindIfDue(portal, about)).toBe(false);
  expect(await entries()).toBe(started);

  portal.clock.now = new Date(closes.getTime() - 2 * day);
  const reminded = await Promise.all([1, 2, 3].map(() => remindIfDue(portal, about)));
  expect(reminded.filter(Boolean)).toHaveLength(1);

  portal.clock.now = new Date(closes.getTime() + day);
  const ended = await Promise.all([1, 2, 3].map(() => endIfDue(portal, about)));
  expect(ended.filter(Boolean)).toHaveLength(1);
  expect((await chair.asks(votes.one, { id: vote.id })).status).toBe('finish');
  expect(await endIfDue(portal, about)).toBe(false);
  const gone = [
    { svj: house.id, id: 999_999 },
    { svj: 999_999, id: vote.id },
  ];
  const before = errors.length;
  await portal.pool.transaction('read write', async (db) => {
    for (const name of ['votes.end', 'votes.remind', 'votes.tickets', 'messages.release'])
      for (const about of gone) await first().queue.send(db, name, about);
  });
  const waiting = () =>
    ask(
      portal.ownerUrl,
      `select from pgboss.job where state <> 'completed' and data->>'id' in ('999999', '${vote.id}')
      and (data->>'id' = '999999' or data->>'svj' = '999999')`,
    );
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), soon);
  expect(errors.slice(before)).toEqual([]);
});
