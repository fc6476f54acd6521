import { expect, it } from 'vitest';
import type { FolderNode } from '#contract/documents/schema-folders.ts';
import { flatTree } from './flat.ts';
import { chainTo, seenThrough } from './tree.ts';

const node = (id: number, children: FolderNode[] = []): FolderNode => ({
  id,
  name: `s${id}`,
  color: 'stone',
  parentId: null,
  visibility: 'public',
  isPublic: true,
  isNarrowed: false,
  ownerId: null,
  unitId: null,
  createdAt: '',
  fileCount: 0,
  children,
});
const tree = [node(1, [node(2, [node(3)]), node(4)]), node(5)];

it('the way to a folder is what stands above it and itself', () => {
  expect(chainTo(tree, 3).map((one) => one.id)).toEqual([1, 2, 3]);
  expect(chainTo(tree, 5).map((one) => one.id)).toEqual([5]);
  expect(chainTo(tree, 9)).toEqual([]);
});

it('a folder is not offered as the place of itself, nor is what it holds', () => {
  expect(flatTree(tree, [2]).map(({ id, depth }) => [id, depth])).toEqual([
    [1, 0],
    [4, 1],
    [5, 0],
  ]);
});

it.each([
  [[], true, 'house'],
  [[], false, 'committee'],
  [[{ visibility: 'public', isNarrowed: true }], true, 'some'],
  [
    [
      { visibility: 'public', isNarrowed: true },
      { visibility: 'owner', isNarrowed: false },
    ],
    true,
    'owner',
  ],
  [[{ visibility: 'audit', isNarrowed: false }], false, 'committee'],
] as const)('through %j with its own switch at %s it is for: %s', (chain, isPublic, sees) =>
  expect(seenThrough(chain, { isPublic })).toBe(sees),
);

it('what is addressed by name is for those who were chosen, whatever it stands in', () =>
  expect(seenThrough([{ visibility: 'owner', isNarrowed: false }], { isPublic: true, byName: true })).toBe('some'));
