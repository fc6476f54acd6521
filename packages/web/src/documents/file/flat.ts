import type { FolderNode } from '#contract/documents/schema-folders.ts';

export type FlatFolder = { id: number; name: string; depth: number };
/** All folders in the order of the tree, without those that are left out and what is in them. */
export const flatTree = (tree: readonly FolderNode[], except: readonly number[] = [], depth = 0): FlatFolder[] =>
  tree
    .filter(({ id }) => !except.includes(id))
    .flatMap(({ id, name, children }) => [{ id, name, depth }, ...flatTree(children, except, depth + 1)]);
