import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A file that says what rows the sources declare; it is there some seconds after the tests have begun. */
    declaredRows: string;
  }
}

const root = join(import.meta.dirname, '../../..');

/** Asks the compiler beside the first tests, which need a database before they need this. */
export function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pavlac-rows-'));
  const into = join(folder, 'rows.json');
  const reader = spawn(process.execPath, [join(import.meta.dirname, 'declared-rows.ts'), root, into], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(reader, 'exit');
  project.provide('declaredRows', into);
  return async () => {
    reader.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
