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

/** Values by what `of` answers of each. This runs before the pinned Node is there, and older ones have no Map.groupBy. */
export function groupsOf(all, of) {
  const groups = new Map();
  for (const one of all) {
    const key = of(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
