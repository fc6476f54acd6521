// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type Place, pathOf } from '#contract/base/calls/links.ts';
import { isNowhere } from '../session/entry/nowhere.ts';
import { isKnown } from '../session/entry/path.ts';

// Some screens ask for the width of the window as soon as they are loaded.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { router } = await import('./routes.tsx');

const root = `${join(import.meta.dirname, '../../..')}/`;
const sources = (folder: string): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);

/** Every function of every links.ts with a place it makes: 7 stands for any id. */
const made: { name: string; at: Place }[] = [];
for (const file of sources('contract/src').filter((f) => f.endsWith('/links.ts') && !f.includes('/base/'))) {
  const links: Record<string, Record<string, (id: number) => Place>> = await import(`${root}${file}`);
  for (const [group, functions] of Object.entries(links))
    for (const [name, link] of Object.entries(functions)) made.push({ name: `${group}.${name}`, at: link(7) });
}
const routes = router.routesByPath as unknown as Record<string, { options: { beforeLoad?: unknown } }>;
/** Screens of whoever is not signed in route by themselves. */
const isSignedOut = ({ to }: Place) => to.endsWith('/$token') || ['/zapomenute-heslo', '/pozvanka'].includes(to);

test.each(made)('$name leads to a route that reads what it says', ({ at }) => {
  if (isSignedOut(at)) return expect(isKnown(pathOf(at))).toBe(true);
  expect(Object.keys(routes)).toContain(at.to);
  const asked = [...at.to.matchAll(/\$(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(at.params)).toEqual(asked);
  expect(router.buildLocation(at as never).pathname).toBe(pathOf(at));
  const [last] = router.matchRoutes(pathOf(at), {}).slice(-1);
  const words = (params: object) => Object.entries(params).map(([name, value]) => `${name} ${value}`);
  expect([last?.fullPath, words(last?.params ?? {})]).toEqual([at.to, words(at.params)]);
});

test('every address of the interface has its function', () => {
  const known = new Set<string>(made.map(({ at }) => at.to));
  const errors = ['/404', '/error/404', '/error/500'];
  const left = Object.entries(routes)
    .filter(([path, route]) => !known.has(path) && !errors.includes(path) && !route.options.beforeLoad)
    .map(([path]) => path);
  expect(left).toEqual([]);
});

test('whoever is not signed in is led to sign in at every address of the tree, and nowhere at others', () => {
  const errors = /^\/(?:404|error)(?:\/|$)/;
  const rooms = Object.keys(routes).filter((path) => !errors.test(path));
  expect(rooms.filter((path) => isNowhere(path.replaceAll(/\$\w*/g, '7')))).toEqual([]);
  for (const path of ['/404', '/error/404', '/error/500', '/neni', '/zpravyx', '/prace', '/aktivace/a/b'])
    expect([path, isNowhere(path)]).toEqual([path, true]);
});

test('no address is written by hand where a link or a letter is made', () => {
  const rooms = [...new Set(Object.keys(routes).map((path) => path.split('/')[1]))].filter(Boolean).join('|');
  const typed = new RegExp(
    `['"\`}]/(${rooms}|aktivace|zmena-hesla|zmena-emailu|odhlasit|nebyl-jsem-to-ja|prace)(?=[/?'"\`])`,
  );
  const own =
    /\/(routes\.tsx|base\/places\.ts|links\.ts|endpoints(-\w+)?\.ts)$|\/session\/(entry\/path\.ts|(\w+\/)?(\w+Screen|SignedOut|PasswordStep)\.tsx)$|main\.tsx$/;
  const found = ['contract/src', 'server/src', 'web/src']
    .flatMap(sources)
    .filter(
      (file) => !own.test(file) && !file.startsWith('contract/src/texts') && !file.startsWith('server/src/sample/'),
    )
    .filter((file) => typed.test(readFileSync(root + file, 'utf8')));
  expect(found).toEqual([]);
});
