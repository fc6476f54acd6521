import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '#contract/accounts/endpoints.ts';
import { bank } from '#contract/bank/endpoints.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { clearances } from '#contract/clearances/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { aCashForm } from '#house/cash.ts';
import { TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aSamplePortal } from '#house/sampled.ts';
import { sendFile } from '#house/sending.ts';
import { photo, uploads } from '#house/sending-files.ts';
import { attachFiles } from '#server/base/files/files.ts';
import { bytesKey, previewKey } from '#server/base/store/file-receiving.ts';
import { exportHouse, type HouseManifest } from './print.ts';
import { shapesOf, travelling } from './queries.ts';
import { importHouse, readHouse } from './steps.ts';
import { byAnother, foreignNumbers, historyOnly, inJson, leftOut, lists } from './tables.ts';

const { signal } = new AbortController();
/** A month of the account that the sample house has. */
const january = readFileSync(new URL('../../../fixtures/bank/vypis-2026-01.gpc', import.meta.url));
let folder: string;
let file: string;
let home: TestPortal;
let lipova: TestHouse;
let manifest: HouseManifest;
let login: string;

async function as<T>(url: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

/** In the house alone: nothing across associations is in sight. */
const within = ({ portal, id }: TestHouse, text: string): Promise<object[]> =>
  portal.pool.transaction('read write', async ({ client }) => {
    await client.query(`select set_config('app.svj_id', $1, true)`, [String(id)]);
    return (await client.query(text)).rows;
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavlac-house-'));
  file = join(folder, 'lipova.tar.gz');
  home = await aSamplePortal();
  const { rows } = await home.pool.across('read only', (db) =>
    db.client.query<{ id: number }>(`select id from svj where nickname = 'SVJ Lipová 14'`),
  );
  lipova = new TestHouse(home, Number(rows[0]?.id), 'Lipová');
  const chair = await lipova.person({ role: 'community_manager', lastName: 'Zapisovatel' });
  login = chair.email;
  await lipova.unit(chair, '9/9', [1, 1_000_000], [{ memberIds: [chair.memberId ?? 0] }]);
  await within(
    lipova,
    `
      update svj set settings = jsonb_build_object('defaultSolverId', (select min(id) from member),
        'solver_repair', (select max(id) from member));
      insert into picture (svj_id, owner, owner_id, type, bytes, sha256, created_at)
        select svj_id, 'member', min(id), 'image/webp', '\\x00ff10', '\\x01', now() from member group by svj_id;
      insert into picture (svj_id, owner, owner_id, type, bytes, sha256, created_at)
        select id, 'svj', id, 'image/webp', '\\x00ff10', '\\x02', now() from svj;
      update svj s set avatar = (select p.id::text from picture p where p.owner = 'svj');
      update member m set avatar = (select id::text from picture p where p.owner_id = m.id and p.owner = 'member')
        where id in (select owner_id from picture where owner = 'member');
      insert into visit (svj_id, account_id, reason, may_write, started_at, ends_at)
        select id, (select min(id) from account), 'pomoc', false, now(), now() from svj;
      insert into activity (svj_id, at, account_id, noun, verb) select id, now(), (select min(id) from account), 'svj', 'visit'
        from svj;
      update account set name = 'Správa portálu' where id = (select min(id) from account)`,
  );
  const unitId = (await within(lipova, 'select min(id) as id from unit')) as { id: number }[];
  const mine = await uploads(chair, 'revize.jpg', await photo(), { description: 'výtah' });
  await lipova.inside((db, scope) =>
    attachFiles(
      db,
      { ...scope, accountId: chair.accountId },
      { owner: 'unit', ownerId: Number(unitId[0]?.id) },
      [mine.id],
      home.clock.now,
    ),
  );
  const order = { svjId: lipova.id, file, files: home.files, portalVersion: '2.3.1', signal };
  manifest = await as(home.appUrl, (db) => exportHouse({ ...order, db }));
});
afterAll(async () => {
  await home.close();
  await rm(folder, { recursive: true });
});

async function bring(portal: TestPortal): Promise<TestHouse> {
  const id = await as(portal.appUrl, async (db) => {
    await db.query('begin');
    const { files, signer } = portal;
    const given = { file, files, signer, now: portal.clock.now };
    const { svjId, calmed } = await importHouse(db, given, await readHouse(file));
    await db.query('commit');
    expect(calmed.message).toBe(1);
    return svjId;
  });
  return new TestHouse(portal, id, 'Lipová');
}

/** What the front door shows of the units, without ids. */
async function seen(house: TestHouse) {
  const who = await house.person({ role: 'community_manager', lastName: 'Zapisovatel' });
  const list = await who.asks(units.list, { sizePerPage: 'all' });
  const check = await who.asks(units.check, {});
  const strip = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value, (key, v) => (/^(id|.*Id|updatedAt)$/.test(key) ? undefined : v)));
  return strip({ list, check });
}

describe.each(['another portal', 'the same portal'])('an association brought into %s', (where) => {
  let portal: TestPortal;
  let house: TestHouse;
  beforeAll(async () => {
    portal = where === 'the same portal' ? home : await aPortal();
    house = await bring(portal);
  });
  afterAll(async () => {
    if (portal !== home) await portal.close();
  });
  const ask = (text: string) => within(house, text);

  it('gives nobody access', async () => {
    const open = 'select id from member where has_access or is_active or account_id is not null';
    expect(await ask(open)).toEqual([]);
    expect(await ask('select from invitation')).toEqual([]);
    expect(await ask('select from visit')).toEqual([]);
  });

  it('has every row, under ids of its own', async () => {
    // The vote of the sample that ran is cancelled, and of all of them it is kept where they came from.
    const tableOf = (name: string) => manifest.tables.find((t) => t.name === name)?.rows ?? 0;
    const more: Record<string, number> = {
      ...{ activity: 1, vote_entry: 1, vote_origin: 1 },
      ...{ vote_origin_member: tableOf('member'), vote_departure: tableOf('vote_head') },
    };
    expect(manifest.running).toHaveLength(1);
    for (const t of manifest.tables.filter(({ name }) => !(name in historyOnly))) {
      const own = t.name === 'svj' ? `id = ${house.id}` : `svj_id = ${house.id}`;
      expect(await ask(`select '${t.name}' as t, count(*)::int as n from ${t.name} where ${own}`)).toEqual([
        { t: t.name, n: t.rows + (more[t.name] ?? 0) },
      ]);
    }
    expect(house.id === lipova.id && portal === home).toBe(false);
  });

  it('points to its own people everywhere', async () => {
    const wrong = `
      select s.id from svj s where not exists (select from member m where m.id = (s.settings ->> 'defaultSolverId')::bigint)
        or not exists (select from member m where m.id = (s.settings ->> 'solver_repair')::bigint)
      union all select a.id from activity a where member_id is not null
        and not exists (select from member m where m.id = a.member_id)
      union all select p.id from picture p
        where p.bytes <> '\\x00ff10' or not exists (
          select from member m where p.owner = 'member' and m.id = p.owner_id and m.avatar = p.id::text
          union all select from svj s where p.owner = 'svj' and s.id = p.owner_id and s.avatar = p.id::text)
      union all select e.id from search_entry e where not exists (select from unit u where u.id = e.id)
        and not exists (select from member m where m.id = e.id) and not exists (select from message m where m.id = e.id)
        and not exists (select from vote v where e.noun = 'vote' and v.id = e.id)
        and not exists (select from document d where e.noun = 'documents' and d.id = e.id)
        and not exists (select from folder f where e.noun = 'folders' and f.id = e.id)
        and not exists (select from discussion d where e.noun = 'discussion' and d.id = e.id and d.name = e.title)
        and not exists (select from event v where e.noun = 'events' and v.id = e.id and v.title = e.title)
        and not exists (select from album v where e.noun = 'gallery' and v.id = e.id and v.name = e.title)
        and not exists (select from survey v where e.noun = 'survey' and v.id = e.id and v.name = e.title)
        and not exists (select from meeting v where e.noun = 'meetingOwners' and v.id = e.id and v.name = e.title)
        and not exists (select from approval a where e.noun = 'requirement_for_approval' and a.id = e.id and a.title = e.title)
        and not exists (select from resolution v join vote_point p on p.id = v.point_id
          where e.noun = 'resolutions' and v.id = e.id and p.name = e.title)
        and not exists (select from report r where e.noun = 'reports' and r.id = e.id and r.title = e.title)
        and not exists (select from contact c where e.noun = 'contact' and c.id = e.id and e.title in (c.company_name, concat_ws(' ', nullif(c.title_before, ''), nullif(c.first_name, ''), c.last_name)))
      union all select f.id from folder f where f.path[cardinality(f.path)] <> f.id
        or f.parent_id is distinct from f.path[cardinality(f.path) - 1]
      union all select d.id from document d where d.url is null and not exists (select from document_version v
        join file f on f.owner = 'document_version' and f.id = v.file_id join document_version w on w.id = f.owner_id
        where v.document_id = d.id and w.document_id = d.id and v.number = d.number and v.file_id = d.file_id)
      union all select a.id from attached_document a where not exists (select from document d where d.id = a.document_id)
        or not exists (select from document_version v where v.id = a.version_id and v.document_id = a.document_id
          and v.number = a.number)
        or a.owner = 'message' and not exists (select from message m where m.id = a.owner_id)
        or a.owner = 'vote_point' and not exists (select from vote_point p where p.id = a.owner_id)
      union all select f.id from file f where f.owner = 'message' and not exists (select from message m where m.id = f.owner_id)
      union all select c.id from comment c
        where not exists (select from message m where c.owner = 'message' and m.id = c.owner_id)
          and not exists (select from discussion d where c.owner = 'discussion' and d.id = c.owner_id)
          and not exists (select from event v where c.owner = 'event' and v.id = c.owner_id)
          and not exists (select from approval a where c.owner = 'approval' and a.id = c.owner_id)
          and not exists (select from report r where c.owner = 'report' and r.id = c.owner_id)
      union all select r.id from report r where not exists (select from member m where m.id = r.owner_id)
        or not exists (select from member m where m.id = r.solver_id)
        or r.inner_count <> (select count(*) from comment c where c.owner = 'report' and c.owner_id = r.id and c.stream = 'inner')
        or r.follows_id is not null and not exists (select from report o where o.id = r.follows_id and o.title like '%dveře%')
        or not exists (select from report_change h where h.report_id = r.id and h.what = 'created' and h.member_id = r.owner_id)
      union all select f.id from file f where f.owner = 'report' and not exists (select from report r where r.id = f.owner_id)
      union all select c.id from comment c where c.quote_id is not null and not exists (select from comment q
        where q.id = c.quote_id and q.owner = c.owner and q.owner_id = c.owner_id)
      union all select k.id from comment_complaint k join comment c on c.id = k.comment_id where k.member_id is null
        or (c.hidden_at is not null) <> exists (select from comment_verdict v where v.id = k.verdict_id
          and v.comment_id = c.id and v.text = c.hidden_why and v.member_id is not null)
      union all select f.id from file f where f.owner = 'discussion'
        and not exists (select from discussion d where d.id = f.owner_id)
      union all select d.id from discussion d where not exists (select from member m where m.id = d.owner_id)
        or d.reply_count <> (select count(*) from comment c where c.owner = 'discussion' and c.owner_id = d.id)
        or not d.everyone and not exists (select from audience_part a where a.owner = 'discussion' and a.owner_id = d.id)
      union all select c.id from confirmation c
        where not exists (select from message m where c.owner = 'message' and m.id = c.owner_id)
          and not exists (select from document_version v
            where c.owner = 'document' and v.document_id = c.owner_id and v.number = c.content_version)`;
    expect(await ask(wrong)).toEqual([]);
    expect(await ask('select from picture')).toHaveLength(2);
    expect(await ask('select from comment where quote_id is not null')).not.toEqual([]);
    // One of them waits, the other one was answered.
    expect(await ask('select from comment_complaint')).toHaveLength(2);
    expect(await ask('select from report where follows_id is not null')).toHaveLength(1);
    // Chosen for a message, for a point of a vote, and for a reply.
    expect(await ask('select from attached_document')).toHaveLength(3);
    const deeds = await ask(`select detail ->> 'who' as who from activity where member_id is null`);
    expect(deeds).toContainEqual({ who: 'Správa portálu' });
    const waiting = 'select 1 from message where not concept and announced_at is null and archived_at is null';
    expect(await ask(`${waiting} union all select 1 from notice`)).toEqual([]);
  });

  it('shows the same units, shares and owners, and passes the same check', async () => {
    expect(await seen(house)).toEqual(await seen(lipova));
  });

  it('has the bytes of its files, under keys of their own, with what they belong to', async () => {
    type Row = { key: string; size: number; sha256: Buffer; unit: string };
    const text = `select f.key, f.size, f.sha256, u.number as unit from file f join unit u on u.svj_id = f.svj_id
      and u.id = f.owner_id where f.owner = 'unit'`;
    const [[here], [there]] = [(await ask(text)) as Row[], (await within(lipova, text)) as Row[]];
    expect(here).toMatchObject({ unit: there?.unit, size: there?.size, sha256: there?.sha256 });
    expect(here?.key).not.toBe(there?.key);
    const bytes = await buffer(await portal.files.read(bytesKey(house.id, here?.key ?? '')));
    expect(createHash('sha256').update(bytes).digest()).toEqual(here?.sha256);
    expect(await portal.files.has(previewKey(house.id, here?.key ?? ''))).toBe(true);
  });

  it('has its books of money as they stood, and goes on with their chains and numbers', async () => {
    const headsOf = (of: TestHouse) =>
      within(
        of,
        `select 'desk' as book, entries, head from cash_desk union all select 'accounts', entries, head from account_book
         union all select 'bank', entries, head from bank_book
         union all select 'clearances', entries, head from clearance_book`,
      ) as Promise<{ book: string; entries: number; head: string }[]>;
    const chair = await house.person({ role: 'memberCommittee' });
    const verified = async () => {
      const asked = {
        desk: cashdesk.verify,
        accounts: accounts.verify,
        bank: bank.verify,
        clearances: clearances.verify,
      };
      for (const [book, verify] of Object.entries(asked)) {
        const { status, body } = await chair.call(verify);
        expect({ book, status, data: body.data }).toMatchObject({ book, status: 200, data: { problems: [] } });
      }
    };
    const before = await headsOf(house);
    expect(before).toEqual(await headsOf(lipova));
    expect(before.filter((b) => b.entries > 0)).toHaveLength(4);
    await verified();

    const there = await lipova.person({ role: 'memberCommittee' });
    const { next } = await chair.asks(cashdesk.desk, {});
    expect(next).toEqual((await there.asks(cashdesk.desk, {})).next);
    const date = dayIn(portal.clock.now);
    expect(next.income).not.toMatch(/0001$/);
    expect(await chair.asks(cashdesk.create, aCashForm({ date }) as never)).toMatchObject({
      documentNumber: next.income,
    });
    const [unit] = (await chair.asks(accounts.units, {})).units;
    const id = unit?.id ?? 0;
    await chair.asks(accounts.enter, { id, kind: 'cash', amount: '100', date });
    expect((await sendFile(chair, bank.upload, 'vypis.gpc', january)).data).toMatchObject({ lines: 10, known: false });
    const issued = (await chair.asks(clearances.list, {})).clearances.map((c) => c.number);
    const { fingerprint } = await chair.asks(clearances.preview, { unitId: id, date });
    await chair.asks(clearances.issue, { unitId: id, date, fingerprint });
    const numbers = (await chair.asks(clearances.list, {})).clearances.map((c) => c.number);
    const year = date.slice(0, 4);
    expect([issued, numbers]).toEqual([[`D${year}/0001`], [`D${year}/0002`, `D${year}/0001`]]);

    await verified();
    const after = await headsOf(house);
    for (const [at, { book, entries, head }] of before.entries()) {
      expect(after[at]?.entries, book).toBeGreaterThan(entries);
      expect(after[at]?.head, book).not.toBe(head);
    }
  });

  it('goes on: new rows can be written', async () => {
    const manager = await house.person({ role: 'community_manager' });
    await house.unit(manager, '9/10', [1, 1_000_000], [{ memberIds: [manager.memberId ?? 0] }]);
  });
});

describe('the archive', () => {
  it('holds no other association, no login and no secret', () => {
    const text = gunzipSync(readFileSync(file)).toString('utf8');
    expect(text).toContain('Novotníková');
    expect(text).toContain('README.txt');
    expect(text).not.toContain('Dlouhá');
    for (const secret of ['token_hash', 'password_hash', 'argon2', 'url_hash', login]) {
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    }
    // Who signs in as whom stays here; accounts of the house in its bank go along.
    const ofAccounts = manifest.tables.flatMap((t) => t.columns.filter((c) => c.name === 'account_id'));
    expect(ofAccounts.filter((c) => c.pointsTo !== 'bank_account')).toEqual([]);
    expect(text).toMatch(/"num":"\d+","den":"\d+"/);
  });

  it('is refused when it comes from a portal that has more', async () => {
    const [first, ...others] = manifest.tables;
    const newer = { ...first, columns: [...(first?.columns ?? []), { name: 'news', type: 'text', pointsTo: null }] };
    const tables = [newer as HouseManifest['tables'][number], ...others];
    const trial = as(home.appUrl, (db) =>
      importHouse(db, { ...home, file, now: home.clock.now }, { ...manifest, tables }),
    );
    await expect(trial).rejects.toThrow('svj.news tento portál nezná');
  });

  it('is not made of an association that is not there', async () => {
    const order = {
      svjId: 987_654,
      file: join(folder, 'nothing.tar.gz'),
      files: home.files,
      portalVersion: '2.3.1',
      signal,
    };
    await expect(as(home.appUrl, (db) => exportHouse({ ...order, db }))).rejects.toThrow('v portálu není');
  });
});

describe('every table of an association', () => {
  it('travels, or its noun says why not', async () => {
    const shapes = await as(home.appUrl, shapesOf);
    const here = await as(home.appUrl, (db) =>
      db.query<{ t: string }>(`select table_name as t from information_schema.columns
        where table_schema = 'public' and column_name = 'svj_id' union select 'svj'`),
    );
    const expected = here.rows.map((r) => r.t).sort();
    expect([...shapes.map((s) => s.name), ...Object.keys(leftOut)].sort()).toEqual(expected);
    // What travels must be able to arrive: nothing it needs may stay at home.
    const stuck = shapes
      .filter((s) => !(s.name in historyOnly))
      .flatMap((s) => s.columns.filter((c) => c.needed && c.to === 'outside').map((c) => `${s.name}.${c.name}`));
    expect(stuck).toEqual([]);
  });

  it('says of every id where it points, of every JSON whether it holds ids, and carries no secrets', async () => {
    const all = (await as(home.appUrl, shapesOf)).flatMap((s) =>
      travelling(s).map((c) => ({ path: `${s.name}.${c.name}`, ids: s.ids, ...c })),
    );
    const named = (path: string) => path in byAnother || path in foreignNumbers;
    const aimless = all.filter((c) => c.type === 'bigint' && /(^|_)id$|_by$/.test(c.name) && c.to === null);
    expect(aimless.filter((c) => !named(c.path) && !(c.name === 'id' && c.ids)).map((c) => c.path)).toEqual([]);
    const several = all.filter((c) => c.type === 'bigint[]').map((c) => c.path);
    expect(several.filter((path) => !(path in lists) && !(path in foreignNumbers))).toEqual([]);
    expect(all.filter((c) => c.type === 'jsonb' && !(c.path in inJson)).map((c) => c.path)).toEqual([]);
    // Digests of a ledger are there to be read by everybody, and codes of the cadastre are numbers of its own.
    const published = [
      'approval.head_hash',
      'approval_entry.hash',
      'vote_entry.hash',
      'vote_head.hash',
      'vote_departure.hash',
      'cadastre_extract.sheet_code',
      'cadastre_extract.report_code',
      'cadastre_place.building_code',
    ];
    const secret = all.filter((c) => /token|hash|secret|password|code$/.test(c.name) && !published.includes(c.path));
    expect(secret.map((c) => c.path)).toEqual([]);
  });
});
