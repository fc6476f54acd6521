// Measures the units list through the whole portal against a bare handler; with --check it fails below the goals.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../src/base/db/migrate.ts';
import { startEmbedded } from '../src/base/embedded/embedded.ts';
import { atDatabase, openDatabase } from '../src/base/embedded/embedded-provision.ts';
import { addressIn, endReal, startReal } from '../test/hard/real-portal.ts';
import { aReader, seedTown } from '../test/town.ts';
import type { Layer, Order } from './layer.ts';
import { aSink, measureMails } from './mails.ts';
import { recordCall } from './statements.ts';
import { measureTickets } from './tickets.ts';
import { makeVoting, measureVote, seats } from './votes.ts';

type Headers = Record<string, string>;
type Target = { name: string; address: string; headers: Headers; list: string };

const rounds = 5;
const seconds = 3;
const connections = 10;
const unitsEach = 200;
const units = '/api/v2/room';
/** A page in the middle of 5,000 people, in Czech order, under a filter. */
const people = `/api/v2/user?page=3&tab=all&sort=-name&filters=${encodeURIComponent('{"text":"nov","role":"owner"}')}`;
const peopleEach = 5000;
const board = '/api/v2/message';
const messagesEach = 1000;
const goals = { whole: 0.5, people: 0.5, messages: 0.5, town: 1.3, tickets: 1.5, mails: 1.5, publish: 1000 };

const print = (line: string) => process.stdout.write(`${line}\n`);
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const autocannon = createRequire(import.meta.url).resolve('autocannon/autocannon.js');
const closing: (() => Promise<unknown>)[] = [];

type Cluster = Awaited<ReturnType<typeof startEmbedded>>;

async function aTown(cluster: Cluster, houses: number, units = unitsEach, messages = 20) {
  const name = `town_${houses}_${units}_${messages}`;
  await openDatabase(cluster.superUrl, name);
  const ownerUrl = atDatabase(cluster.ownerUrl, name);
  await migrate(ownerUrl, 'pavlac_app', new URL('../migrations/', import.meta.url));
  const headers = await seedTown(atDatabase(cluster.superUrl, name), { houses, units, messages });
  return { ownerUrl, appUrl: atDatabase(cluster.appUrl, name), superUrl: atDatabase(cluster.superUrl, name), headers };
}
type Town = Awaited<ReturnType<typeof aTown>>;

async function aPortal(name: string, town: Town, folder: string, list = units, more = {}): Promise<Target> {
  const settings = { DATABASE_URL: town.appUrl, DATABASE_OWNER_URL: town.ownerUrl, PAVLAC_LOG: 'info', ...more };
  const portal = await startReal(folder, { ...settings, PAVLAC_SAMPLE: 'false' });
  closing.push(() => endReal(portal));
  return { name, address: addressIn(portal), headers: town.headers, list };
}

async function aLayer(layer: Layer, order: Omit<Order, 'layer'>, list: string): Promise<Target> {
  const child: ChildProcess = fork(here('layer.ts'), { serialization: 'advanced' });
  closing.push(async () => child.kill());
  child.send({ ...order, layer });
  const [address] = (await once(child, 'message')) as [string];
  return { name: layer, address, headers: order.headers, list };
}

/** Requests a second of one short run, asked by a process of its own. */
async function measure(target: Target, duration = seconds): Promise<number> {
  const headers = Object.entries(target.headers).flatMap(([k, v]) => ['-H', `${k}=${v}`]);
  const args = ['--json', '-n', '-d', String(duration), '-c', String(connections), ...headers];
  const child = spawn(process.execPath, [autocannon, ...args, `${target.address}${target.list}`]);
  let text = '';
  child.stdout.on('data', (bytes) => {
    text += String(bytes);
  });
  await once(child, 'close');
  const result = JSON.parse(text) as { requests: { average: number }; non2xx: number; errors: number };
  if (result.non2xx || result.errors) throw new Error(`${target.name}: ${result.non2xx + result.errors} failed`);
  return result.requests.average;
}

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

type Outcome = { name: string; speed: number; ratio: number };

/**
 * Medians of alternating runs. The ratio is to the first target in the same round, and every other round goes backwards,
 * so that a slow moment of the computer falls on all alike.
 */
async function compare(targets: readonly Target[]): Promise<Outcome[]> {
  for (const target of targets) await measure(target, 2);
  const runs: Record<string, number>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const run: Record<string, number> = {};
    for (const target of round % 2 ? targets.toReversed() : targets) run[target.name] = await measure(target);
    runs.push(run);
  }
  const of = (name: string) => runs.map((run) => run[name] ?? 0);
  const first = of(targets[0]?.name ?? '');
  return targets.map(({ name }) => ({
    name,
    speed: median(of(name)),
    ratio: median(of(name).map((speed, round) => speed / (first[round] ?? 0))),
  }));
}

const told = (n: number) => String(Math.round(n)).padStart(6);
const ratio = (n: number) => n.toFixed(2).padStart(6);
const words: Record<string, string> = {
  bare: 'holý Fastify, tytéž připravené příkazy',
  transaction: '+ transakce',
  gate: '+ brána (přihlášení, člen, práva)',
  whole: 'celý portál (kontrola tvarů, záznam, hlavičky)',
  '10': '10 společenství',
  '1000': '1 000 společenství',
};

/** Prints the outcomes and answers the last one's ratio to the first. */
function tell(title: string, outcomes: readonly Outcome[]): number {
  print(`\n${title}\ndotazů/s   poměr`);
  for (const o of outcomes) print(`${told(o.speed)}    ${ratio(o.ratio)}  ${words[o.name]}`);
  return outcomes.at(-1)?.ratio ?? 0;
}

async function benchLayers(town: Town, folder: string, list: string, title: string): Promise<number> {
  const recorded = await recordCall(town.appUrl, list, town.headers);
  const order = { appUrl: town.appUrl, recorded, headers: town.headers };
  const layers: Target[] = [];
  for (const layer of ['bare', 'transaction', 'gate'] as const) layers.push(await aLayer(layer, order, list));
  return tell(title, await compare([...layers, await aPortal('whole', town, folder, list)]));
}

/** The notice board as the chair sees it, and as an owner does, whom not every message is for. The smaller ratio. */
async function benchBoard(cluster: Cluster, folder: string): Promise<number> {
  const town = await aTown(cluster, 100, unitsEach, messagesEach);
  const of = `25 z ${messagesEach} zpráv, s počty záložek, jedno ze 100 společenství`;
  const writer = await benchLayers(town, folder, board, `Zprávy předsedkyně: ${of}`);
  const owner = { ...town, headers: await aReader(town.superUrl, town.headers) };
  return Math.min(writer, await benchLayers(owner, folder, board, `Zprávy vlastnice: ${of}`));
}

function tellBoard(smaller: number): boolean {
  const good = smaller >= goals.messages;
  print(`\n${good ? '✓' : '✗'} zprávy ${ratio(smaller).trim()} holého (cíl ≥ ${goals.messages})`);
  return good;
}

async function benchTowns(few: Town, many: Town, folder: string): Promise<number> {
  const outcomes = await compare([await aPortal('10', few, folder), await aPortal('1000', many, folder)]);
  return 1 / tell('Týž seznam podle počtu společenství v databázi', outcomes);
}

/** The one bench in milliseconds, held against what people wait for. */
async function benchVote(at: Target, town: Town): Promise<boolean> {
  const chromium = process.env.CHROMIUM;
  const measured = await measureVote(at, town.appUrl, chromium);
  print('\nHlasování: 2 000 jednotek, 20 bodů, hlasovali všichni\n    ms    cíl do');
  for (const { name, took, goal } of measured) print(`${told(took)}    ${told(goal)}  ${name}`);
  if (!chromium) print('Vynecháno: přepočet v prohlížeči; na tomto počítači není Chromium a nejde nainstalovat.');
  return measured.every(({ took, goal }) => took <= goal);
}

/** Reading of others while tickets for everybody are printed, against reading alone. */
async function benchTickets(at: Target): Promise<boolean> {
  const { alone, meanwhile, seconds, megabytes } = await measureTickets(at);
  const slower = meanwhile / alone;
  print('\nTisk lístků: 2 000 lístků, 20 bodů; seznam jednotek čtou jiní 40× za vteřinu');
  print(`${told(seconds)} s    ${megabytes.toFixed(1)} MB`);
  print(
    `p99 čtení samotného ${told(alone)} ms, při tisku ${told(meanwhile)} ms: ${ratio(slower).trim()}× (cíl ≤ ${goals.tickets})`,
  );
  return slower <= goals.tickets;
}

/** One message mailed to a thousand people: how soon it answers, and the reading of others while the mails go. */
async function benchMails(cluster: Cluster, folder: string): Promise<boolean> {
  const sink = await aSink();
  closing.push(async () => sink.close());
  const town = await aTown(cluster, 1, 1000);
  const smtp = { PAVLAC_SMTP_URL: sink.url, PAVLAC_MAIL_FROM: 'Pavlač <pavlac@dum.example>' };
  const measured = await measureMails(await aPortal('mails', town, join(folder, 'mails'), units, smtp), sink);
  const slower = measured.meanwhile / measured.alone;
  print('\nZpráva pro 1 000 lidí; seznam jednotek čtou jiní 40× za vteřinu');
  print(`zveřejnění odpoví za ${told(measured.publish).trim()} ms (cíl ≤ ${goals.publish})`);
  print(`${measured.mails} e-mailů odešlo za ${told(measured.seconds).trim()} s`);
  print(
    `p99 čtení samotného ${told(measured.alone)} ms, při odesílání ${told(measured.meanwhile)} ms: ${ratio(slower).trim()}× (cíl ≤ ${goals.mails})`,
  );
  return slower <= goals.mails && measured.publish <= goals.publish && measured.mails >= 1000;
}

async function bench(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'pavlac-bench-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  const cluster = await startEmbedded({ dataDir: join(folder, 'data'), log: () => undefined, durable: false });
  closing.push(() => cluster.stop());
  print('Plním databáze …');
  if (process.argv.includes('--messages')) return tellBoard(await benchBoard(cluster, folder));
  const mailed = await benchMails(cluster, folder);
  if (process.argv.includes('--mail')) return mailed;
  const large = await aTown(cluster, 1, seats);
  await makeVoting(large.superUrl);
  const voting = await aPortal('vote', large, folder);
  const printedWell = await benchTickets(voting);
  if (process.argv.includes('--tickets')) return printedWell;
  const voted = (await benchVote(voting, large)) && printedWell;
  if (process.argv.includes('--votes')) return voted;
  const town = await aTown(cluster, 100);
  const whole = await benchLayers(
    town,
    folder,
    units,
    `Seznam jednotek (25 z ${unitsEach}, se součty), jedno ze 100 společenství`,
  );
  const crowd = await aTown(cluster, 4, peopleEach);
  const title = `Seznam sousedů (25 z ${peopleEach}, třetí strana, česky seřazený, s filtrem a součty)`;
  const neighbours = await benchLayers(crowd, folder, people, title);
  const boarded = tellBoard(await benchBoard(cluster, folder));
  const slower = await benchTowns(await aTown(cluster, 10), await aTown(cluster, 1000), folder);
  const good = voted && mailed && boarded && whole >= goals.whole && neighbours >= goals.people && slower <= goals.town;
  const sentence = `celý portál ${ratio(whole).trim()} holého (cíl ≥ ${goals.whole}); sousedé ${ratio(neighbours).trim()} (cíl ≥ ${goals.people}); 1 000 proti 10 ${ratio(slower).trim()}× (cíl ≤ ${goals.town})`;
  print(`\n${good ? '✓' : '✗'} ${sentence}`);
  return good;
}

try {
  const good = await bench();
  if (!good && process.argv.includes('--check')) process.exitCode = 1;
} finally {
  for (const step of closing.reverse()) await step();
}
