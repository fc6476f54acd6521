import { readdirSync, readFileSync } from 'node:fs';
import { API, type Diagnostic, type Project } from 'typescript/unstable/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// @ts-expect-error The checks are plain JavaScript, because they run before anything is installed.
import { checkStructure } from '../../../../tools/check-structure.mjs';
// @ts-expect-error As above.
import { sourceFiles } from '../../../../tools/files.mjs';
import { probe, registries, root, withMail } from './probe.ts';

const at = (name: 'contract' | 'server' | 'web', file: string) => `packages/${name}/src/${file}`;
const all: readonly string[] = sourceFiles();
/** Where kinds of mail have their texts, one file a language. */
const mails = all.filter((path) => path.startsWith('packages/contract/') && /^ +passwordChanged: \{/m.test(read(path)));
const whole: ReadonlyMap<string, string> = new Map([...probe, ...mails.map((path) => [path, withMail(path)] as const)]);

function read(path: string): string {
  return readFileSync(root + path, 'utf8');
}

/** What stands over the sources while a case is looked at; null is a file that is not there. */
let over: Map<string, string | null> = new Map(whole);
/** The folders of the noun, with what is in them. */
const folders = Map.groupBy(
  [...whole.keys()].filter((path) => path.includes('/probe/')),
  (path) => root + path.slice(0, path.lastIndexOf('/')),
);
const entriesOf = (folder: string) => {
  const own = folders.get(folder);
  if (own) return { files: own.map((path) => path.slice(path.lastIndexOf('/') + 1)), directories: [] };
  if (!folders.has(`${folder}/probe`)) return undefined;
  const there = readdirSync(folder, { withFileTypes: true });
  const named = (isFolder: boolean) => there.filter((e) => e.isDirectory() === isFolder).map((e) => e.name);
  return { files: named(false), directories: [...named(true), 'probe'] };
};
let api: API;
let project: Project;

beforeAll(() => {
  api = new API({
    cwd: root,
    fs: {
      readFile: (file) => over.get(file.slice(root.length)),
      fileExists: (file) =>
        over.has(file.slice(root.length)) ? over.get(file.slice(root.length)) !== null : undefined,
      directoryExists: (folder) => folders.has(folder) || undefined,
      getAccessibleEntries: entriesOf,
    },
  });
  project = api.updateSnapshot({ openProject: `${root}tsconfig.json` }).getProjects()[0] as Project;
});
afterAll(() => api.close());

function put(next: Map<string, string | null>): void {
  const changed = [...new Set([...over.keys(), ...next.keys()])].filter((path) => over.get(path) !== next.get(path));
  const isThere = (path: string, files: Map<string, string | null>) =>
    files.has(path) ? files.get(path) !== null : all.includes(path);
  const of = (was: boolean, is: boolean) =>
    changed.filter((path) => isThere(path, over) === was && isThere(path, next) === is).map((path) => root + path);
  const fileChanges = { changed: of(true, true), created: of(false, true), deleted: of(true, false) };
  over = next;
  project = api.updateSnapshot({ fileChanges }).getProjects()[0] as Project;
}

/** What the compiler says of these files. */
const saidOf = (...paths: readonly string[]): string[] =>
  paths.flatMap((path) => project.program.getSemanticDiagnostics(root + path).flatMap(wordsOf));

function wordsOf({ text, messageChain = [] }: Diagnostic): string[] {
  return [text, ...messageChain.flatMap(wordsOf)];
}

/** What the check of the plan says. */
function toldOf(files: ReadonlyMap<string, string | null>): string[] {
  const paths = [...new Set([...all, ...files.keys()])].filter((path) => files.get(path) !== null);
  return checkStructure(paths, (path: string) => files.get(path) ?? read(path));
}

const without = (path: string, part?: string | RegExp, instead = ''): Map<string, string | null> => {
  const text = whole.get(path) as string;
  const left = part === undefined ? null : text.replace(part, instead);
  expect(left).not.toBe(text);
  return new Map([...whole, [path, left]]);
};

describe('a throw-away noun', () => {
  it('takes three lines outside of its folders, and then everything knows it', () => {
    put(new Map(whole));
    expect(saidOf(...whole.keys(), at('contract', 'nouns-whole.ts'), at('web', 'app/routes.tsx'))).toEqual([]);
    expect(toldOf(whole)).toEqual([]);
    const changed = [...probe.keys()].filter((path) => all.includes(path));
    expect(changed).toEqual(registries);
    for (const path of changed)
      expect((probe.get(path) as string).split('\n').length - read(path).split('\n').length).toBe(2);
  });

  it.each<[string, Map<string, string | null>, string, string]>([
    [
      'its line in the server’s registry',
      without(registries[1], '  probe: probeNoun,\n'),
      registries[1],
      "Property 'probe' is missing",
    ],
    [
      'its line in the registry of the screens',
      without(registries[2], '  probe: probeNoun,\n'),
      registries[2],
      "Property 'probe' is missing",
    ],
    [
      'what answers its call',
      without(at('server', 'probe/handlers.ts'), 'list: async () => ({})'),
      at('server', 'probe/handlers.ts'),
      "Property 'list' is missing",
    ],
    [
      'the owner of its kind of mail',
      without(at('contract', 'probe/noun.ts'), "['probeNews']", "none('forgotten')"),
      at('contract', 'nouns-whole.ts'),
      "the mail 'probeNews' has no owner: add it to mails of contract/<noun>/noun.ts",
    ],
    [
      'the texts of its kind of mail',
      new Map([...whole, ...mails.map((path) => [path, read(path)] as const)]),
      at('contract', 'probe/noun.ts'),
      '"probeNews"',
    ],
    [
      'the English texts of it',
      new Map([...whole, ...mails.filter((path) => /\ben\b/.test(path)).map((path) => [path, read(path)] as const)]),
      mails.find((path) => /\ben\b/.test(path)) as string,
      "'probeNews' is missing",
    ],
    [
      'the number it promised to the menu',
      without(at('server', 'probe/noun.ts'), '({ probes: 1 })', '({})'),
      registries[1],
      "Property 'probes' is missing",
    ],
    [
      'its page',
      without(at('web', 'probe/ProbePage.tsx')),
      at('web', 'probe/routes.tsx'),
      "Cannot find module './ProbePage.tsx'",
    ],
    ...(['contract', 'server', 'web'] as const).map((name): [string, Map<string, string | null>, string, string] => {
      const place = { contract: 'refusals', server: 'jobs', web: 'finds' }[name];
      const path = at(name, 'probe/noun.ts');
      return [
        `a place of its manifest (${place})`,
        without(path, new RegExp(`^  ${place}: .*\n`, 'm')),
        path,
        `'${place}'`,
      ];
    }),
  ])('without %s does not compile', (_, files, path, sentence) => {
    put(files);
    expect(saidOf(path).join('\n')).toContain(sentence);
  });

  it.each([
    [
      'its line in the contract’s registry',
      without(registries[0], '  probe: probeNoun,\n'),
      `packages/server/src/probe: „probe“ není v ${registries[0]}`,
    ],
    [
      'the part of a person’s page that it promised',
      without(at('web', 'probe/PersonTab.tsx')),
      'packages/web/src/probe/noun.ts: personTab slibuje PersonTab.tsx, ale není tu.',
    ],
    [
      'a word for the part of a person’s page that it has',
      without(at('web', 'probe/noun.ts'), "personTab: 'brings'", "personTab: none('forgotten')"),
      'packages/web/src/probe/noun.ts: je tu PersonTab.tsx, ale personTab o něm mlčí.',
    ],
  ])('without %s is told where it belongs', (_, files, sentence) => {
    expect(toldOf(files).join('\n')).toContain(sentence);
  });
});
