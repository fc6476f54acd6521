import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { at, environment, pinnedNode, run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a browser for the tests: the system's, else an installed one, else none. */
export async function findBrowser() {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM;
  return onPath() ?? (await fromDistribution()) ?? (await fromPlaywright());
}

function onPath() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}

async function fromDistribution() {
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!canInstall) return undefined;
  console.log('Instaluji prohlížeč pro zkoušky …');
  const quietly = { env: environment({ DEBIAN_FRONTEND: 'noninteractive' }), stdio: ['ignore', 'ignore', 'inherit'] };
  await run('apt-get', ['update', '-qq'], quietly);
  await run('apt-get', ['install', '-y', '-qq', 'chromium'], quietly);
  return onPath();
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
