import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pieceOf } from '#contract/texts/pieces.ts';
// @ts-expect-error The checks are plain JavaScript, because they run before anything is installed.
import { keysIn, problemsOfCatalogues, problemsOfTexts } from '../../../tools/check-texts.mjs';
// @ts-expect-error As above.
import { sourceFiles } from '../../../tools/files.mjs';
// @ts-expect-error As above.
import { firstTexts } from '../../../tools/texts-size.mjs';

const files = sourceFiles() as string[];
const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
/** What the check says of the house with one place written otherwise. */
function told(path: string, from: string, to: string): string[] {
  const changed = read(path).replace(from, to);
  expect(changed, `${path} has no ${from}`).not.toBe(read(path));
  return problemsOfTexts(files, (one: string) => (one === path ? changed : read(one)));
}
const web = 'packages/web/src/';

describe('every screen has its sentences', () => {
  it('as the house stands', () => {
    expect(problemsOfTexts(files, read)).toEqual([]);
    expect(problemsOfCatalogues(files, read)).toEqual([]);
  });

  it.each([
    ['a noun whose sentences are said too', 'messages/noun.ts', "'confirmations', ", ''],
    ['a noun whose fields have names', 'units/noun.ts', "['fields']", "none('x')"],
    ['the page of the association', 'app/routes.tsx', "'association', 'fields']", "'association']"],
    ['a section of it that another noun brings', 'roles/HouseTab.tsx', ", ['roles']", ''],
    ['a page of several nouns', 'app/routes.tsx', ", ...bringing('meetingParts')", ''],
    ['a noun that does not say its tab', 'minutes/noun.ts', "meetingParts: 'brings'", "meetingParts: none('x')"],
    ['a part that comes later', 'app/AcceptPlace.tsx', "['screens', 'confirmations'],", ''],
    ['a part of the shell', 'app/Shell.tsx', "['members']", "['votes']"],
    ['the dashboard', 'units/AtHome.tsx', "'HOME.PROBLEMS_HINT'", "'UNITS.NUMBER'"],
    ['the dashboard, of what all other screens say,', 'units/AtHome.tsx', "'HOME.PROBLEMS_HINT'", "'FORM.SAVE'"],
    ['the search', 'votes/found.ts', 'typo(v.title)', "say('VOTE_PAPER.RECORD.READ_SIGNED')"],
    ['signing in', 'session/outside/LoginScreen.tsx', 'say(', "say('UNITS.NUMBER');say("],
    ['the menu', 'app/menu/Nav.tsx', 'say(', "say('UNITS.NUMBER');say("],
    ['the kit', 'kit/text/TextEditor.tsx', 'say(', "say('UNITS.NUMBER');say("],
    ['another noun', 'units/detail/UnitPage.tsx', 'say(', "say('VOTE_PAPER.RECORD.READ_SIGNED');say("],
  ])('%s without them is named', (_, path, from, to) => {
    expect(told(web + path, from, to)[0]).toMatch(/^packages\/(?:web|contract)\/src\/.*patří k .* ale přijde jen /);
  });

  it('sentences that a noun brings for none of its screens are named', () => {
    const found = told(`${web}presence/noun.ts`, "'proxies'", "'proxies', 'reports'");
    expect(found).toEqual([`${web}presence/noun.ts: věty „reports“ neříká žádná z jeho obrazovek.`]);
  });

  it('a file without its English twin, or under the name of another place, is named', () => {
    const path = 'packages/contract/src/units/texts/probe.cs.ts';
    expect(problemsOfCatalogues([path], () => "'units/units': typeof cs;")).toEqual([
      `${path}: chybí anglické znění packages/contract/src/units/texts/probe.en.ts.`,
      `${path}: nepřidává se do Catalogues pod svým místem 'units/probe': typeof cs;`,
    ]);
  });
});

it('the sentences of the first screen are those of its two pieces, each language by itself', () => {
  const names = [
    'texts-shell-cs-a1.js',
    'texts-public-cs-b_2.js',
    'texts-shell-en-c.js',
    'texts-votes-cs-d.js',
    'App-e.js',
  ];
  expect(firstTexts(names, () => 10)).toEqual({ cs: 20, en: 10 });
});

it('keys are read from the lines of a catalogue', () => {
  expect(
    keysIn("const cs = {\n  A: {\n    B: 'b',\n    C:\n      'long {x, select, a {x} other {y}}',\n  },\n  D: 'd',\n}"),
  ).toEqual(['A.B', 'A.C', 'D']);
});

it.each([
  ['/x/contract/src/units/texts/periods.cs.ts', 'units'],
  ['/x/contract/src/units/texts/everywhere.en.ts', 'shell'],
  ['/x/contract/src/base/texts/shell.cs.ts', 'shell'],
  ['/x/contract/src/base/texts/files.cs.ts', 'screens'],
  ['/x/contract/src/votes/texts/beyond.en.ts', 'screens'],
  ['/x/contract/src/base/texts/public.cs.ts', 'public'],
  ['/x/contract/src/votes/texts/log.cs.ts', 'log'],
  ['/x/contract/src/votes/texts/mails.cs.ts', null],
  ['/x/contract/src/votes/texts/prints.cs.ts', null],
])('%s comes with %s', (path, piece) => expect(pieceOf(path)).toBe(piece));
