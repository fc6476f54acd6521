import { readdirSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { seed } from '../server/test/seed.ts';
import { always, isWalkedTwice } from './second-width.ts';

const port = Number(process.env.PAVLAC_E2E_PORT ?? 4181);
/**
 * `npm test` walks every journey at one width: what most people do on their phones (`@mobile`) on a phone, the rest on a
 * desktop. The other width of those files that the run's seed draws, and walks over screen after screen (`@sweep`, each at a
 * drawn width), are the rest. Without a part, everything is walked at both, but for what has sense at one (`@desktop`,
 * `@phone`).
 */
const part = process.env.PAVLAC_E2E_PART;
const walkedOnce = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.spec.ts') && !isWalkedTwice(file));
/** Walks that this run leaves at their first width. */
const left = `\\b(?:${walkedOnce.join('|')}) (?!.*(?:@sweep|@phone|${always}))`;
const taken = {
  journeys: { desktop: { grepInvert: /@sweep|@phone|@mobile/ }, phone: { grep: /@mobile/ } },
  rest: {
    desktop: { grep: /@sweep|@mobile/, grepInvert: new RegExp(`@phone|@now-phone|${left}`) },
    phone: { grepInvert: new RegExp(`@mobile|@desktop|@now-desktop|${left}`) },
  },
}[part ?? ''] ?? { desktop: { grepInvert: /@phone/ }, phone: { grepInvert: /@desktop/ } };
if (process.env.TEST_WORKER_INDEX === undefined) console.log(`Los tohoto běhu: PAVLAC_SEED=${seed}`);
const main = new URL('../server/src/main.ts', import.meta.url).pathname;

const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Two wait for mails and for the portal a fifth of their time; a third one takes what they leave of two cores.
  workers: 3,
  // Each walk owns the houses it goes to, so none needs an order or waits for another.
  fullyParallel: true,
  // A walk shares two cores with a portal and two other browsers: two repeats, which the summary names with what it stumbled over.
  retries: process.env.CI === 'true' ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',

    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
        '--process-per-site',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      ...taken.desktop,
      use: { baseURL, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...taken.phone,
      use: {
        baseURL,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  // One for both widths: a walk that only reads changes nothing in the sample, and any other owns its houses.
  webServer: {
    command: `node ${new URL('./portal.mjs', import.meta.url).pathname} ${main}`,
    url: `${baseURL}/api/ready`,
    // Each walk calls from a line of its own, as its people would: tries are counted by address.
    env: { PORT: String(port), PAVLAC_LOG: 'warn', PAVLAC_SAMPLE: 'true', PAVLAC_PROXY: '127.0.0.1' },
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
