import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildInterface } from './interface.mjs';
import { at } from './run.mjs';

/** Bytes of compressed JavaScript that the sign-in page may load before anybody types. */
const most = 100_000;
const dist = at('packages', 'web', 'dist');
const scripts = /<(?:script|link)\b[^>]*\b(?:src|href)="\/(assets\/[^"]+\.js)"/g;
// `import x from "./a.js"`, `import "./a.js"`, `export … from "./a.js"`; a lazy `import(` is not among them.
const imported = /\b(?:import|from)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;

/** The scripts that the page loads at once: those it names, and what they import without waiting. */
export function scriptsAtOnce(html, read) {
  const found = new Set();
  const walk = (file) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, next] of read(file).matchAll(imported)) walk(join(dirname(file), next));
  };
  for (const [, file] of html.matchAll(scripts)) walk(file);
  return [...found];
}

/** Builds the interface and refuses a sign-in page over its budget. */
export async function checkSignInSize() {
  await buildInterface();
  const read = (file) => readFileSync(join(dist, file), 'utf8');
  if (!existsSync(join(dist, 'index.html'))) return 1;
  const files = scriptsAtOnce(read('index.html'), read);
  const bytes = files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
  console.log(
    `Přihlašovací stránka: ${(bytes / 1000).toFixed(1)} kB JavaScriptu v ${files.length} souborech (nejvýš ${most / 1000} kB)`,
  );
  return files.length > 0 && bytes <= most ? 0 : 1;
}
