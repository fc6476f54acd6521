import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { samplePassword } from '../src/sample/people.ts';

const running = promisify(execFile);
const rounds = 10;
const audits = 5;
/** Of the package registry, only here: it is no part of the product. */
const lighthouse = 'lighthouse@13.5.0';

export type Seeds = { token: string; house: string };

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** What the browser of somebody of a sample house keeps, of its chair unless told otherwise. */
export async function signedIn(address: string, email = 'predseda@lipova.example'): Promise<Seeds> {
  const answer = await fetch(`${address}/api/v2/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: samplePassword }),
  });
  const { data } = (await answer.json()) as { data: { token: string; svj_list: { nickname: string }[] } };
  const house = data.svj_list.find(({ nickname }) => nickname === 'SVJ Lipová 14');
  return { token: data.token, house: JSON.stringify(house) };
}

export const seed = (context: BrowserContext, { token, house }: Seeds) =>
  context.addInitScript(
    ([token = '', house = '']) => {
      localStorage.setItem('pavlac.token', token);
      localStorage.setItem('pavlac.svj', house);
      if (!sessionStorage.getItem('pavlac.svj')) sessionStorage.setItem('pavlac.svj', house);
    },
    [token, house],
  );

/** Milliseconds from the click on an address to its first row, painted. */
async function toFirstRow(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = window as unknown as { firstRow?: number };
    const look = () => {
      if (!document.querySelector('main tbody tr')) return void requestAnimationFrame(look);
      requestAnimationFrame(() => {
        seen.firstRow ??= performance.now();
      });
    };
    look();
  });
  await page.goto(address, { waitUntil: 'commit' });
  const found = await page.waitForFunction(() => (window as unknown as { firstRow?: number }).firstRow);
  const took = Number(await found.jsonValue());
  // What the page still fetches is in the cache of the next visit, as on any computer.
  await page.waitForLoadState('networkidle');
  await page.close();
  return took;
}

/** The same of a page with nothing to it: what the computer itself needs at the moment. */
async function toBarePage(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${address}/api/ready`);
  const took = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.duration ?? 0);
  await page.close();
  return took;
}

export type Rows = { title: string; cold: number; warm: number; bare: number; load: number };

/** When the first row of a list stands, in a browser that has nothing yet and in one that was here; medians of ten. */
export async function measureRows(address: string, executablePath: string): Promise<Rows[]> {
  const who = await signedIn(address);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const lists = { zprávy: '/zpravy', jednotky: '/jednotky', sousedé: '/sousede' };
  type Took = { title: string } & Record<'cold' | 'warm' | 'bare', number[]>;
  const took = Object.keys(lists).map((title): Took => ({ title, cold: [], warm: [], bare: [] }));
  try {
    // The first round of all warms the portal up and is not counted.
    for (let round = 0; round <= rounds; round += 1)
      for (const [n, path] of Object.values(lists).entries()) {
        const context = await browser.newContext({
          baseURL: address,
          locale: 'cs-CZ',
          viewport: { width: 1440, height: 900 },
        });
        await seed(context, who);
        const bare = await toBarePage(context, address);
        const cold = await toFirstRow(context, path);
        const warm = await toFirstRow(context, path);
        await context.close();
        if (round === 0) continue;
        took[n]?.bare.push(bare);
        took[n]?.cold.push(cold);
        took[n]?.warm.push(warm);
      }
  } finally {
    await browser.close();
  }
  return took.map(({ title, cold, warm, bare }) => ({
    ...{ title, cold: median(cold), warm: median(warm), bare: median(bare) },
    load: loadavg()[0] ?? 0,
  }));
}

type Report = {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue?: number }>;
};
export type Audited = { title: string; form: 'mobile' | 'desktop'; score: number; paint: number; blocked: number };

/** One audit in a profile of its own, so nothing is in its cache. */
async function audited(tool: string, at: string, who: Seeds, form: Audited['form'], executablePath: string) {
  const folder = await mkdtemp(join(tmpdir(), 'pavlac-audit-'));
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`];
  const context = await chromium.launchPersistentContext(folder, { executablePath, args });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    // A file of the portal that starts nothing.
    await page.goto(new URL('/mark.svg', at).href);
    await page.evaluate(
      ([token = '', house = '']) => {
        localStorage.setItem('pavlac.token', token);
        localStorage.setItem('pavlac.svj', house);
      },
      [who.token, who.house],
    );
    const out = join(folder, 'report.json');
    const how = ['--output=json', `--output-path=${out}`, '--only-categories=performance', '--quiet'];
    const preset = form === 'desktop' ? ['--preset=desktop'] : [];
    await running(process.execPath, [tool, at, `--port=${port}`, '--disable-storage-reset', ...how, ...preset]);
    return JSON.parse(await readFile(out, 'utf8')) as Report;
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What Lighthouse gives to the dashboard, a list and a vote, on a phone and on a desktop; medians of five. */
export async function measureAudits(address: string, executablePath: string): Promise<Audited[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pavlac-lighthouse-'));
  try {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    await running(npm, ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', lighthouse]);
    const tool = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
    const who = await signedIn(address);
    const screens = { nástěnka: '/nastenka', zprávy: '/zpravy', hlasování: await aVote(address, who) };
    const all: Audited[] = [];
    for (const [title, path] of Object.entries(screens))
      for (const form of ['mobile', 'desktop'] as const) {
        const reports: Report[] = [];
        for (let round = 0; round < audits; round += 1)
          reports.push(await audited(tool, address + path, who, form, executablePath));
        const of = (name: string) => median(reports.map((r) => r.audits[name]?.numericValue ?? 0));
        const score = median(reports.map((r) => r.categories.performance.score * 100));
        all.push({ title, form, score, paint: of('largest-contentful-paint'), blocked: of('total-blocking-time') });
      }
    return all;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Where a vote of the house stands that runs. */
async function aVote(address: string, { token, house }: Seeds): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, svj: String(JSON.parse(house).session_user_id) };
  const answer = await fetch(`${address}/api/v2/vote/getAll?tab=active`, { headers });
  const { data } = (await answer.json()) as { data: { votes: { id: number }[] } };
  return `/hlasovani/${data.votes[0]?.id}`;
}
