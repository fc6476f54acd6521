import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './run.mjs';

const skipped = new Set(['node_modules', 'dist', 'fixtures', 'public', 'test-results', 'playwright-report']);

/** Every source file of the project, by its path from the root. */
export function sourceFiles() {
  return ['packages', 'tools'].flatMap(filesUnder).filter((path) => /\.(ts|tsx|mjs|css)$/.test(path));
}

function filesUnder(folder) {
  if (!existsSync(at(folder))) return [];
  return readdirSync(at(folder), { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)]));
}
