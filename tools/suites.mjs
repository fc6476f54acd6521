import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './browser.mjs';
import { buildInterface } from './interface.mjs';
import { at, pinnedNode, runAside, runTool } from './run.mjs';

const none = { passed: 0, failed: 0, skipped: 0 };

/** The check in a process of its own: what runs beside it has the screen, and their seconds are told apart. */
export function checkSuite() {
  return withReport(async (report) => {
    const code = await runAside(pinnedNode(), [at('tools', 'check.mjs')], { PAVLAC_CHECK_REPORT: report });
    return settle(code, report, (counted) => counted);
  });
}

export function vitestSuite(config, filters = []) {
  return withReport(async (report) => {
    const reporters = ['--reporter=default', `--reporter=${at('tools', 'reporter.mjs')}`];
    const env = { PAVLAC_TEST_REPORT: report };
    const code = await runTool('vitest/vitest.mjs', ['run', '--config', config, ...reporters, ...filters], env);
    return settle(code, report, (counted) => counted);
  });
}

/** Journeys in a browser: the part that every change passes (`journeys`), the rest, or all. */
export async function browserSuite(part, specs = []) {
  const config = 'packages/e2e/playwright.config.ts';
  if (!existsSync(at(config))) return skip(`chybí ${config}`);
  const browser = await findBrowser();
  if (!browser) return skip('na tomto počítači není Chromium a nejde nainstalovat');
  await buildInterface();
  return withReport(async (report) => {
    const env = { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PAVLAC_E2E_PART: part ?? '' };
    const code = await runTool(
      '@playwright/test/cli.js',
      ['test', '-c', config, '--reporter=list,json', ...specs],
      env,
    );
    return settle(code, report, ({ stats, errors, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      names: [
        ...suites.flatMap(failedIn),
        ...errors.map(({ message = '' }) => `mimo cesty: ${message.split('\n')[0]}`),
      ],
    }));
  });
}

/** Names of the tests of a browser suite that did not pass at once, each with what it stumbled over; one that passed when repeated says so. */
function failedIn({ suites = [], specs = [] }) {
  const here = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter((t) => t.status === 'unexpected' || t.status === 'flaky')
      .map(
        (t) =>
          `${file} [${t.projectName}] ${title}${t.status === 'flaky' ? ' (napodruhé prošla)' : ''}${t.results.map(stumbled).join('')}`,
      ),
  );
  return [...here, ...suites.flatMap(failedIn)];
}

/** Of one try: the line of the walk and the first words of the error, on one line. */
function stumbled({ error }) {
  if (!error) return '';
  const line = error.location ? `${basename(error.location.file)}:${error.location.line}: ` : '';
  return ` | ${line}${stripVTControlCharacters(error.message ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, 300)}`;
}

/** A suite that cannot run is said by name; where everything must be at hand, it is a failure. */
export function skip(why) {
  console.log(`Vynecháno: ${why}.`);
  return process.env.CI === 'true' ? { ...none, failed: 1 } : { ...none, skipped: 1 };
}

async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'pavlac-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that does not load has no tests to count: whatever ends badly with nothing failed is one failure. */
function settle(code, report, read) {
  const counted = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : none;
  if (code === 0 || counted.failed > 0) return counted;
  return { ...counted, failed: 1, names: [...(counted.names ?? []), `skončilo kódem ${code}`] };
}
