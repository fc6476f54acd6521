// How a long page scrolls and how soon a press is seen, in a browser.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import pg from 'pg';
import sharp from 'sharp';
import { sides } from '#contract/gallery/rules.ts';
import { shrinkPicture } from '../src/base/store/file-pictures.ts';
import { seed, signedIn } from './screens.ts';

const photographs = 2000;
const papers = 5000;
const presses = 5;
/** Of the device, in points. */
const devices = { telefon: { width: 390, height: 844 }, počítač: { width: 1440, height: 900 } };

/** An album and a folder of the sample house that are longer than any screen; answers where they are read. */
async function seedLong(superUrl: string): Promise<{ album: string; folder: string }> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    const { rows } = await db.query<{ album: string; folder: string }>(`
      with house as (select s.id as svj_id, (select min(m.id) from member m where m.svj_id = s.id) as owner_id
        from svj s where coalesce(s.nickname, s.name) = 'SVJ Lipová 14'),
      a as (insert into album (svj_id, name, description, visibility, owner_id, photo_count, created_at, updated_at)
        select svj_id, 'Dlouhé album', '', 'public', owner_id, ${photographs}, now(), now() from house returning svj_id, id),
      f as (insert into file (svj_id, key, name, extension, type, size, sha256, has_preview, has_sizes, width, height, color,
          owner, owner_id, created_at)
        select svj_id, gen_random_uuid(), 'foto', 'jpg', 'image/jpeg', 1, '\\x01', true, true,
          case when n % 3 = 0 then 3000 else 4000 end, case when n % 3 = 0 then 4000 else 3000 end, '#206254',
          'photo', 1000000 + n, now() from a, generate_series(1, ${photographs}) n returning svj_id, id, owner_id),
      p as (insert into photo (svj_id, id, album_id, file_id, position, sizes_due_at, created_at) overriding system value
        select f.svj_id, f.owner_id, a.id, f.id, f.owner_id - 1000000, null, now() from f, a),
      d as (insert into folder (svj_id, path, name, visibility, created_at, updated_at)
        select svj_id, '{}', 'Dlouhá složka', 'public', now(), now() from house returning svj_id, id),
      t as (insert into document (svj_id, folder_id, name, type, url, owner_id, created_at, changed_at, updated_at)
        select d.svj_id, d.id, 'Zpráva ' || n, 'link', 'https://luzicka.example/', house.owner_id, now(), now(), now()
        from d, house, generate_series(1, ${papers}) n)
      select a.id as album, d.id as folder from a, d`);
    await db.query('update folder set path = array[id] where path = $1', ['{}']);
    await db.query('vacuum analyze photo, file, document');
    return rows[0] as { album: string; folder: string };
  } finally {
    await db.end();
  }
}

/** A photograph as a telephone takes it, made smaller as the portal makes it. */
async function aPicture(): Promise<Record<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'pavlac-foto-'));
  const from = join(folder, 'foto.jpg');
  const noise = (mean: number, sigma: number) => ({ type: 'gaussian', mean, sigma }) as const;
  const blocks = await sharp({
    create: { width: 80, height: 60, channels: 3, background: '#808080', noise: noise(128, 70) },
  })
    .png()
    .toBuffer();
  const grain = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#808080', noise: noise(128, 9) },
  })
    .png()
    .toBuffer();
  await sharp(blocks)
    .resize(4000, 3000, { kernel: 'cubic' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg()
    .toFile(from);
  const sizes = Object.entries(sides).map(([name, side]) => ({ name, side, path: join(folder, name) }));
  await shrinkPicture(from, sizes);
  const made = await Promise.all(sizes.map(async ({ name, path }) => [name, await readFile(path)] as const));
  await rm(folder, { recursive: true });
  return Object.fromEntries(made);
}

type Watched = { frames: number[]; shift: number; presses: number[] };
const watch = (page: BrowserContext) =>
  page.addInitScript(() => {
    const seen: Watched = { frames: [], shift: 0, presses: [] };
    Object.assign(window, { seen });
    const on = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
    on('long-animation-frame', ({ duration }) => void seen.frames.push(duration));
    on('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) seen.shift += value;
    });
    on('event', ({ duration }) => void seen.presses.push(duration), { durationThreshold: 16 });
  });
const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Watched }).seen);

/** As the manager, over whose pages nothing lies that waits to be confirmed. */
async function asManager(browser: Browser, address: string, device: keyof typeof devices): Promise<BrowserContext> {
  const viewport = devices[device];
  const isPhone = device === 'telefon';
  const context = await browser.newContext({
    ...{ baseURL: address, locale: 'cs-CZ', viewport, hasTouch: isPhone, isMobile: isPhone },
    ...(isPhone && { deviceScaleFactor: 2 }),
  });
  await seed(context, await signedIn(address, 'sprava@spravce.example'));
  await watch(context);
  return context;
}

/** Scrolls through so many screens as a finger does that will not stop; answers most elements of the kind that stood at once. */
const scrolled = (page: Page, kind: string) =>
  page.evaluate(async (of) => {
    const seen = (window as unknown as { seen: Watched }).seen;
    // What came before is the page itself.
    seen.frames.length = 0;
    let most = 0;
    for (let n = 0; n < 400; n += 1) {
      window.scrollBy(0, 240);
      await new Promise(requestAnimationFrame);
      if (n % 10 === 0) most = Math.max(most, document.querySelectorAll(of).length);
    }
    await new Promise((done) => setTimeout(done, 500));
    return { most, frame: Math.max(0, ...seen.frames) };
  }, kind);

export type Long = { title: string; isGrid: boolean; frame: number; most: number; kilobytes: number; shift: number };

/** An album of two thousand photographs and a folder of five thousand documents, on a telephone and on a desktop. */
export async function measureLong(address: string, executablePath: string, superUrl: string): Promise<Long[]> {
  const { album, folder } = await seedLong(superUrl);
  const picture = await aPicture();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const all: Long[] = [];
  const pages = {
    [`album ${photographs} fotografií`]: { path: `/fotogalerie/${album}`, kind: 'main li[id^="foto-"]' },
    [`složka ${papers} dokumentů`]: { path: `/dokumenty?filter=${folder}`, kind: 'main tbody tr, main li' },
  };
  try {
    for (const device of Object.keys(devices) as (keyof typeof devices)[])
      for (const [what, { path, kind }] of Object.entries(pages)) {
        const context = await asManager(browser, address, device);
        const page = await context.newPage();
        let bytes = 0;
        const line = await context.newCDPSession(page);
        await line.send('Network.enable');
        const pictures = new Set<string>();
        line.on('Network.responseReceived', (one) => {
          if (one.type === 'Image') pictures.add(one.requestId);
        });
        line.on('Network.loadingFinished', (one) => {
          if (!pictures.has(one.requestId)) bytes += one.encodedDataLength;
        });
        await page.route(/\/(small|medium|large)(\?|$)/, async (route) => {
          const size = /\/(small|medium|large)(\?|$)/.exec(route.request().url())?.[1] ?? 'small';
          bytes += picture[size]?.length ?? 0;
          await route.fulfill({ body: picture[size] ?? '', contentType: 'image/webp' });
        });
        await page.goto(path);
        await page.locator(kind).first().waitFor();
        // A page that hears of news is never without a request; it is whole when nothing more comes.
        for (let before = -1; before < bytes; await sleep(1500)) before = bytes;
        const kilobytes = bytes / 1000;
        const { most, frame } = await scrolled(page, kind);
        const { shift } = await seenOn(page);
        all.push({ title: `${what}, ${device}`, isGrid: path.includes('galerie'), frame, most, kilobytes, shift });
        await context.close();
      }
  } finally {
    await browser.close();
  }
  return all;
}

export type Pressed = { title: string; took: number };

/** From a press to what is seen of it, on a telephone whose processor is four times slower. */
export async function measurePresses(address: string, executablePath: string): Promise<Pressed[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const took = new Map<string, number[]>();
  try {
    // The first round warms the portal up and is not counted.
    for (let round = 0; round <= presses; round += 1) {
      const context = await asManager(browser, address, 'telefon');
      const page = await context.newPage();
      const line = await context.newCDPSession(page);
      await page.goto('/zpravy');
      await page.locator('main li a').first().waitFor();
      await sleep(2000);
      await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const press = async (title: string, what: () => Promise<unknown>) => {
        await page.evaluate(() => {
          (window as unknown as { seen: Watched }).seen.presses.length = 0;
        });
        await what();
        await page.evaluate(() => new Promise((done) => setTimeout(done, 700)));
        const { presses: seen } = await seenOn(page);
        if (round > 0) took.set(title, [...(took.get(title) ?? []), Math.max(0, ...seen)]);
      };
      await press('otevřít nabídku', () => page.getByRole('button', { name: 'Otevřít nabídku' }).tap());
      await press('z nabídky na jiný seznam', () =>
        page
          .getByRole('link', { name: /^Hlášení/ })
          .first()
          .tap(),
      );
      await page.locator('main li a').first().waitFor();
      await sleep(2000);
      await press('otevřít řádek', () => page.locator('main li a').first().tap());
      await context.close();
    }
  } finally {
    await browser.close();
  }
  const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  return [...took].map(([title, all]) => ({ title, took: median(all) }));
}
