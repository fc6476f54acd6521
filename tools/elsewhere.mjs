// What of the server's tests runs once more over another PostgreSQL: those about the database itself, and a drawn part of the rest.
import { createHash, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sourceFiles } from './files.mjs';
import { at } from './run.mjs';

const server = (name) => `packages/server/test/${name}.test.ts`;
/** Always: rights, types, plans, locks, sorting and the queue, which another server may do otherwise. */
const named = ['access', 'columns', 'flight', 'indexes', 'locks', 'migrations', 'pages', 'pool', 'queue', 'search'];
const always = named.map(server);
/** One of so many of the others. */
const part = 4;

/** Whether a test asks a database: by a portal, or by an address that the run gives. */
const asks = (text) => /portal\.ts'|inject\('(?:super|owner|app)Url'\)/.test(text);
const drawnBy = (seed) => (path) =>
  createHash('sha256').update(`${seed} ${path}`).digest().readUInt32BE(0) % part === 0;

/** Files of this run; `PAVLAC_SEED` repeats the printed one. */
export function elsewhere() {
  const seed = process.env.PAVLAC_SEED ?? String(randomInt(1_000_000));
  const others = sourceFiles()
    .filter((path) => /^packages\/server\/(?!test\/hard\/).*\.test\.ts$/.test(path) && !always.includes(path))
    .filter((path) => asks(readFileSync(at(path), 'utf8')));
  const drawn = others.filter(drawnBy(seed));
  console.log(
    `Los tohoto běhu: PAVLAC_SEED=${seed}; ${always.length} souborů vždy, ${drawn.length} z ${others.length}.`,
  );
  return [...always, ...drawn];
}
