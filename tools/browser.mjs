import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { at, environment, pinnedNode, run } from './run.mjs';

// The whole browser paints a window with bars for each page, which takes as much time again as the page itself.
const windowless = ['chromium-headless-shell'];
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a browser for the tests: the system's, else an installed one, else none. */
export async function findBrowser() {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM;
  const here = onPath(windowless) ?? (process.env.CI === 'true' ? undefined : onPath(whole));
  return here ?? (await fromDistribution()) ?? onPath(whole) ?? (await fromPlaywright());
}

function onPath(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}

async function fromDistribution() {
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!canInstall) return undefined;
  console.log('Instaluji prohlížeč pro zkoušky …');
  const quietly = { env: environment({ DEBIAN_FRONTEND: 'noninteractive' }), stdio: ['ignore', 'ignore', 'inherit'] };
  await run('apt-get', ['update', '-qq'], quietly);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    // Older distributions do not have the first one.
    if ((await run('apt-get', ['install', '-y', '-qq', name], quietly)) === 0) break;
  }
  return onPath([...windowless, ...whole]);
}

async function fromPlaywright() {
  const cli = at('node_modules', '@playwright', 'test', 'cli.js');
  if (!existsSync(cli)) return undefined;
  console.log('Stahuji prohlížeč pro zkoušky …');
  if ((await run(pinnedNode(), [cli, 'install', 'chromium'])) !== 0) return undefined;
  const ask = `import('@playwright/test').then(({ chromium }) => process.stdout.write(chromium.executablePath()))`;
  const path = spawnSync(pinnedNode(), ['-e', ask], { cwd: at(), encoding: 'utf8' }).stdout;
  return path && existsSync(path) ? path : undefined;
}
