import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const heap = fileURLToPath(new URL('../../../tools/heap.mjs', import.meta.url));
/** What a process with these flags and settings says. */
function asked<T>(flags: string[], code: string, options = ''): T {
  const env = { ...process.env, NODE_OPTIONS: options };
  const run = spawnSync(process.execPath, [...flags, '--input-type=module', '-e', code], { env, encoding: 'utf8' });
  expect(run.stderr).toBe('');
  return JSON.parse(run.stdout) as T;
}
const flagsAt = (memory: string, options = '') =>
  asked<string[]>(
    [],
    `import { heapFlags } from ${JSON.stringify(heap)}; console.log(JSON.stringify(heapFlags(${memory})))`,
    options,
  );
const giga = 1024 ** 3;

it('the heap is an eighth of the computer, within what the portal needs and what it has use of', () => {
  const sizes = [0.5, 2, 6, 64].map((g) => flagsAt(String(g * giga))[0]);
  expect(sizes).toEqual([256, 256, 768, 1024].map((mb) => `--max-old-space-size=${mb}`));
});

it('whoever says it in NODE_OPTIONS is let be', () => {
  expect(flagsAt('', '--max_old_space_size=300')).toEqual([]);
  expect(flagsAt('', '--no-warnings')).toHaveLength(2);
});

it('all threads of the portal take memory from one place, unless somebody says otherwise', () => {
  const told = (given: string) =>
    asked<object>(
      [],
      `import { allocator } from ${JSON.stringify(heap)}; console.log(JSON.stringify(allocator(${given})))`,
    );
  expect(told("'4'")).toEqual({ MALLOC_ARENA_MAX: '4' });
  expect(told('undefined')).toEqual({ MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1' });
});

it('the runtime takes the flags as they are meant', () => {
  const limit = asked<number>(
    flagsAt(String(4 * giga)),
    "import v8 from 'node:v8'; console.log(v8.getHeapStatistics().heap_size_limit)",
  );
  expect(limit / 1024 ** 2).toBeGreaterThanOrEqual(512);
  expect(limit / 1024 ** 2).toBeLessThan(600);
});
