// Given to the runtime by `--import`, before the portal and its commands: half of what loading them took was finding one package.
import { type ResolveHookSync, registerHooks } from 'node:module';

/**
 * The runtime reads the description of a package anew at each import of it or within it. That of this one has 180 kB, and a
 * thousand imports lead there.
 */
const heavy = 'drizzle-orm';
const within = `/node_modules/${heavy}/`;
const found = new Map<string, ReturnType<ResolveHookSync>>();

const resolve: ResolveHookSync = (specifier, context, next) => {
  if (!context.conditions.includes('import')) return next(specifier, context);
  if (specifier === heavy || specifier.startsWith(`${heavy}/`)) {
    const known = found.get(specifier) ?? next(specifier, context);
    found.set(specifier, known);
    return { ...known, shortCircuit: true };
  }
  const { parentURL } = context;
  // Its modules name each other whole, and all of them are modules.
  if (/^\.\.?\/.*\.js$/.test(specifier) && parentURL?.includes(within) && parentURL.endsWith('.js'))
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  return next(specifier, context);
};

registerHooks({ resolve });
