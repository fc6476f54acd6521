import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aHouse, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { exportHouse } from './print.ts';
import { shapesOf } from './queries.ts';
import { importHouse, readHouse } from './steps.ts';

/** Tables that somebody may add: a tree, ids that are uuids, a key over a key, bytes, large numbers, lists. */
const later = `
  create table branch (
    svj_id bigint not null references svj on delete cascade, id bigint generated always as identity,
    parent_id bigint, name text not null, primary key (svj_id, id),
    foreign key (svj_id, parent_id) references branch (svj_id, id));
  create table leaf (
    svj_id bigint not null, id uuid default gen_random_uuid(), branch_id bigint not null, amount bigint, price numeric(20, 4),
    tags text[], seen_at timestamptz, day date, whole text generated always as ('leaf') stored, primary key (svj_id, id),
    foreign key (svj_id, branch_id) references branch (svj_id, id));
  create table vein (
    svj_id bigint not null, leaf uuid not null, about bigint not null, primary key (svj_id, leaf, about),
    foreign key (svj_id, leaf) references leaf (svj_id, id), foreign key (svj_id, about) references branch (svj_id, id));
  create table drop_of_dew (
    svj_id bigint not null, leaf uuid not null, about bigint not null, bytes bytea,
    foreign key (svj_id, leaf, about) references vein (svj_id, leaf, about), primary key (svj_id, leaf, about));
  do $$ declare t text; begin
    foreach t in array array['branch', 'leaf', 'vein', 'drop_of_dew'] loop
      execute format('alter table %I enable row level security; alter table %I force row level security', t, t);
      execute format('create policy own_house on %I using (svj_id = current_svj())', t);
      execute format('grant select, insert, update, delete on %I to pavlac_app', t);
    end loop; end $$;
  grant usage on all sequences in schema public to pavlac_app;`;

const rows = (svjId: number) => `begin; set local app.svj_id = '${svjId}';
  insert into branch (svj_id, name) values (${svjId}, 'twig'), (${svjId}, 'trunk');
  update branch set parent_id = (select id from branch where name = 'trunk') where name = 'twig';
  insert into leaf (svj_id, branch_id, amount, price, tags, seen_at, day)
    select svj_id, id, 999999999999999999, 0.1000, '{"a b",č}', '2026-10-25 01:30:00.123456+00', '2026-10-25'
    from branch where name = 'twig';
  insert into vein select l.svj_id, l.id, l.branch_id from leaf l;
  insert into drop_of_dew select v.svj_id, v.leaf, v.about, '\\x00ff0d0a' from vein v;
  commit`;

const story = `select b.name, p.name as parent, l.amount::text, l.price::text, l.tags, l.seen_at::text, l.day::text, l.whole,
    encode(d.bytes, 'hex') as bytes
  from branch b left join branch p on p.svj_id = b.svj_id and p.id = b.parent_id
  left join leaf l on l.svj_id = b.svj_id and l.branch_id = b.id
  left join vein v on v.svj_id = b.svj_id and v.leaf = l.id and v.about = b.id
  left join drop_of_dew d on d.svj_id = b.svj_id and d.leaf = v.leaf and d.about = v.about
  where b.svj_id = current_svj() order by b.name`;

let portal: TestPortal;
let house: TestHouse;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavlac-shapes-'));
  portal = await aPortal();
  house = await aHouse(portal);
  await connected(portal.ownerUrl, async (db) => {
    await db.query(later);
    await db.query(rows(house.id));
  });
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

async function connected<T>(url: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

const told = (svjId: number) =>
  connected(portal.appUrl, async (db) => {
    await db.query(`begin; set local app.svj_id = '${svjId}'`);
    return (await db.query(story)).rows;
  });

it('tables added later travel by what the database says of them', async () => {
  const { signal } = new AbortController();
  const file = join(folder, 'later.tar.gz');
  await connected(portal.appUrl, (db) =>
    exportHouse({ db, svjId: house.id, file, files: portal.files, portalVersion: '2.3.1', signal }),
  );
  const id = await connected(portal.appUrl, async (db) => {
    await db.query('begin');
    const { svjId: made } = await importHouse(db, { ...portal, file, now: portal.clock.now }, await readHouse(file));
    await db.query('commit');
    return made;
  });
  const before = await told(house.id);
  expect(before).toMatchObject([
    { name: 'trunk' },
    { name: 'twig', parent: 'trunk', bytes: '00ff0d0a', whole: 'leaf' },
  ]);
  expect(await told(id)).toEqual(before);
});

it('a key over a key leads to the table whose id it is, and that comes first', async () => {
  const shapes = await connected(portal.appUrl, shapesOf);
  const dew = shapes.find((s) => s.name === 'drop_of_dew');
  expect(dew?.columns.map((c) => [c.name, c.to])).toEqual([
    ['leaf', 'leaf'],
    ['about', 'branch'],
    ['bytes', null],
  ]);
  const order = shapes.map((s) => s.name);
  expect(order[0]).toBe('svj');
  expect(order.indexOf('branch')).toBeLessThan(order.indexOf('leaf'));
  expect(order.indexOf('leaf')).toBeLessThan(order.indexOf('drop_of_dew'));
});
