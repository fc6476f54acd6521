import type { Rolldown } from 'vite';
import { type Group, merged } from './merged.ts';

type Info = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds' | 'code'>;
export type Ask = (id: string) => Info | null;
/** Where everything starts, and the first screen of whoever is signed in. */
export type Plan = { main: string; app: string; home: string };

/** Everybody passes through the dashboard: nothing that only others need comes with it. */
const homeCounts = 1_000;

/** What so many places wear stands in one sheet for all of them. */
const several = 5;

/** Everything that a file brings without waiting. */
function broughtBy(root: string, ask: Ask): Set<string> {
  const seen = new Set([root]);
  for (const id of seen) for (const next of ask(id)?.importedIds ?? []) seen.add(next);
  return seen;
}

/** What is brought only when it is asked for, from the first file on. */
function laterFrom(root: string, ask: Ask): string[] {
  const later = new Set<string>();
  const seen = new Set([root]);
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = ask(id) ?? {};
    for (const next of dynamicallyImportedIds) later.add(next);
    for (const next of [...importedIds, ...dynamicallyImportedIds]) seen.add(next);
  }
  // Sentences bring nothing, and have files of their own.
  return [...later].filter((id) => (ask(id)?.importedIds.length ?? 0) > 0).sort();
}

/** What several places share, by exactly which of them do. */
function groupsBy(places: ReadonlyMap<string, ReadonlySet<string>>, early: (id: string) => boolean, ask: Ask): Group[] {
  const needed = new Map<string, string[]>();
  for (const [place, ids] of places)
    for (const id of ids) if (!early(id)) needed.set(id, [...(needed.get(id) ?? []), place]);
  const shared = [...needed].filter(([, by]) => by.length > 1).sort(([a], [b]) => (a < b ? -1 : 1));
  const groupOf = new Map<string, string>();
  const groups = Map.groupBy(shared, ([, by]) => by.join());
  for (const [key, some] of groups) for (const [id] of some) groupOf.set(id, key);
  return [...groups].map(([key, some]) => {
    const ids = some.map(([id]) => id);
    const next = ids.flatMap((id) => ask(id)?.importedIds.flatMap((other) => groupOf.get(other) ?? []) ?? []);
    return {
      ...{ key, ids, places: new Set(some[0]?.[1]), brings: new Set(next.filter((one) => one !== key)) },
      size: ids.reduce((sum, id) => sum + (ask(id)?.code?.length ?? 0), 0),
    };
  });
}

const isLibrary = (id: string) => /[\\/]node_modules[\\/]/.test(id);

/**
 * Which file of the build a module goes to: by the places where people need it, so that a screen is a handful of files
 * instead of one a module. What only one later part needs stays with it.
 */
export function chunksOf({ main, app, home }: Plan, ask: Ask): (id: string) => string | null {
  const first = broughtBy(main, ask);
  const inside = broughtBy(app, ask);
  const atHome = broughtBy(home, ask);
  const early = (id: string) => first.has(id) || inside.has(id);
  const later = laterFrom(main, ask).filter((id) => id !== app);
  const places = new Map(later.map((id) => [id, broughtBy(id, ask)]));
  const chunks = new Map<string, string>();
  const worn = new Set<string>();
  const groups = merged(groupsBy(places, early, ask), (place) => (place === home ? homeCounts : 1));
  for (const [n, { ids, places: by }] of groups.entries())
    for (const id of ids) {
      chunks.set(id, `shared-${n + 1}`);
      if (by.has(home)) atHome.add(id);
      if (by.size >= several) worn.add(id);
    }
  return (id) => {
    // One style sheet before the first screen, whichever it is; the page itself names it.
    if (/\.css$/.test(id) && (early(id) || atHome.has(id))) return 'first';
    // A second one with whatever several other screens wear.
    if (/\.css$/.test(id) && worn.has(id)) return 'second';
    if (first.has(id)) return id === main ? null : 'base';
    if (inside.has(id)) return isLibrary(id) ? 'core' : 'app';
    return chunks.get(id) ?? null;
  };
}
