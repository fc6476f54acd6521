import { describe, expect, it } from 'vitest';
import { registry } from '#contract/nouns.ts';
import {
  checkStructure,
  problemOfArrow,
  problemsOfGathered,
  problemsOfManifests,
  problemsOfName,
  problemsOfRegistries,
  // @ts-expect-error The checks are plain JavaScript, because they run before anything is installed.
} from '../../../tools/check-structure.mjs';
// @ts-expect-error As above.
import { problemsOfLength } from '../../../tools/function-length.mjs';
// @ts-expect-error As above.
import { mutualPairs } from '../../../tools/measures.mjs';
// @ts-expect-error As above.
import { nearTo } from '../../../tools/near.mjs';
// @ts-expect-error As above.
import { scriptsAtOnce } from '../../../tools/sign-in-size.mjs';
// @ts-expect-error As above.
import { mostInFolder, mostInNoun, problemsOfPairs, problemsOfSizes, wings } from '../../../tools/wings.mjs';

const p = (path: string) => `packages/${path}`;

describe('the structure check', () => {
  it.each([
    ['contract/src/votes/rules.ts', 'server/src/base/db.ts', false],
    ['web/src/votes/VotePage.tsx', 'server/src/votes/queries.ts', false],
    ['web/src/votes/VotePage.tsx', 'web/src/units/UnitsPage.tsx', false],
    ['web/src/home/HomePage.tsx', 'web/src/units/UnitTile.tsx', true],
    ['web/src/kit/Table.tsx', 'web/src/units/data.ts', false],
    ['server/src/votes/handlers.ts', 'server/src/units/queries.ts', true],
    ['server/src/votes/handlers.ts', 'server/src/units/handlers.ts', false],
    ['server/src/votes/handlers.ts', 'server/src/units/tables.ts', false],
    ['server/src/votes/queries.ts', 'server/src/units/tables.ts', true],
    ['server/src/base/gate.ts', 'server/src/units/queries.ts', false],
    ['server/src/app.ts', 'server/src/units/handlers.ts', true],
    ['web/src/votes/VotePage.tsx', 'web/src/audience/AudiencePicker.tsx', true],
    ['web/src/audience/AudiencePicker.tsx', 'web/src/votes/data.ts', false],
    ['web/src/votes/VotePage.tsx', 'web/src/members/pick/PersonPicker.tsx', true],
    ['web/src/votes/VotePage.tsx', 'web/src/members/pick/useTwins.ts', false],
    ['web/src/audience/AudiencePicker.tsx', 'web/src/units/UnitPicker.tsx', true],
    ['web/src/kit/choose/Combo.tsx', 'web/src/units/rows/UnitPicker.tsx', false],
    ['server/src/votes/queries.ts', 'server/src/audience/queries.ts', true],
    ['server/src/audience/queries.ts', 'server/src/votes/queries.ts', false],
    ['server/src/audience/queries.ts', 'server/src/members/queries.ts', true],
    ['server/src/votes/noun.ts', 'server/src/comments/handlers.ts', true],
    ['server/src/votes/handlers.ts', 'server/src/comments/handlers.ts', false],
    ['contract/src/audience/schema.ts', 'contract/src/votes/schema.ts', false],
    ['contract/src/votes/schema.ts', 'contract/src/audience/schema.ts', true],
  ])('%s → %s: %s', (from, to, allowed) => expect(problemOfArrow(p(from), p(to)) === null).toBe(allowed));

  it.each([
    ['server/src/votes/queries.ts', 0],
    ['server/src/votes/personal.ts', 0],
    ['server/src/votes/helpers.ts', 1],
    ['server/src/votes/count.ts', 1],
    ['contract/src/votes/rules-count.ts', 0],
    ['contract/src/votes/texts/paper.cs.ts', 0],
    ['contract/src/votes/texts/paper.ts', 1],
    ['contract/src/votes/paper.cs.ts', 1],
    ['web/src/votes/VotePage.tsx', 0],
    ['web/src/base/utils.ts', 1],
  ])('the name %s has %d problems', (path, count) => expect(problemsOfName(p(path))).toHaveLength(count));

  it('finds a cycle between nouns', () => {
    const texts: Record<string, string> = {
      [p('server/src/votes/queries.ts')]: "import { a } from '../units/queries.ts';",
      [p('server/src/units/queries.ts')]: "import { b } from '../votes/queries.ts';",
    };
    expect(checkStructure(Object.keys(texts), (path: string) => texts[path])).toEqual([
      'kruh: server/units → server/votes; jedno z nich má oznamovat, ne volat.',
    ]);
  });
});

describe('money', () => {
  const found = (path: string, text: string) => checkStructure([p(path)], () => text).length;
  const using = "import { showMoney } from '#contract/base/money/showing.ts';\n";

  it.each(['Number(text)', 'parseFloat(text)', 'amount.toFixed(2)', 'Number.parseInt(text, 10)', 'texts.map(Number)'])(
    'knows no %s',
    (code) => {
      expect(found('server/src/votes/print.ts', `${using}const a = ${code};`)).toBe(1);
      expect(found('contract/src/base/money/amount.ts', `const a = ${code};`)).toBe(1);
      expect(found('server/src/votes/print.ts', `const a = ${code};`)).toBe(0);
    },
  );

  it('is counted by whole haléře everywhere else', () =>
    expect(found('server/src/votes/print.ts', `${using}const a = BigInt(text) * 2n;`)).toBe(0));
});

it('the size of sign-in counts what the page loads at once, not what waits', () => {
  const files: Record<string, string> = {
    'assets/a.js': 'import{x}from"./b.js";import("./lazy.js");export{y}from"./c.js"',
    'assets/b.js': 'import"./c.js"',
    'assets/c.js': '1',
    'assets/lazy.js': '2',
  };
  const html = '<script type="module" crossorigin src="/assets/a.js"></script>';
  expect(scriptsAtOnce(html, (file: string) => files[file]).sort()).toEqual([
    'assets/a.js',
    'assets/b.js',
    'assets/c.js',
  ]);
});

describe('a wing', () => {
  it.each([
    ['server/src/census/queries.ts', 'server/src/ledger/steps.ts', true],
    ['server/src/ledger/steps.ts', 'server/src/census/queries.ts', false],
    ['server/src/paper/steps.ts', 'server/src/answers/notices.ts', true],
    ['server/src/ballots/handlers.ts', 'server/src/paper/handlers.ts', false],
    ['server/src/ledger/attacks.test.ts', 'server/src/course/jobs.ts', true],
    ['server/src/votes/steps.ts', 'server/src/units/notices.ts', false],
    ['web/src/votes/VotePage.tsx', 'web/src/ballots/VoteFor.tsx', true],
    ['web/src/ballots/VoteFor.tsx', 'web/src/votes/VotePage.tsx', false],
    ['web/src/votes/VotePage.tsx', 'web/src/ballots/noun.ts', false],
    ['contract/src/answers/schema.ts', 'contract/src/motions/schema.ts', true],
    ['contract/src/motions/schema.ts', 'contract/src/answers/schema.ts', false],
  ])('%s → %s: %s', (from, to, allowed) => expect(problemOfArrow(p(from), p(to)) === null).toBe(allowed));

  it('stands in the registry in its order', () => {
    for (const nouns of Object.values<string[]>(wings))
      expect(Object.keys(registry).filter((noun) => nouns.includes(noun))).toEqual(nouns);
  });

  const files = (count: number, folder: string, end = '.ts') =>
    Array.from({ length: count }, (_, i) => p(`server/src/${folder}/steps-${i}${end}`));
  it('holds so many files in a folder and in a noun, tests aside', () => {
    expect(problemsOfSizes([...files(mostInFolder, 'paper'), ...files(9, 'paper', '.test.ts')])).toEqual([]);
    expect(problemsOfSizes(files(mostInFolder + 1, 'paper'))).toHaveLength(1);
    const folders = Array.from({ length: 10 }, (_, i) => `paper/f${i}`);
    expect(problemsOfSizes(folders.flatMap((folder) => files(mostInNoun / 10, folder)))).toEqual([]);
    expect(problemsOfSizes(['paper', ...folders].flatMap((folder) => files(mostInNoun / 10, folder)))).toHaveLength(1);
    expect(problemsOfSizes(files(mostInFolder + 1, 'members'))).toEqual([]);
  });

  it('folders of a noun never need each other both ways', () => {
    const there = [p('server/src/paper/steps.ts'), p('server/src/paper/tickets/print.ts')];
    const back = [...there].reverse();
    expect(problemsOfPairs([there])).toEqual([]);
    expect(problemsOfPairs([there, back])).toHaveLength(1);
  });
});

describe('manifests', () => {
  const manifest = p('web/src/votes/noun.ts');
  const problems = (text: string, ...more: string[]) => problemsOfManifests([manifest, ...more], () => text);

  it('who brings something to the dashboard has the file, and nobody else', () => {
    expect(problems("atHome: 'brings', finds: none('…')", p('web/src/votes/AtHome.tsx'))).toEqual([]);
    expect(problems("atHome: 'brings', finds: none('…')")).toHaveLength(1);
    expect(problems("atHome: none('…'), finds: none('…')", p('web/src/votes/AtHome.tsx'))).toHaveLength(1);
    expect(problems("atHome: none('…'), finds: 'vote'", p('web/src/votes/found.ts'))).toEqual([]);
    expect(problems("houseTab: 'brings'")).toHaveLength(1);
    expect(problems("houseTab: none('…')", p('web/src/votes/PersonTab.tsx'))).toHaveLength(1);
  });

  it('what is gathered from all nouns by the name of a file is looked for where nouns are', () => {
    const gathering = (path: string, from: string) =>
      problemsOfGathered([p(path), p('web/src/votes/HouseTab.tsx')], (file: string) =>
        file === p(path) ? `import.meta.glob<{ tab: HouseTab }>('${from}*/HouseTab.tsx', { eager: true })` : '',
      );
    expect(gathering('web/src/app/HousePlace.tsx', '../')).toEqual([]);
    expect(gathering('web/src/app/places/HousePlace.tsx', '../../')).toEqual([]);
    expect(gathering('web/src/app/places/HousePlace.tsx', '../')).toHaveLength(1);
  });

  it('a folder that no registry knows is named', () => {
    const read = () => 'export const registry = {\n  votes: votesNoun,\n};';
    expect(problemsOfRegistries([p('server/src/votes/noun.ts')], read)).toEqual([]);
    expect(problemsOfRegistries([p('server/src/base/db/db.ts'), p('web/src/kit/table/Table.tsx')], read)).toEqual([]);
    expect(problemsOfRegistries([p('server/src/probe/handlers.ts')], read)).toEqual([
      'packages/server/src/probe: „probe“ není v packages/contract/src/nouns.ts; podstatné jméno má řádku tam, na serveru i na obrazovkách.',
    ]);
  });
});

describe('the length of functions', () => {
  const body = (lines: number, inside = '') => `{\n${'  one();\n'.repeat(lines - 2)}${inside}}`;
  const problems = (path: string, text: string) => problemsOfLength(p(path), text);

  it('is held at fifty lines, at ninety for a component', () => {
    expect(problems('server/src/votes/steps.ts', `export function count() ${body(50)}`)).toEqual([]);
    expect(problems('server/src/votes/steps.ts', `\nexport const count = async () => ${body(51)};`)).toEqual([
      expect.stringContaining('steps.ts:2: count má 51 vlastních řádků, nejvýš 50'),
    ]);
    expect(problems('web/src/votes/VotePage.tsx', `export function VotePage() ${body(90)}`)).toEqual([]);
    expect(problems('web/src/votes/VotePage.tsx', `export function VotePage() ${body(91)}`)).toHaveLength(1);
    expect(problems('web/src/votes/VotePage.tsx', `export function useVote() ${body(51)}`)).toHaveLength(1);
  });

  it('leaves to functions inside what is theirs', () => {
    const inner = `const act = () => ${body(45)};\n`;
    expect(problems('server/src/votes/steps.ts', `function outer() ${body(48, inner)}`)).toEqual([]);
    expect(problems('server/src/votes/steps.ts', `function outer() ${body(51, inner)}`)).toHaveLength(1);
    expect(problems('server/src/votes/handlers.ts', `const h = () => ({ act: async () => ${body(51)} });`)).toEqual([
      expect.stringContaining('act má 51'),
    ]);
  });
});

it('pairs that need each other both ways are found', () => {
  const texts: Record<string, string> = {
    [p('server/src/votes/a/queries.ts')]: "import { b } from '../b/queries.ts';",
    [p('server/src/votes/b/queries.ts')]: "import { a } from '../a/queries.ts';",
    [p('server/src/votes/queries.ts')]: "import { a } from './a/queries.ts';",
  };
  const folder = (path: string) => path.split('/').slice(0, -1).join('/') || null;
  const [a, b] = [p('server/src/votes/a'), p('server/src/votes/b')];
  expect(mutualPairs(Object.keys(texts), (path: string) => texts[path], folder)).toEqual([`${a} ${b}`]);
});

describe('what stands near a change', () => {
  const files = {
    'packages/contract/src/votes/rules.ts': '',
    'packages/server/src/votes/queries.ts': '',
    'packages/server/src/units/steps.ts': "import { follow } from '#server/votes/queries.ts';",
    'packages/server/src/units/units.test.ts': '',
    'packages/server/src/outbox/outbox.test.ts': '',
    'packages/server/test/search.test.ts': "import { votes } from '#contract/votes/endpoints.ts';",
    'packages/server/test/writes.test.ts': '',
    'packages/web/src/votes/routes.tsx': "path: '/hlasovani'",
  };
  const read = (path: string) =>
    path.includes('/e2e/') ? "await as(...chair, '/hlasovani');" : files[path as keyof typeof files];
  const near = (path: string) => nearTo([path], Object.keys(files), read);

  it('is the touched noun, its readers, tests that name it and walks through its screens', () => {
    const { nouns, tests, walks } = near('packages/contract/src/votes/rules.ts');
    expect(nouns).toEqual(['units', 'votes']);
    expect(tests).toEqual([
      'packages/server/src/units/units.test.ts',
      'packages/server/test/search.test.ts',
      'packages/server/test/writes.test.ts',
    ]);
    expect(walks).toContain('votes.spec.ts');
  });

  it.each(['packages/server/src/base/db.ts', 'packages/server/migrations/0001_x.sql', 'package.json'])(
    '%s: is everything',
    (path) => expect(near(path)).toBeNull(),
  );

  it('is nothing where only words about the house changed', () => {
    expect(near('docs/bench.md')).toEqual({ nouns: [], tests: [], walks: [] });
  });
});
