// Twenty people print the protocol of a large vote at once. PAVLAC_BEFORE names the folder of an older checkout to be
// measured in the same run; units of the vote are 300, or as many as SEATS says.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { startEmbedded } from '../src/base/embedded/embedded.ts';
import { atDatabase, openDatabase } from '../src/base/embedded/embedded-provision.ts';
import { hashToken, newToken } from '../src/base/secrets/tokens.ts';
import { peakOf } from '../test/hard/memory.ts';
import { addressIn, endReal, type Headers, type RealPortal, startReal } from '../test/hard/real-portal.ts';
import { seedTown } from '../test/town.ts';
import { ask, castAll, makeVoting, startedVote } from './votes.ts';

const people = Number(process.env.PEOPLE ?? 20);
const seats = Number(process.env.SEATS ?? 300);
const goals = { worst: 3000, memory: 1024 };
const here = new URL('../src/main.ts', import.meta.url);
const before = process.env.PAVLAC_BEFORE;

type Cluster = Awaited<ReturnType<typeof startEmbedded>>;
/** Milliseconds of the slowest of the twenty, with nothing printed before and once more after it, and the most memory in MB. */
type Printed = { first: number; again: number; peak: number };

/** Headers of so many owners who see the vote. */
async function readers(superUrl: string): Promise<Headers[]> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    const tokens = Array.from({ length: people }, newToken);
    const { rows } = await db.query<{ id: string }>(
      `with one as (
         insert into account (email) select 'ctenar' || n || '@luzicka.example' from generate_series(1, $1::int) n returning id
       ), opened as (
         insert into session (account_id, token_hash, created_at, last_seen_at)
         select o.id, t.hash, now(), now() from (select id, row_number() over () as n from one) o
         join unnest($2::bytea[]) with ordinality t (hash, n) using (n)
         returning account_id
       ), picked as (
         select id, row_number() over (order by id) as n from member where account_id is null and role = 'owner' limit $1
       )
       update member m set account_id = o.id, has_access = true, is_active = true
       from picked p join (select id, row_number() over () as n from one) o using (n)
       where m.id = p.id and exists (select from opened) returning m.id`,
      [people, tokens.map(hashToken)],
    );
    const { rows: own } = await db.query<{ id: string; hash: Buffer }>(
      `select m.id, s.token_hash as hash from member m join session s on s.account_id = m.account_id where m.id = any($1)`,
      [rows.map((r) => r.id)],
    );
    return own.map(({ id, hash }) => {
      const token = tokens.find((t) => hashToken(t).equals(hash)) ?? '';
      return { authorization: `Bearer ${token}`, svj: id };
    });
  } finally {
    await db.end();
  }
}

/** Milliseconds from the click to the last byte. */
async function printOne(address: string, headers: Headers, id: number): Promise<number> {
  const began = performance.now();
  const { url } = await ask<{ url: string }>({ address, headers }, 'POST', `/api/v2/vote/${id}/protocol`, {});
  const reply = await fetch(`${address}${url}`);
  const bytes = Buffer.from(await reply.arrayBuffer());
  if (reply.status !== 200 || bytes.subarray(0, 5).toString() !== '%PDF-') {
    throw new Error(`A protocol answered ${reply.status}`);
  }
  return performance.now() - began;
}

async function measure(cluster: Cluster, folder: string, name: string, main: URL): Promise<Printed> {
  await openDatabase(cluster.superUrl, name);
  const [ownerUrl, appUrl] = [atDatabase(cluster.ownerUrl, name), atDatabase(cluster.appUrl, name)];
  const settings = { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, PAVLAC_SAMPLE: 'false' };
  const portal: RealPortal = await startReal(join(folder, name), settings, main);
  try {
    const address = addressIn(portal);
    const superUrl = atDatabase(cluster.superUrl, name);
    const chair = await seedTown(superUrl, { houses: 1, units: seats });
    await makeVoting(superUrl, seats);
    const vote = await startedVote({ address, headers: chair });
    await castAll(appUrl, vote);
    await ask({ address, headers: chair }, 'PUT', `/api/v2/vote/${vote.id}/finish`, { id: vote.id });
    const all = await readers(superUrl);
    if (all.length !== people) throw new Error(`${all.length} people print`);
    const together = () => Promise.all(all.map((headers) => printOne(address, headers, vote.id)));
    const first = await peakOf(portal, together());
    const again = await peakOf(portal, together());
    return {
      first: Math.max(...first.result),
      again: Math.max(...again.result),
      peak: Math.max(first.peak, again.peak),
    };
  } finally {
    await endReal(portal);
  }
}

const folder = await mkdtemp(join(tmpdir(), 'pavlac-bench-'));
const cluster = await startEmbedded({ dataDir: join(folder, 'data'), log: () => undefined, durable: false });
const print = (line: string) => process.stdout.write(`${line}\n`);
const told = (name: string, { first, again, peak }: Printed) =>
  print(`${name}: poprvé nejhůř ${Math.round(first)} ms, znovu ${Math.round(again)} ms, paměť ${Math.round(peak)} MB`);
try {
  print(`Protokol hlasování o ${seats} jednotkách a 20 bodech tiskne ${people} lidí najednou`);
  const old =
    before &&
    (await measure(cluster, folder, 'before', new URL('packages/server/src/main.ts', pathToFileURL(`${before}/`))));
  if (old) told('dřív', old);
  const now = await measure(cluster, folder, 'now', here);
  told('nyní', now);
  if (old) {
    const ratio = (a: number, b: number) => (a / b).toFixed(2);
    print(
      `nyní ku dřív: poprvé ${ratio(now.first, old.first)}, znovu ${ratio(now.again, old.again)}, paměť ${ratio(now.peak, old.peak)}`,
    );
  }
  const good = Math.max(now.first, now.again) <= goals.worst && now.peak <= goals.memory;
  print(`${good ? '✓' : '✗'} cíl: nejhůř ${goals.worst} ms, paměť ${goals.memory} MB`);
  if (!good && process.argv.includes('--check')) process.exitCode = 1;
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
