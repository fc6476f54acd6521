import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const files = ['contract/src', 'server/src'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    // These are processes and worker threads: they start when they are run.
    .filter((name) => !/(^|\/)(main|embedded-watch|[a-z-]+-(worker|child))\.ts$/.test(name))
    .map((name) => `${folder}/${name}`),
);

const working = () => process.getActiveResourcesInfo().filter((r) => r !== 'FSReqCallback' && r !== 'FSReqPromise');

it('nothing happens on import: every file loads with an empty environment', async () => {
  const before = { ...process.env };
  for (const name of Object.keys(process.env)) if (/^(PAVLAC|DATABASE|HOST|PORT)/.test(name)) delete process.env[name];
  const handles = working().length;
  for (const file of files) await import(new URL(file, root).href);
  Object.assign(process.env, before);
  expect(files.length).toBeGreaterThan(60);
  // Files that were read are being closed yet.
  for (let turn = 0; turn < 50 && working().length > handles; turn += 1) await sleep(20);
  expect(working().length, working().join()).toBeLessThanOrEqual(handles);
});
