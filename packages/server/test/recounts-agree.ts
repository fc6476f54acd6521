import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pack } from '#contract/ledger/rules-recount.ts';
import { checkLedger } from '#contract/verification/rules-checks.ts';
import { nameOf } from '#contract/verification/rules-findings.ts';
import { publicKey } from './ledger.ts';
import { inFolder, runs, type Said } from './recounts.ts';

const folder = new URL('../recount/', import.meta.url);
export const script = fileURLToPath(new URL('prepocet.mjs', folder));
export const pythonScript = fileURLToPath(new URL('prepocet.py', folder));
/** Python 3.8 or newer; null where the machine has none. */
export const python: string | null =
  ['python3', 'python'].flatMap((name) => {
    const ask = 'import sys; print(sys.executable if sys.version_info >= (3, 8) else "")';
    const found = spawnSync(name, ['-c', ask], { encoding: 'utf8' });
    return found.status === 0 && found.stdout.trim() ? [found.stdout.trim()] : [];
  })[0] ?? null;

const listed = ({ code, said }: Said): string[][] => {
  if (code !== 0) throw new Error(said);
  return said
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as string[]).sort());
};
export type Verdicts = { page: string[][]; script: string[][]; python: string[][] | null };

/** What page, script and Python find in each of the packs, names in order, believing these keys, or without any the packs. */
export const verdictsOf = (packs: readonly Pack[], keys: readonly string[] = [publicKey]): Promise<Verdicts> =>
  inFolder(async (at) => {
    await writeFile(join(at, 'packs.jsonl'), packs.map((p) => `${JSON.stringify(p)}\n`).join(''));
    const args = ['--many', 'packs.jsonl', ...keys.flatMap((key) => ['--key', key])];
    const page = packs.map((p) => [...new Set(checkLedger(p, keys.length > 0 ? keys : undefined).map(nameOf))].sort());
    const byScript = listed(await runs(process.execPath, [script, ...args], at));
    const byPython = python ? listed(await runs(python, [pythonScript, ...args], at)) : null;
    return { page, script: byScript, python: byPython };
  });
