import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeNotices } from './notices.mjs';
import { at, runTool } from './run.mjs';

const sources = ['packages/web', 'packages/contract/src', 'package.json', 'package-lock.json', 'tsconfig.json'];
const mark = at('packages', 'web', 'dist', '.sources');

export const hasInterface = () => existsSync(at('packages', 'web', 'vite.config.ts'));

/** Builds the interface when anything it is made of has changed since the last finished build. */
export async function buildInterface() {
  const wanted = hashOf(sources);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('Sestavuji rozhraní …');
  const quietly = ['build', '--config', at('packages', 'web', 'vite.config.ts'), '--logLevel', 'warn'];
  if ((await runTool('vite/bin/vite.js', quietly)) !== 0) {
    console.error('Rozhraní se nepodařilo sestavit.');
    process.exit(1);
  }
  writeNotices();
  writeFileSync(mark, wanted);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(at(path)))
      .update('\0');
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(at(path))) return [];
  if (!statSync(at(path)).isDirectory()) return [path];
  const entries = readdirSync(at(path), { withFileTypes: true }).filter((entry) => !isOutput(entry.name));
  return entries.flatMap((entry) => filesUnder(join(path, entry.name))).sort();
}

function isOutput(name) {
  return name === 'dist' || name === 'node_modules' || name.endsWith('.test.ts') || name.endsWith('.test.tsx');
}
