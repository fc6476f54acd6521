import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { backUp } from '../src/backup/steps-backup.ts';
import { hashToken, newToken } from '../src/base/secrets/tokens.ts';
import { readConfig } from '../src/base/start/config.ts';
import { openStore } from '../src/base/store/file-store.ts';
import { type Footprint, footprintOf } from './footprint.ts';
import { everywhere, measure } from './lists.ts';
import type { Headers, Loaded } from './load.ts';

/** A portal over a filled database, and what belongs to it. */
export type Ground = {
  address: string;
  superUrl: string;
  ownerUrl: string;
  portal: number;
  database: number;
  folder: string;
};
export type Speed = { title: string; all: number; few: number; slower: number; p99All: number; p99Few: number };
export type Country = {
  houses: number;
  people: number;
  rows: number;
  gigabytes: number;
  speeds: Speed[];
  /** Of an administrator: median and worst of several texts, in milliseconds. */
  searches: { title: string; median: number; worst: number }[];
  /** Part of one core. */
  idle: number;
  megabytes: { portal: number; database: number };
  backup: { seconds: number; megabytes: number };
};

const few = 200;
const connections = 10;
const seconds = 5;
const rounds = 3;
const quiet = 60_000;
const median = (all: readonly number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** Everybody signs in, and a product administrator looks for them. */
export async function settle(superUrl: string): Promise<Headers> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    await db.query(`insert into account (email)
      select 'jana' || id || '@' || (array['seznam.example', 'posta.example', 'centrum.example'])[1 + id % 3] from member
      where account_id is null`);
    await db.query(`update member m set account_id = a.id, has_access = true, is_active = true
      from account a where m.account_id is null
        and a.email = 'jana' || m.id || '@' || (array['seznam.example', 'posta.example', 'centrum.example'])[1 + m.id % 3]`);
    await db.query(`update svj set email = 'vybor' || id || '@svj' || id || '.example'`);
    const token = newToken();
    await db.query(
      `with a as (insert into account (email, is_product_admin) values ('sprava@portal.example', true) returning id)
       insert into session (account_id, token_hash, created_at, last_seen_at) select id, $1, now(), now() from a`,
      [hashToken(token)],
    );
    await db.query('vacuum (analyze)');
    return { authorization: `Bearer ${token}` };
  } finally {
    await db.end();
  }
}

async function sizeOf(superUrl: string) {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    const { rows } = await db.query<{ houses: number; people: number; rows: number; bytes: number }>(`
      select (select count(*) from svj)::int as houses, (select count(*) from member)::int as people,
        (select sum(reltuples) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)::float as rows,
        pg_database_size(current_database())::float as bytes`);
    return rows[0] as NonNullable<(typeof rows)[0]>;
  } finally {
    await db.end();
  }
}

/** Lists of all associations in random order against those of two hundred; alternating, so that a slow moment falls on both. */
async function speedsOf({ address }: Ground, tenants: readonly Headers[]): Promise<Speed[]> {
  const of = (path: string, some: readonly Headers[], time: number) =>
    measure({ address, path, tenants: some, connections, seconds: time });
  const chosen = tenants.filter((_, n) => n % Math.ceil(tenants.length / few) === 0);
  const speeds: Speed[] = [];
  for (const [title, path] of [
    ['Zprávy', '/api/v2/message'],
    ['Jednotky', '/api/v2/room'],
    ['Sousedé', '/api/v2/user'],
  ] as const) {
    const runs: { all: Loaded; some: Loaded }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // All come first: most associations were never asked before.
      const all = await of(path, tenants, seconds);
      runs.push({ all, some: await of(path, chosen, seconds) });
    }
    const told = (pick: (run: (typeof runs)[0]) => number) => median(runs.map(pick));
    speeds.push({
      title,
      all: told((r) => r.all.speed),
      few: told((r) => r.some.speed),
      slower: told((r) => r.some.speed / r.all.speed),
      p99All: told((r) => r.all.p99),
      p99Few: told((r) => r.some.p99),
    });
  }
  return speeds;
}

async function searchesOf({ address }: Ground, admin: Headers, houses: number) {
  const some = Math.floor(houses / 2);
  const asked: [string, string[]][] = [
    ['výběr společenství, první strana', ['']],
    ['výběr podle názvu', ['luz', `luzicka ${some}`, 'svj', 'nic takoveho'].map(encodeURIComponent)],
    ['výběr podle e-mailu', [`jana${some}@`, '@posta', `ana${some}@seznam`, `vybor${some}@`].map(encodeURIComponent)],
  ];
  const calls = [
    ...asked.map(([title, texts]) => ({ title, paths: texts.map((q) => `/api/v2/svj/all?q=${q}`) })),
    {
      title: 'lidé a společenství podle e-mailu',
      paths: [`jana${some}`, '@posta.example'].map((e) => `/api/v2/auth/searchByEmail/${encodeURIComponent(e)}`),
    },
    { title: 'účty podle začátku e-mailu', paths: [`/api/v2/account?email=jana${some}`] },
  ];
  const told: Country['searches'] = [];
  for (const { title, paths } of calls) {
    const medians: number[] = [];
    for (const path of paths) {
      const took: number[] = [];
      for (let n = 0; n < 9; n += 1) {
        const began = performance.now();
        const reply = await fetch(`${address}${path}`, { headers: admin });
        await reply.arrayBuffer();
        if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
        took.push(performance.now() - began);
      }
      medians.push(median(took));
    }
    told.push({ title, median: median(medians), worst: Math.max(...medians) });
  }
  return told;
}

/** A filled country: lists, searches, what it takes when nobody asks, and a backup. */
export async function measureCountry(ground: Ground, admin: Headers): Promise<Country> {
  const size = await sizeOf(ground.superUrl);
  const tenants = await everywhere(ground.superUrl, 'reader');
  const speeds = await speedsOf(ground, tenants);
  const searches = await searchesOf(ground, admin, size.houses);
  const of = (pid: number): Footprint => footprintOf([pid]) ?? { seconds: 0, megabytes: 0 };
  const sum = () => of(ground.portal).seconds + of(ground.database).seconds;
  await sleep(5000);
  const before = sum();
  await sleep(quiet);
  const idle = ((sum() - before) * 1000) / quiet;
  const megabytes = { portal: of(ground.portal).megabytes, database: of(ground.database).megabytes };
  const file = join(ground.folder, 'country.tar.gz');
  const files = await openStore(readConfig({ PAVLAC_DATA: join(ground.folder, 'country-files') }));
  const began = performance.now();
  const { ownerUrl } = ground;
  await backUp({ ownerUrl, files, file, portalVersion: 'bench', signal: new AbortController().signal });
  const backup = { seconds: (performance.now() - began) / 1000, megabytes: statSync(file).size / 1e6 };
  rmSync(file);
  const { houses, people, rows, bytes } = size;
  return { houses, people, rows, gigabytes: bytes / 1e9, speeds, searches, idle, megabytes, backup };
}

/** How many associations were asked for: `--houses=5000`. */
export function housesAsked(args: readonly string[], otherwise: number): number {
  const given = args.find((a) => a.startsWith('--houses='))?.slice('--houses='.length);
  return given && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : otherwise;
}
