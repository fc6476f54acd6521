import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatheredLines } from './log-lines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const line = (level: number, n: number) => `{"level":${level},"n":${n}}\n`;

it('writes lines together and in their order, soon', () => {
  const out: string[] = [];
  const log = gatheredLines((text) => void out.push(text));
  for (const n of [1, 2, 3]) log.write(line(30, n));
  expect(out).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(out).toEqual([line(30, 1) + line(30, 2) + line(30, 3)]);
  vi.advanceTimersByTime(1000);
  expect(out).toHaveLength(1);
});

it.each([50, 60])('writes what went wrong (%i) at once, after all before it', (level) => {
  const out: string[] = [];
  const log = gatheredLines((text) => void out.push(text));
  log.write(line(30, 1));
  log.write(line(level, 2));
  expect(out).toEqual([line(30, 1) + line(level, 2)]);
});

it('does not let many lines wait', () => {
  const out: string[] = [];
  const log = gatheredLines((text) => void out.push(text));
  for (let n = 0; n < 5000; n += 1) log.write(line(30, n));
  expect(out.join('').split('\n').length).toBeGreaterThan(2000);
});

it.each([
  ['ends in order', 'process.exit(0)', 0],
  ['ends by itself', '', 0],
  ['breaks down', "throw new Error('a bug')", 1],
])('loses nothing when the process %s', (_, end, code) => {
  const module = JSON.stringify(new URL('log-lines.ts', import.meta.url).href);
  const script = `const { gatheredLines } = await import(${module}); const log = gatheredLines();
    process.on('exit', log.flush); for (let n = 0; n < 500; n += 1) log.write('{"level":30,"n":' + n + '}\\n'); ${end}`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(status).toBe(code);
  expect(stdout.trim().split('\n')).toHaveLength(500);
});
