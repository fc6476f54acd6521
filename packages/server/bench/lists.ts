import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { hashToken, newToken } from '#server/base/secrets/tokens.ts';
import { type Footprint, footprintOf } from './footprint.ts';
import type { Asking, Layer, Order } from './layer.ts';
import type { Headers, Load, Loaded } from './load.ts';
import { print } from './say.ts';
import { openRecorder, type Recorded } from './statements.ts';

/** A list as people ask for it, and the one statement that answers the same rows with the names beside them. */
export type List = { title: string; path: string; limit: string };
/** Where a list is asked: a portal that runs, its database, and who asks in each association. */
export type Place = {
  address: string;
  appUrl: string;
  superUrl: string;
  tenants: readonly Headers[];
  /** Processes of the portal and of the database. */
  portal: number;
  database: number;
};

const rounds = 3;
const seconds = 3;
const crowds = [10, 20] as const;
const layers = ['limit', 'bare', 'transaction', 'gate', 'whole'] as const;
type Row = (typeof layers)[number];
const words: Record<Row, string> = {
  limit: 'mez: jeden připravený příkaz, tytéž řádky se jmény',
  bare: 'tytéž příkazy, připravené, bez hlídání řádků',
  transaction: '+ transakce a hlídání řádků',
  gate: '+ brána (přihlášení, člen, práva)',
  whole: 'celý portál',
};

const here = (file: string) => new URL(file, import.meta.url);
const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
export const ratio = (n: number) => n.toFixed(2).padStart(6);
const told = (n: number) => String(Math.round(n)).padStart(7);

/** Runs what asks in a process of its own and answers how it fared. */
export async function measure(load: Load): Promise<Loaded> {
  const child = fork(here('load.ts'), { serialization: 'advanced' });
  child.send(load);
  const answer = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof answer[0] !== 'object' || answer[0] === null) throw new Error(`Asking for ${load.path} failed`);
  return answer[0] as Loaded;
}

/** Headers of the chair, or of an owner who only reads, of every association: one account that is let in everywhere. */
export async function everywhere(superUrl: string, who: 'chair' | 'reader'): Promise<Headers[]> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    const token = newToken();
    // A part that asks two lists of one town comes here twice.
    const { rows } = await db.query<{ id: string }>(
      'insert into account (email) values ($1) on conflict (email) do update set email = excluded.email returning id',
      [`${who}@vsude.example`],
    );
    const account = rows[0]?.id;
    await db.query(
      'insert into session (account_id, token_hash, created_at, last_seen_at) values ($1, $2, now(), now())',
      [account, hashToken(token)],
    );
    const { rows: members } = await db.query<{ id: string }>(
      `update member set account_id = $1, role = $2, has_access = true, is_active = true
       where id in (select min(id) + $3 from member group by svj_id) returning id`,
      [account, who === 'chair' ? 'mayorCommittee' : 'owner', who === 'chair' ? 0 : 30],
    );
    return members.map(({ id }) => ({ authorization: `Bearer ${token}`, svj: id }));
  } finally {
    await db.end();
  }
}

async function recordedBy(appUrl: string, path: string, tenants: Place['tenants']): Promise<Recorded[]> {
  const recorder = await openRecorder(appUrl);
  try {
    const recorded: Recorded[] = [];
    for (const tenant of tenants) recorded.push(await recorder.record(path, tenant));
    return recorded;
  } finally {
    await recorder.close();
  }
}

async function askingsOf(list: List, { appUrl, superUrl, tenants }: Place): Promise<Asking[]> {
  const recorded = await recordedBy(appUrl, list.path, tenants);
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    const { rows } = await db.query<{ id: string; svj_id: string }>(
      'select id, svj_id from member where id = any($1)',
      [tenants.map(({ svj }) => svj)],
    );
    const houses = new Map(rows.map((row) => [String(row.id), Number(row.svj_id)]));
    return recorded.map((one, n) => {
      const svj = String(tenants[n]?.svj);
      return { ...one, svj, svjId: houses.get(svj) ?? 0 };
    });
  } finally {
    await db.end();
  }
}

type Served = { row: Row; address: string; end(): void };

async function aLayer(layer: Layer, list: List, place: Place, askings: readonly Asking[]): Promise<Served> {
  const child: ChildProcess = fork(here('layer.ts'), { serialization: 'advanced' });
  const isAbove = layer === 'limit' || layer === 'bare';
  const order: Order = { layer, url: isAbove ? place.superUrl : place.appUrl, askings, limit: list.limit };
  child.send(order);
  const [address] = (await once(child, 'message')) as [string];
  return { row: layer, address, end: () => void child.kill() };
}

type Measured = Loaded & { row: Row; toLimit: number; toBare: number };

/**
 * Medians of alternating runs. Ratios are to the first two rows of the same round, and every other round goes backwards,
 * so that a slow moment of the computer falls on all alike.
 */
async function compare(
  list: List,
  served: readonly Served[],
  tenants: readonly Headers[],
  connections: number,
): Promise<Measured[]> {
  const asked = (one: Served, duration: number) =>
    measure({ address: one.address, path: list.path, tenants, connections, seconds: duration });
  for (const one of served) await asked(one, 1);
  const runs: Map<Row, Loaded>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const run = new Map<Row, Loaded>();
    for (const one of round % 2 ? served.toReversed() : served) run.set(one.row, await asked(one, seconds));
    runs.push(run);
  }
  return served.map(({ row }) => {
    const of = (pick: (run: Map<Row, Loaded>) => number) => median(runs.map(pick));
    const speed = (run: Map<Row, Loaded>, name: Row) => run.get(name)?.speed ?? 0;
    return {
      row,
      speed: of((run) => speed(run, row)),
      p50: of((run) => run.get(row)?.p50 ?? 0),
      p99: of((run) => run.get(row)?.p99 ?? 0),
      toLimit: of((run) => speed(run, row) / speed(run, 'limit')),
      toBare: of((run) => speed(run, row) / speed(run, 'bare')),
    };
  });
}

function tell(title: string, measured: readonly Measured[]): void {
  print(`\n${title}\ndotazů/s  k mezi  k týmž    p50 ms   p99 ms`);
  for (const m of measured) {
    print(`${told(m.speed)}  ${ratio(m.toLimit)}  ${ratio(m.toBare)}  ${told(m.p50)}  ${told(m.p99)}  ${words[m.row]}`);
  }
}

/** What the portal and its database took while `connections` asked it: processor milliseconds a call, megabytes held. */
async function tellTaken(list: List, place: Place, connections: number): Promise<void> {
  const of = (pid: number): Footprint => footprintOf([pid]) ?? { seconds: 0, megabytes: 0 };
  const before = [of(place.portal), of(place.database)] as const;
  const { speed } = await measure({
    address: place.address,
    path: list.path,
    tenants: place.tenants,
    connections,
    seconds,
  });
  const after = [of(place.portal), of(place.database)] as const;
  const [portal, database] = after.map(
    (now, n) => ((now.seconds - (before[n]?.seconds ?? 0)) * 1000) / (speed * seconds),
  );
  const [held, kept] = after.map((now) => now.megabytes);
  print(
    `procesor na dotaz: portál ${portal?.toFixed(2)} ms, databáze ${database?.toFixed(2)} ms; paměť (PSS): portál ${Math.round(held ?? 0)} MB, databáze ${Math.round(kept ?? 0)} MB`,
  );
}

/** What came out of a list at twenty connections, by which it is judged. */
export type Outcome = { toLimit: number; toBare: number; p99ToLimit: number };

/** Measures one list through all layers at ten and twenty connections, over all tenants in random order. */
export async function benchList(list: List, place: Place): Promise<Outcome> {
  const askings = await askingsOf(list, place);
  const served: Served[] = [];
  try {
    for (const layer of ['limit', 'bare', 'transaction', 'gate'] as const) {
      served.push(await aLayer(layer, list, place, askings));
    }
    const all: Served[] = [...served, { row: 'whole', address: place.address, end: () => undefined }];
    let last: Measured[] = [];
    for (const connections of crowds) {
      last = await compare(list, all, place.tenants, connections);
      tell(`${list.title}, ${connections} spojení`, last);
    }
    await tellTaken(list, place, crowds[1]);
    const [limit, whole] = [last[0], last.at(-1)];
    return {
      toLimit: whole?.toLimit ?? 0,
      toBare: whole?.toBare ?? 0,
      p99ToLimit: (whole?.p99 ?? 0) / Math.max(1, limit?.p99 ?? 1),
    };
  } finally {
    for (const one of served) one.end();
  }
}
