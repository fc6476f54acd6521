import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const sheets = here('../../../node_modules/@mantine/core/styles/');
const list = here('../src/app/look/mantine-parts.css');
const classes = /[\\/]@mantine[\\/]core[\\/]esm[\\/].*\.module\.mjs$/;
const library = /[\\/]node_modules[\\/]/;

/** Sheets of the library by the classes in them, and those that the first sheet brings. */
function known() {
  const bySheet = new Map<string, string>();
  for (const file of readdirSync(sheets))
    if (file.endsWith('.layer.css')) bySheet.set(file.replace('.layer.css', ''), readFileSync(sheets + file, 'utf8'));
  const brought = new Set(
    [...readFileSync(list, 'utf8').matchAll(/styles\/([\w-]+)\.layer\.css/g)].map(([, name]) => name),
  );
  return { bySheet, brought };
}

type Info = Pick<Rolldown.ModuleInfo, 'importers' | 'importedIds'>;
type Ask = (id: string) => Info | null;

/** Files of ours that wear the classes, through whatever parts of the library. */
function wearersOf(id: string, ask: Ask): string[] {
  const seen = new Set([id]);
  for (const one of seen) if (library.test(one)) for (const next of ask(one)?.importers ?? []) seen.add(next);
  return [...seen].filter((one) => !library.test(one));
}

/** Whether the file brings the sheet, or everybody who brings the file does. */
export function comesWith(id: string, sheet: string, ask: Ask, seen = new Set<string>()): boolean {
  const { importedIds = [], importers = [] } = ask(id) ?? {};
  if (importedIds.some((one) => one.endsWith(`${sheet}.layer.css`))) return true;
  if (seen.has(id) || importers.length === 0) return false;
  seen.add(id);
  return importers.every((one) => comesWith(one, sheet, ask, seen));
}

/**
 * Refuses a build with a component of the library whose style sheet is neither in the first sheet nor comes with whoever
 * wears it.
 */
export function broughtSheets(): Plugin {
  return {
    name: 'brought-sheets',
    apply: 'build',
    generateBundle(_, bundle) {
      const { bySheet, brought } = known();
      const used = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? Object.keys(one.modules) : []));
      for (const id of used.filter((one) => classes.test(one))) {
        const names = readFileSync(id, 'utf8').match(/\bm_[0-9a-f]+/g) ?? [];
        for (const [sheet, text] of bySheet) {
          if (brought.has(sheet) || !names.some((name) => text.includes(`.${name}`))) continue;
          const bare = wearersOf(id, (of) => this.getModuleInfo(of)).find(
            (one) => !comesWith(one, `/${sheet}`, (of) => this.getModuleInfo(of)),
          );
          if (bare) this.error(`${bare} wears ${sheet} of the library without its sheet`);
        }
      }
    },
  };
}
