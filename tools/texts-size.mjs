import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildInterface } from './interface.mjs';
import { at } from './run.mjs';

/** Bytes of compressed sentences that come before the first screen of whoever is signed in, in either language. */
const most = 13_100;
const assets = at('packages', 'web', 'dist', 'assets');

/** Compressed bytes of the sentences that the first screen waits for, by language. */
export function firstTexts(names, sizeOf) {
  const first = /^texts-(?:public|shell)-(cs|en)-[\w-]+\.js$/;
  const sizes = {};
  for (const name of names) {
    const [, lang] = first.exec(name) ?? [];
    if (lang) sizes[lang] = (sizes[lang] ?? 0) + sizeOf(name);
  }
  return sizes;
}

/** Builds the interface and refuses a first load whose sentences are over their budget. */
export async function checkTextsSize() {
  await buildInterface();
  if (!existsSync(assets)) return 1;
  const sizes = firstTexts(
    readdirSync(assets),
    (name) => gzipSync(readFileSync(join(assets, name)), { level: 9 }).length,
  );
  for (const [lang, bytes] of Object.entries(sizes))
    console.log(`Věty před první obrazovkou (${lang}): ${(bytes / 1000).toFixed(1)} kB (nejvýš ${most / 1000} kB)`);
  return sizes.cs > 0 && sizes.en > 0 && Math.max(...Object.values(sizes)) <= most ? 0 : 1;
}
