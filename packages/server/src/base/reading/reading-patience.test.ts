import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { whenOver } from './reading-patience.ts';

const overAfter = async (program: string, patience: number): Promise<number> => {
  const child = spawn(process.execPath, ['-e', `process.stdout.write('.');${program}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  const since = performance.now();
  await new Promise<void>((over) => whenOver(child.pid, patience, over));
  child.kill('SIGKILL');
  return performance.now() - since;
};

// Elsewhere the clock is all there is.
const tells = existsSync('/proc/self/stat');

it.runIf(tells)('work is over by the processor it took, and waiting by the clock only much later', async () => {
  const [worked, slept] = await Promise.all([
    overAfter('for (;;);', 100),
    overAfter('setTimeout(() => {}, 60_000)', 100),
  ]);
  expect(slept).toBeGreaterThanOrEqual(2000);
  expect(worked).toBeGreaterThanOrEqual(90);
  expect(worked).toBeLessThan(slept);
});
