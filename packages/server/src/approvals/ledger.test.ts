import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { approvals } from '#contract/approvals/endpoints.ts';
import { anOffering, answers, aRequest, idOf, notAnswered, type Offering } from '#house/approvals.ts';
import type { Person } from '#house/house.ts';
import { readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { atDatabase } from '#server/base/embedded/embedded-provision.ts';
import { adoptAll } from './jobs.ts';
import { giveAnswers } from './writing/steps-merging.ts';

let portal: TestPortal;
/** Whoever runs the database, without the key of the portal: no rule of rows or roles holds them. */
let mighty: pg.Client;
beforeAll(async () => {
  portal = await aPortal();
  mighty = new pg.Client({
    connectionString: atDatabase(inject('superUrl'), new URL(portal.appUrl).pathname.slice(1)),
  });
  await mighty.connect();
});
afterAll(async () => {
  await mighty.end();
  await portal.close();
});

const found = async (who: Person, id: number): Promise<string[]> => {
  const { findings } = await who.asks(approvals.check, { id });
  return findings.map(({ kind, at, name }) => [kind, at ?? '', name ?? ''].join(' ').trim());
};

const tables = ['approval', 'approval_place', 'approval_entry', 'file'];
/** Does it as whoever runs the database, looks through the front door, and takes it back. */
async function attacked(who: Person, id: number, attack: string): Promise<string[]> {
  try {
    await mighty.query("set session_replication_role = 'replica'");
    await mighty.query(attack.replaceAll(':id', String(id)));
    return await found(who, id);
  } finally {
    const back = tables.map(
      (t) => `delete from ${t}; insert into ${t} overriding system value select * from kept.${t}`,
    );
    await mighty.query([...back, "set session_replication_role = 'origin'"].join(';'));
  }
}

describe('whoever runs the database', () => {
  let h: Offering;
  let id: number;
  beforeAll(async () => {
    h = await anOffering(portal);
    const a = await aRequest(h.manager, [h.chair, h.deputy, h.member], { rule: 'count', needed: 2 });
    id = a.id;
    await answers(h.chair, id, 'rejected', 'Draho');
    await answers(h.chair, id, 'approved');
    await answers(h.deputy, id, 'approved', 'Souhlasím');
    const copies = tables.map((t) => `create table kept.${t} as select * from ${t}`);
    await mighty.query(['create schema kept', ...copies].join(';'));
  });

  it('finds nothing to be told as long as they change nothing', async () => {
    expect(await found(h.audit, id)).toEqual([]);
    expect(await h.audit.asks(approvals.check, { id })).toMatchObject({
      ...{ entries: 4, papers: 2, keys: [portal.signer.publicKey], adoptedAt: null, isMoved: false },
    });
  });

  const entry = 'update approval_entry set';
  const last = 'where approval_id = :id and seq = 3';
  const attacks: [string, string, readonly string[]][] = [
    ['a note', `${entry} note = 'Nesouhlasím' ${last}`, ['changed 3']],
    ['who answered', `${entry} member_id = (select max(id) from member) ${last}`, ['changed 3']],
    ['whose answer it was, of nobody', `${entry} member_id = null ${last}`, ['changed 3']],
    ['what was done', `${entry} what = 'rejected' ${last}`, ['changed 3']],
    ['the moment', `${entry} at = at - interval '1 day' ${last}`, ['changed 3']],
    [
      'the body of an entry with its digest',
      `${entry} body = replace(body, '"rejected"', '"approved"'), what = 'approved',
        hash = sha256(convert_to(replace(body, '"rejected"', '"approved"'), 'UTF8')) where approval_id = :id and seq = 1`,
      ['unsigned 1', 'changed 2'],
    ],
    ['an entry left out', 'delete from approval_entry where approval_id = :id and seq = 1', ['missing 1']],
    ['the last entry cut off', `delete from approval_entry ${last}`, ['cut', 'state', 'place 2 Šárka Úlehlíková']],
    [
      'an entry more',
      `insert into approval_entry (svj_id, approval_id, at, what, member_id, seq, body, hash, prev, signature, public_key)
        select svj_id, approval_id, at, what, member_id, 4, body, hash, prev, signature, public_key from approval_entry ${last}`,
      ['changed 4', 'unsigned 4', 'cut'],
    ],
    ['a signature of somebody else', `${entry} public_key = sha256('x'::bytea) ${last}`, ['unsigned 3']],
    ['the title', `update approval set title = 'Oprava výtahu' where id = :id`, ['wording']],
    ['the rule', `update approval set needed = 1 where id = :id`, ['wording']],
    ['the amount', 'update approval set amount = 100 where id = :id', ['wording']],
    ['who asked', `update approval set author_id = (select max(id) from member) where id = :id`, ['author']],
    ['the state', `update approval set status = 'rejected' where id = :id`, ['state']],
    [
      'a withdrawal',
      `update approval set status = 'rejected', withdrawn_reason = 'Omyl' where id = :id`,
      ['state', 'withdrawal'],
    ],
    [
      'an answer',
      `update approval_place set status = 'rejected' where approval_id = :id and position = 1`,
      ['place 1 Jan Předsedová'],
    ],
    [
      'who is asked',
      `update approval_place set member_id = (select max(id) from member) where approval_id = :id and position = 3`,
      ['place 3 Jan Vlastníková'],
    ],
    [
      'a place more',
      'update approval_place set approval_id = :id, position = 9 where id = (select max(id) from approval_place where approval_id = :id)',
      ['place 9 Věra Hrdličková', 'place 3'],
    ],
    [
      'a file',
      `update file set sha256 = sha256('x'::bytea) where owner = 'approval' and owner_id = :id and position = 1`,
      ['paper 0 fotografie.txt', 'bytes 0 fotografie.txt'],
    ],
    [
      'the name of a file',
      `update file set name = 'jiný' where owner = 'approval' and owner_id = :id and position = 1`,
      ['paper 0 jiný.txt'],
    ],
    [
      'who sees a file',
      `update file set is_public = true where owner = 'approval' and owner_id = :id and position = 2`,
      ['paper 1 nabidka.txt'],
    ],
    [
      'a file left out',
      `delete from file where owner = 'approval' and owner_id = :id and position = 2`,
      ['paperGone 1'],
    ],
  ];
  it.each(attacks)('is named: %s', async (_, attack, names) => {
    const told = await attacked(h.manager, id, attack);
    expect([...told].sort()).toEqual([...names].sort());
    expect(await found(h.manager, id)).toEqual([]);
  });
});

describe('a file in the store', () => {
  it('that somebody replaced is named, by name to who opens it, and nobody decides of it', async () => {
    const { house, manager, chair, audit } = await anOffering(portal);
    const { id } = await aRequest(manager, [chair]);
    const { rows } = await mighty.query<{ key: string }>(
      `select key from file where owner = 'approval' and owner_id = $1 and not is_public`,
      [id],
    );
    const folder = join(portal.config.dataDir, 'files', String(house.id));
    const key = rows[0]?.key as string;
    expect(await readdir(folder)).toContain(key);
    await writeFile(join(folder, key), '24 860 Kč');
    expect(await found(manager, id)).toEqual(['bytes 1 nabidka.txt']);
    expect(await found(audit, id)).toEqual(['bytes 1']);
    expect(await notAnswered(chair, id, 'approved')).toMatchObject({ code: 409, key: 'APPROVAL.ERRORS.CHANGED' });
    expect((await manager.asks(approvals.one, { id })).decidedCount).toBe(0);
    await writeFile(join(folder, key), '248 600 Kč');
    await mighty.query(`update approval set notes = 'Jinak' where id = $1`, [id]);
    expect(await notAnswered(chair, id, 'approved')).toMatchObject({ code: 409, key: 'APPROVAL.ERRORS.CHANGED' });
  });
});

describe('the record', () => {
  it('takes up requests of before entries were chained as they stand, and goes on', async () => {
    const { manager, chair, deputy, member } = await anOffering(portal);
    const { id } = await aRequest(manager, [chair, deputy, member]);
    await answers(chair, id, 'approved', 'Dobře');
    await mighty.query(
      `update approval_entry set seq = null, body = null, hash = null, prev = null, signature = null, public_key = null
       where approval_id = ${id}`,
    );
    await mighty.query(`update approval set head_seq = null, head_hash = null where id = $1`, [id]);
    await adoptAll(portal);
    await adoptAll(portal);
    expect(await found(manager, id)).toEqual([]);
    await answers(deputy, id, 'approved');
    const check = await manager.asks(approvals.check, { id });
    expect(check).toMatchObject({ entries: 2, findings: [] });
    expect(check.adoptedAt).not.toBeNull();
    const { history } = await manager.asks(approvals.one, { id });
    expect(history.map((e) => e.what)).toEqual(['approved', 'adopted', 'approved', 'created']);
    await mighty.query(`update approval_entry set note = 'Špatně' where approval_id = $1 and note = 'Dobře'`, [id]);
    expect(await found(manager, id)).toEqual(['early']);
  });

  it('stands when two records of one person become one', async () => {
    const { house, manager, chair, deputy, member } = await anOffering(portal);
    const [both, asked] = [await aRequest(manager, [deputy, member]), await aRequest(deputy, [chair])];
    await answers(deputy, both.id, 'approved');
    await house.inside(async (db, scope) => {
      const who = { from: idOf(deputy), to: idOf(member) };
      await giveAnswers({ db, scope, now: portal.clock.now, portal }, who);
      await db.client.query(
        `update approval_entry set member_id = case member_id when $1 then $2 else member_id end where member_id = $1`,
        [who.from, who.to],
      );
      await db.client.query('update approval set author_id = $2 where author_id = $1', [who.from, who.to]);
    });
    for (const { id } of [both, asked]) expect(await found(chair, id)).toEqual([]);
  });

  it('is printed with the digests of wording, files and entries, for who may see the request', async () => {
    const { manager, chair, audit, owner } = await anOffering(portal);
    const { id } = await aRequest(manager, [chair], { dueOn: '2026-12-09' });
    await answers(chair, id, 'approved', 'Souhlasím');
    const printed = async (who: Person) => {
      const { url } = await who.asks(approvals.recordTicket, { id, lang: 'cs' });
      const { rawPayload } = await portal.app.inject({ method: 'GET', url });
      return (await readPdf(rawPayload)).pages.join(' ').replace(/\s+/g, ' ');
    };
    const [all, some] = [await printed(manager), await printed(audit)];
    const { head } = await manager.asks(approvals.check, { id });
    const { rows } = await mighty.query<{ sha: string }>(
      `select encode(sha256, 'hex') as sha from file where owner = 'approval' and owner_id = $1`,
      [id],
    );
    const close = (text: string) => text.replaceAll(' ', '');
    for (const digest of [head, portal.signer.publicKey, ...rows.map((r) => r.sha)])
      expect(close(all)).toContain(digest);
    expect(all).toContain('Chybí asi dvacet tašek.');
    expect(all).toContain('nabidka.txt');
    expect(some).not.toContain('nabidka.txt');
    expect((await owner.refused(approvals.recordTicket, { id })).code).toBe(403);
  });
});
