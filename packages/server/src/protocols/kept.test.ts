import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { members } from '#contract/members/endpoints.ts';
import { voteReports } from '#contract/protocols/endpoints.ts';
import type { Person, TestHouse } from '#house/house.ts';
import { readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { onDisk } from '#house/sending-files.ts';
import { aRunningVote, ends } from '#house/votes.ts';
import { sweepFiles } from '../base/files/file-sweeping.ts';
import { keptPaper } from '../base/files/kept-prints.ts';
import { ageOf, forgetKept } from '../base/files/kept-queries.ts';

const day = 24 * 3600_000;
let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());
afterEach(() => {
  delete portal.space.now;
});

async function fetched(who: Person, id: number, headers = {}, lang: 'cs' | 'en' = 'cs') {
  const { url } = await who.asks(voteReports.protocolTicket, { id, lang });
  return portal.app.inject({ method: 'GET', url, headers });
}
async function printed(who: Person, id: number, lang: 'cs' | 'en' = 'cs'): Promise<Buffer> {
  const reply = await fetched(who, id, {}, lang);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
  return reply.rawPayload;
}
const textOf = async (bytes: Buffer) => (await readPdf(bytes)).pages.join(' ').replace(/\s+/g, ' ');
const hold = (house: TestHouse, n: number) =>
  vi.waitFor(async () => expect(await house.count('kept_print')).toBe(n), { timeout: 10_000 });
/** What is put into the store for a print that is not kept is gone again, and so is the wait for it. */
const settled = () => new Promise((done) => setTimeout(done, 300));

async function anEndedVote() {
  const made = await aRunningVote(portal);
  await ends(made.chair, made.vote);
  return { ...made, id: made.vote.id };
}

it('a protocol is drawn once, kept by its content and served again; languages and changes keep apart', async () => {
  const { house, chair, id } = await anEndedVote();
  const first = await printed(chair, id);
  await hold(house, 1);
  portal.clock.now = new Date(portal.clock.now.getTime() + 3600_000);
  expect((await printed(chair, id)).equals(first)).toBe(true);
  const part = await fetched(chair, id, { range: 'bytes=0-4' });
  expect([part.statusCode, part.body]).toEqual([206, '%PDF-']);

  expect(await textOf(await printed(chair, id, 'en'))).toContain('Page 1 of');
  await hold(house, 2);
  await house.inside((db) => db.execute(sql`update svj set name = 'SVJ Jinak řečené' where id = ${house.id}`));
  const renamed = await printed(chair, id);
  expect(renamed.equals(first)).toBe(false);
  expect(await textOf(renamed)).toContain('SVJ Jinak řečené');
  await hold(house, 3);
});

it('twenty who ask at once get one drawing, and each only what they may see', async () => {
  const { house, chair, alena, id } = await anEndedVote();
  const all = await Promise.all(Array.from({ length: 20 }, () => printed(chair, id)));
  expect(new Set(all.map((bytes) => bytes.toString('base64'))).size).toBe(1);
  await hold(house, 1);
  const own = await textOf(await printed(alena, id));
  expect(own).toContain('Zápis');
  const other = await anEndedVote();
  expect((await other.chair.refused(voteReports.protocolTicket, { id })).key).toBe('VOTE.NOT_FOUND');
});

it('whoever is forgotten takes kept papers along: rows at once, bytes with the next sweep', async () => {
  const { house, chair, id } = await anEndedVote();
  const before = await onDisk(portal);
  await printed(chair, id);
  await hold(house, 1);
  expect(await onDisk(portal)).not.toEqual(before);
  const gone = await house.owner({ access: false, lastName: 'Zapomenutá' });
  await chair.asks(members.archive, { id: gone.memberId as number });
  await chair.asks(members.remove, { id: gone.memberId as number });
  expect(await house.count('kept_print')).toBe(0);
  await sweepFiles(portal);
  expect(await onDisk(portal)).toEqual(before);
});

it('what was read before somebody was forgotten is printed and not kept', async () => {
  const { house, chair, id } = await anEndedVote();
  const letterhead = { name: 'SVJ', address: '', companyNumber: '' };
  const sheet = () => ({ blocks: [{ kind: 'text' as const, text: 'Zapomenutá' }], foot: '' });
  const what = { lang: 'cs' as const, title: 'Zápis', letterhead, sheet };
  const body = await house.inside(async (db, scope) =>
    keptPaper(portal, { db, scope, now: portal.clock.now }, await ageOf(db, scope), what),
  );
  await house.inside((db, scope) => forgetKept(db, scope, portal.clock.now));
  const bytes = await body.made(() => undefined);
  expect(Buffer.isBuffer(bytes)).toBe(true);
  await settled();
  expect(await house.count('kept_print')).toBe(0);
  expect(await house.count('file_waste')).toBe(0);
  // What is read since is kept again.
  await printed(chair, id);
  await hold(house, 1);
});

it('a house without room prints and keeps nothing; lost bytes are drawn anew; after a month it goes', async () => {
  const { house, chair, id } = await anEndedVote();
  portal.space.now = { total: 20 * 1024 ** 3, free: 1 };
  await printed(chair, id);
  delete portal.space.now;
  await house.inside((db) => db.execute(sql`update svj set quota = 1000 where id = ${house.id}`));
  await printed(chair, id);
  await settled();
  expect(await house.count('kept_print')).toBe(0);
  await house.inside((db) => db.execute(sql`update svj set quota = null where id = ${house.id}`));
  await printed(chair, id);
  await hold(house, 1);
  const keyOf = () =>
    house.inside(async (db) => {
      const { rows } = await db.execute<{ key: string }>(sql`select key from kept_print where svj_id = ${house.id}`);
      return rows[0]?.key ?? '';
    });
  const lost = await keyOf();
  await portal.files.drop(`${house.id}/${lost}`);
  await printed(chair, id);
  await vi.waitFor(async () => expect(await keyOf()).not.toBe(lost), { timeout: 10_000 });
  portal.clock.now = new Date(portal.clock.now.getTime() + 31 * day);
  await sweepFiles(portal);
  expect(await house.count('kept_print')).toBe(0);
  expect((await onDisk(portal)).files).toEqual([]);
});
