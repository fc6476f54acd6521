import { readdirSync, readFileSync } from 'node:fs';

/** Processor seconds spent so far and megabytes held, of a process and all that it started. */
export type Footprint = { seconds: number; megabytes: number };

const ticks = 100;

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended meanwhile, or belongs to somebody else.
    return '';
  }
}

/** After the name in brackets: state, parent, …; the 14th to 17th of all are the times of itself and of what it saw end. */
const fieldsOf = (pid: number): string[] =>
  read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');

function family(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc'))
    if (/^\d+$/.test(name)) parents.set(Number(name), Number(fieldsOf(Number(name))[1]));
  const isOf = (pid: number | undefined): boolean => pid !== undefined && (pid === root || isOf(parents.get(pid)));
  return [...parents.keys()].filter(isOf);
}

/** What the processes take now; null where the system does not tell (Linux alone has /proc). */
export function footprintOf(roots: readonly number[]): Footprint | null {
  if (process.platform !== 'linux') return null;
  const pids = roots.flatMap(family);
  const seconds = pids
    .map((pid) => fieldsOf(pid))
    .map((f) => [11, 12, 13, 14].reduce((sum, n) => sum + Number(f[n]), 0) / ticks);
  const megabytes = pids.map(
    (pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024,
  );
  const sum = (all: readonly number[]) => all.reduce((a, b) => a + (Number.isFinite(b) ? b : 0), 0);
  return { seconds: sum(seconds), megabytes: sum(megabytes) };
}
