import { expect, it } from 'vitest';
// @ts-expect-error The checks are plain JavaScript, because they run before anything is installed.
import { lonelyExports, unused } from '../../../tools/check-libraries.mjs';
// @ts-expect-error As above.
import { leftOut, noticeOf, shipped } from '../../../tools/notices.mjs';

const lock = {
  packages: {
    '': { name: 'pavlac' },
    'node_modules/alpha': { version: '1.0.0', license: 'MIT' },
    'node_modules/alpha/node_modules/@beta/two': { version: '2.0.0' },
    'node_modules/tests-only': { version: '3.0.0', license: 'MIT', dev: true },
  },
};

it('everything that is shipped stands in the notice with its licence, its text once', () => {
  const parts = shipped(lock);
  expect(parts.map(({ name, version }: { name: string; version: string }) => `${name} ${version}`)).toEqual([
    '@beta/two 2.0.0',
    'alpha 1.0.0',
  ]);
  const notice = noticeOf(parts, () => 'Permission is hereby granted');
  expect(notice).toContain('alpha 1.0.0: MIT');
  expect(notice).toContain('@beta/two 2.0.0: licence not named');
  expect(notice.match(/Permission is hereby granted/g)).toHaveLength(1);
  const components = [
    { name: 'alpha', version: '1.0.0' },
    { name: '@beta/two', version: '2.0.0' },
  ];
  expect(leftOut(parts, notice, { components })).toEqual([]);
  expect(leftOut(parts, '', { components: [{ name: 'alpha', version: '1.0.1' }] })).toEqual([
    '@beta/two 2.0.0 není v NOTICE.txt',
    '@beta/two 2.0.0 není v sbom.cdx.json',
    'alpha 1.0.0 není v NOTICE.txt',
    'alpha 1.0.0 není v sbom.cdx.json',
  ]);
});

it('a dependency that no source names is told, unless another one asks for it', () => {
  const texts = [
    "import a from 'alpha';\nimport '@beta/two/styles.css';",
    // In two pieces: the runner reads its marks from any text.
    `// @vitest-${'environment'} gamma\nconst at = "../node_modules/delta/bin.js";`,
    "import type { E } from 'epsilon';",
  ];
  const names = ['alpha', '@beta/two', 'gamma', 'delta', '@types/epsilon', '@types/beta__two', 'alp', 'zeta', 'eta'];
  expect(unused(names, texts, new Set(['eta']))).toEqual(['alp', 'zeta']);
});

it('an exported name that stands nowhere else is told', () => {
  const files = [
    { path: 'a.ts', text: 'export const used = 1;\nexport type Lonely = number;\nexport function alone() {}' },
    { path: 'b.ts', text: "import { used } from './a.ts';" },
  ];
  expect(lonelyExports(files)).toEqual([
    ['a.ts', 'Lonely'],
    ['a.ts', 'alone'],
  ]);
});
