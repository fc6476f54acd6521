import { defineConfig } from '@playwright/test';
import { seed } from '../server/test/seed.ts';

// Each width has a portal of its own, because a journey fills the empty sample house.
const first = Number(process.env.PAVLAC_E2E_PORT ?? 4181);
const portals = { desktop: first, phone: first + 1 };
/**
 * `npm test` walks every journey at one width, and at both what most people do on their phones (`@both`); walks over
 * screen after screen (`@sweep`, each at the width that the run's seed draws) and all other second widths are the rest.
 * Without a part, everything is walked at both, but for what has sense at one (`@desktop`, `@phone`).
 */
const part = process.env.PAVLAC_E2E_PART;
const taken = {
  journeys: { desktop: { grepInvert: /@sweep|@phone/ }, phone: { grep: /@both/ } },
  rest: {
    desktop: { grep: /@sweep/, grepInvert: /@phone|@now-phone/ },
    phone: { grepInvert: /@both|@desktop|@now-desktop/ },
  },
}[part ?? ''] ?? { desktop: { grepInvert: /@phone/ }, phone: { grepInvert: /@desktop/ } };
if (process.env.TEST_WORKER_INDEX === undefined) console.log(`Los tohoto běhu: PAVLAC_SEED=${seed}`);
const main = new URL('../server/src/main.ts', import.meta.url).pathname;

const serve = (port: number) => ({
  command: `node ${new URL('./portal.mjs', import.meta.url).pathname} ${main}`,
  url: `http://127.0.0.1:${port}/api/ready`,
  env: { PORT: String(port), PAVLAC_LOG: 'warn', PAVLAC_SAMPLE: 'true' },
  reuseExistingServer: false,
  timeout: 60_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
});

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: false,
  // A second try tells a busy machine from a broken journey; what needed it is named in the summary.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    trace: 'on-first-retry',
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
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      ...taken.desktop,
      use: { baseURL: `http://127.0.0.1:${portals.desktop}`, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...taken.phone,
      use: {
        baseURL: `http://127.0.0.1:${portals.phone}`,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  webServer: [serve(portals.desktop), serve(portals.phone)],
});
