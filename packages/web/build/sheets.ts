import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const sheets = here('../../../node_modules/@mantine/core/styles/');
const list = here('../src/app/mantine-parts.css');
const classes = /[\\/]@mantine[\\/]core[\\/]esm[\\/].*\.module\.mjs$/;

/** Sheets of the library by the classes in them, and those that we bring. */
function known() {
  const bySheet = new Map<string, string>();
  for (const file of readdirSync(sheets))
    if (file.endsWith('.layer.css')) bySheet.set(file.replace('.layer.css', ''), readFileSync(sheets + file, 'utf8'));
  const brought = new Set(
    [...readFileSync(list, 'utf8').matchAll(/styles\/([\w-]+)\.layer\.css/g)].map(([, name]) => name),
  );
  return { bySheet, brought };
}

/** Refuses a build with a component of the library whose style sheet is not among those that we bring. */
export function broughtSheets(): Plugin {
  return {
    name: 'brought-sheets',
    apply: 'build',
    generateBundle(_, bundle) {
      const { bySheet, brought } = known();
      const used = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? Object.keys(one.modules) : []));
      const names = used
        .filter((id) => classes.test(id))
        .flatMap((id) => readFileSync(id, 'utf8').match(/\bm_[0-9a-f]+/g) ?? []);
      const missing = [...bySheet].filter(
        ([sheet, text]) => !brought.has(sheet) && names.some((name) => text.includes(`.${name}`)),
      );
      if (missing.length > 0)
        this.error(`mantine-parts.css does not bring ${missing.map(([sheet]) => sheet).join(', ')}`);
    },
  };
}
