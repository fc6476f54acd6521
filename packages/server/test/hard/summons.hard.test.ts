import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { atDatabase } from '#server/base/embedded/embedded-provision.ts';
import { aPost, type Post } from '../post.ts';
import { ask } from './portal-process.ts';
import { addressIn, call, endReal, type RealPortal, signIn, startReal } from './real-portal.ts';
import { aWarmDatabase } from './warm.ts';

const aMinute = { timeout: 150_000, interval: 250 };
const seats = 2000;
let folder: string;
let database: string;
let settings: Record<string, string>;
let post: Post;
let started: RealPortal[];
let made = 0;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pavlac-summons-'));
  database = `summons_${process.pid}_${++made}`;
  settings = await aWarmDatabase(database, folder);
  post = await aPost();
  started = [];
});
afterEach(async () => {
  for (const portal of started) await endReal(portal, 'SIGKILL');
  await post.close();
  rmSync(folder, { recursive: true, force: true });
});

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
const count = async (from: string) => (await rows<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n ?? 0;

/** A house of two thousand units more, each of an owner who can be mailed. */
async function moveIn(svjId: number): Promise<void> {
  await rows(`with new as (
      insert into member (svj_id, kind, first_name, last_name, role, name_key)
      select ${svjId}, 'person', 'Jan', 'Soused ' || n, 'owner', 'jan soused ' || n from generate_series(1, ${seats}) n
      returning svj_id, id)
    insert into member_contact (svj_id, member_id, kind, value)
    select svj_id, id, 'email', 'soused' || id || '@dum.example' from new`);
  await rows(`insert into unit (svj_id, entrance_id, number, type)
    select ${svjId}, (select min(id) from entrance where svj_id = ${svjId}), 'V/' || n, 'flat' from generate_series(1, ${seats}) n`);
  await rows(`insert into unit_share (svj_id, unit_id, num, den, valid_from)
    select svj_id, id, 1, 100000, date '2020-01-01' from unit where svj_id = ${svjId} and number like 'V/%'`);
  await rows(`with paired as (
      select u.id as unit_id, m.id as member_id from
        (select id, row_number() over (order by id) n from unit where svj_id = ${svjId} and number like 'V/%') u
        join (select id, row_number() over (order by id) n from member where svj_id = ${svjId} and last_name like 'Soused %') m using (n)
    ), owned as (
      insert into ownership (svj_id, unit_id, num, den, joint, valid_from)
      select ${svjId}, unit_id, 1, 1, false, date '2020-01-01' from paired returning id, unit_id
    )
    insert into ownership_member (svj_id, ownership_id, member_id, position)
    select ${svjId}, owned.id, paired.member_id, 0 from owned join paired using (unit_id)`);
  await rows('analyze');
}

async function aDraft(portal: RealPortal) {
  const { headers, memberId } = await signIn(addressIn(portal), 'predseda@lipova.example');
  const [row] = await rows<{ svj_id: number }>(`select svj_id::int from member where id = ${memberId}`);
  const svjId = row?.svj_id as number;
  await moveIn(svjId);
  const from = Date.now() + 40 * 24 * 3600_000;
  const body = {
    ...{ name: 'Velké shromáždění', address: 'Sokolovna', description: '<p>Program</p>', isPublic: true },
    ...{ start: new Date(from).toISOString(), end: new Date(from + 7200_000).toISOString() },
  };
  const path = '/api/v2/meeting-of-owners';
  const { data } = await call(addressIn(portal), path, { method: 'POST', headers, body });
  return { headers, svjId, m: data as { id: number; updatedAt: string } };
}

const mailsOf = (id: number) =>
  `outbox where message_id in (select mail from summons_delivery where meeting_id = ${id})`;
/** Mails of which the ledger says last something else than the outbox. */
const disagreeing = (id: number) => `outbox o join lateral (select d.state from summons_delivery d
  where d.meeting_id = ${id} and d.mail = o.message_id order by d.id desc limit 1) l on true
  where l.state <> case o.state when 'waiting' then 'queued' when 'sent' then 'sent' else 'failed' end`;

test('2,000 places are in the outbox by the transaction that calls; a killed portal loses none and doubles none', async () => {
  const [first, second] = [await start(), await start()];
  const { headers, m } = await aDraft(first);
  let accepted = 0;
  post.behaviour = {
    accepted: () => {
      if (++accepted === 300) first.process.kill('SIGKILL');
    },
  };
  const path = `/api/v2/meeting-of-owners/${m.id}/schedule`;
  const since = performance.now();
  const { status } = await call(addressIn(first), path, {
    method: 'PUT',
    headers,
    body: { id: m.id, updatedAt: m.updatedAt },
  });
  console.log(`called in ${Math.round(performance.now() - since)} ms`);
  expect(status).toBe(200);
  const places = await count(`summons_seat where meeting_id = ${m.id}`);
  expect(places).toBeGreaterThan(seats);
  const queued = await count(mailsOf(m.id));
  expect(queued).toBeGreaterThanOrEqual(seats);
  await vi.waitFor(() => expect(first.process.signalCode ?? first.process.exitCode).not.toBeNull(), aMinute);
  const waiting = () => count("outbox where state = 'waiting'");
  await vi.waitFor(async () => expect(await waiting()).toBeLessThanOrEqual(5), aMinute);
  await rows('update outbox set locked_until = now() where locked_until is not null; notify outbox');
  await vi.waitFor(async () => expect(await waiting()).toBe(0), aMinute);
  expect(second.process.exitCode).toBeNull();
  const mailed = post.mails.filter((mail) => /^soused\d+@dum/.test(mail.to)).map((mail) => mail.to);
  expect(new Set(mailed).size).toBe(seats);
  // What the dead one held comes once more under its own id, and the row says so.
  expect(mailed.length - seats).toBeLessThanOrEqual(await count('outbox where handed > 1'));
  expect(await count(mailsOf(m.id))).toBe(queued);
  expect(await count(disagreeing(m.id))).toBe(0);
});

test('killed before it is committed, the call leaves neither the meeting called nor a mail', async () => {
  const first = await start();
  const { headers, m } = await aDraft(first);
  // Held by another transaction, the meeting keeps its call waiting while places are not yet written.
  const holder = rows(`begin; select 1 from meeting where id = ${m.id} for update; select pg_sleep(3); commit`);
  const path = `/api/v2/meeting-of-owners/${m.id}/schedule`;
  const body = { id: m.id, updatedAt: m.updatedAt };
  const calling = call(addressIn(first), path, { method: 'PUT', headers, body }).catch(() => 'killed');
  await vi.waitFor(
    async () =>
      expect(await count("pg_stat_activity where wait_event_type = 'Lock' and query like '%meeting%'")).toBeGreaterThan(
        0,
      ),
    { timeout: 3000, interval: 20 },
  );
  await endReal(first, 'SIGKILL');
  expect(await calling).toBe('killed');
  await holder;
  expect(await count(`meeting where id = ${m.id} and status = 'concept'`)).toBe(1);
  expect((await count('summons_seat')) - (await count(`summons_seat where meeting_id <> ${m.id}`))).toBe(0);
  expect(await count("outbox where kind = 'meetingInvitation'")).toBe(0);
  const second = await start();
  const again = await call(addressIn(second), path, { method: 'PUT', headers, body });
  expect(again.status).toBe(200);
  expect(await count(mailsOf(m.id))).toBeGreaterThanOrEqual(seats);
});
